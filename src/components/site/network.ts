import { cachedFragment } from '#content/fragment-cache.ts'
import { all, single } from '#content/queries.ts'
import type { Media } from '#entities/fields.ts'
import type { PublicItem } from '#entities/kinds.ts'
import { type ContentLanguage, localizedText } from '#entities/localized.ts'
import { BUSINESS_HOURS } from '#ui/constants.ts'
import type { Hours } from '../place/hours.ts'
import { logoOf } from './frame/logo.ts'
import { translateSite } from './texts.ts'

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const
const { weekdays: week, saturday } = BUSINESS_HOURS
const specifiedHours: Hours = [...weekdays.map(day => ({ day, ...week })), { day: 'saturday', ...saturday }]

export interface Network {
  name: string
  title: string
  description: string
  emergencyNumber: string | undefined
  emergencyCall: string | undefined
  customerCare: string | undefined
  whatsapp: string | undefined
  email: string | undefined
  logo: Media | undefined
  hours: Hours
  main: PublicItem<'addresses'> | undefined
  places: PublicItem<'addresses'>[]
}

/** The key of the network in the fragment cache. */
const cacheKey = {}

// Only these fields: otherwise a change of, for example, the brand's colour would make every page stale.
const settingsFields = [
  ...(['hospital_name', 'siteTitle', 'description', 'businessHours', 'supportEmail'] as const),
  ...(['emergencyNumber', 'emergency_call', 'customer_care', 'whatsappNumber', 'logo'] as const),
] as const

/** The hospital's name and contact data: the main location's own numbers first, then the defaults of the settings. */
export const networkIn = (language: ContentLanguage): Promise<Network> =>
  cachedFragment(cacheKey, language, () => networkOf(language))

async function networkOf(language: ContentLanguage): Promise<Network> {
  const [settings, places] = await Promise.all([single('settings', settingsFields), all('addresses')])
  const main = places.find(place => place.isMain) ?? places[0]
  // In a network of several locations without a main one, a location's number is not used as customer care.
  const switchboard = main?.isMain || places.length === 1 ? main?.phones?.main : undefined
  const name = settings?.hospital_name ?? main?.officialName ?? 'Rawat'
  return {
    name,
    title: localizedText(settings?.siteTitle, language) || name,
    description:
      localizedText(settings?.description, language) ||
      translateSite(language)('site.description', { hospital_name: name }),
    emergencyNumber: main?.phones?.emergencyNumber ?? settings?.emergencyNumber,
    emergencyCall: main?.phones?.emergency_call ?? settings?.emergency_call,
    customerCare: main?.phones?.customer_care ?? settings?.customer_care ?? switchboard,
    whatsapp: main?.whatsappNumber ?? settings?.whatsappNumber,
    email: main?.email1 ?? settings?.supportEmail,
    logo: settings?.logo,
    hours: settings?.businessHours?.length ? settings.businessHours : specifiedHours,
    main,
    places,
  }
}

/** The time zone of the main location. */
export async function hospitalZone(): Promise<string> {
  const places = await all('addresses', ['timezone', 'isMain'])
  return (places.find(place => place.isMain) ?? places[0])?.timezone ?? 'UTC'
}

/** The address of the chat script, if one is set up. An http address, stored by an earlier version, is ignored. */
export async function chatScript(): Promise<string | undefined> {
  const chat = (await single('settings', ['chatWidget']))?.chatWidget
  return chat?.enabled && /^https:\/\//i.test(chat.scriptUrl ?? '') ? chat.scriptUrl : undefined
}

/** Whether the network has central contact options; if not, pages link to its locations. */
export const answersForAll = (network: Network): boolean =>
  Boolean(network.customerCare || network.whatsapp || network.email)

/** wa.me needs the number with its country code, without plus. A national number (08…) is Indonesian. */
export function chatLink(number: string, text: string): string {
  const digits = number.replace(/\D/g, '').replace(/^0/, '62')
  return `https://wa.me/${digits}?text=${encodeURIComponent(text)}`
}

/** The text of a request by chat, always in Indonesian, because the front desk reads it. */
export const appointmentRequest = (hospital_name: string) =>
  translateSite('id')('chat.appointment', { hospital_name })

/** Name and contact data for the portal's shell, available when the API does not respond. */
export const contactDataOf = (network: Network) => ({
  name: network.name,
  logo: logoOf(network.logo),
  phone: network.customerCare,
  emergency: network.emergencyCall ?? network.emergencyNumber,
  chat: network.whatsapp ? chatLink(network.whatsapp, appointmentRequest(network.name)) : undefined,
  email: network.email,
})
