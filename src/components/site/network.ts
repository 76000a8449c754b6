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

/** There is one, and what is kept of it goes with the run. */
const house = {}

// Not the brand's colour, say: that would render every page for a file of its own.
const ofTheHouse = [
  ...(['hospital_name', 'siteTitle', 'description', 'businessHours', 'supportEmail'] as const),
  ...(['emergencyNumber', 'emergency_call', 'customer_care', 'whatsappNumber', 'logo'] as const),
] as const

/** Who the hospital is and how it is reached: the main location's own numbers first, then the settings' defaults. */
export const networkIn = (language: ContentLanguage): Promise<Network> =>
  cachedFragment(house, language, () => networkOf(language))

async function networkOf(language: ContentLanguage): Promise<Network> {
  const [settings, places] = await Promise.all([single('settings', ofTheHouse), all('addresses')])
  const main = places.find(place => place.isMain) ?? places[0]
  // The switchboard of one location among many is nobody's customer care.
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

/** The address of a chat's script, where the hospital has set one up. An http address of an earlier version is left out. */
export async function chatScript(): Promise<string | undefined> {
  const chat = (await single('settings', ['chatWidget']))?.chatWidget
  return chat?.enabled && /^https:\/\//i.test(chat.scriptUrl ?? '') ? chat.scriptUrl : undefined
}

/** Whether somebody answers for the whole network; where nobody does, pages lead to its locations. */
export const answersForAll = (network: Network): boolean =>
  Boolean(network.customerCare || network.whatsapp || network.email)

/** wa.me wants the number with its country, without plus. A national number (08…) is Indonesian. */
export function chatLink(number: string, text: string): string {
  const digits = number.replace(/\D/g, '').replace(/^0/, '62')
  return `https://wa.me/${digits}?text=${encodeURIComponent(text)}`
}

/** The request a patient sends by chat, in Indonesian whatever the page's language, as the desk reads it. */
export const appointmentRequest = (hospital_name: string) =>
  translateSite('id')('chat.appointment', { hospital_name })

/** Who the hospital is and how it is reached, as the portal's shell carries it, for when the API does not answer. */
export const reachOf = (network: Network) => ({
  name: network.name,
  logo: logoOf(network.logo),
  phone: network.customerCare,
  emergency: network.emergencyCall ?? network.emergencyNumber,
  chat: network.whatsapp ? chatLink(network.whatsapp, appointmentRequest(network.name)) : undefined,
  email: network.email,
})
