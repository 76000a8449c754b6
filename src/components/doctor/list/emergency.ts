import { cachedFragment } from '#content/fragment-cache.ts'
import { all, single } from '#content/queries.ts'
import { contentLanguages } from '#entities/localized.ts'
import { type EmergencyCall, emergencyCall } from '#entities/office/emergency-call.ts'
import { localizedPath } from '#i18n/paths.ts'
import type { EmergencyData } from '#search/emergency-data.ts'
import { isClosed } from '../../place/status.ts'
import { translateSite } from '../../site/texts.ts'
import { townsOf } from '../directory.ts'

const signFields = ['slug', 'kind', 'name', 'advice', 'phrases', 'exceptions', 'callFirst'] as const
const callFields = ['hospital_name', 'emergencyNumber', 'emergency_call', 'customer_care'] as const

/** The key of the numbers in the fragment cache: every list of doctors needs them. */
const cacheKey = {}

export const emergencySigns = () => all('emergency-signs', signFields)

/** The emergency numbers of the network, and of the locations with other ones. */
export const emergencyCalls = () => cachedFragment(cacheKey, 'emergency calls', findCalls)

async function findCalls(): Promise<Pick<EmergencyData, 'main' | 'places'>> {
  const [places, settings] = await Promise.all([all('addresses'), single('settings', callFields)])
  // Nobody may answer at a closed location.
  const open = places.filter(place => !isClosed(place))
  const callAt = (code?: string) => emergencyCall(open, settings ?? undefined, code)
  const main = callAt()
  const isOther = (call: EmergencyCall) => JSON.stringify(call) !== JSON.stringify(main)
  const others = townsOf(places).flatMap(({ codes }) => {
    // Locations with the same name are one option: a location without an own number gets that of the first one that has it.
    const calls = codes.map(callAt)
    const ofTown = calls.find(one => one.hospital?.number !== main.hospital?.number) ?? main
    const own = codes.map((code, at): [string, EmergencyCall] => {
      const call = calls[at] ?? main
      return [code, isOther(call) ? call : ofTown]
    })
    return own.filter(([, call]) => isOther(call))
  })
  return { main, places: Object.fromEntries(others) }
}

const inEach = <T>(make: (language: (typeof contentLanguages)[number]) => T) =>
  Object.fromEntries(contentLanguages.map(language => [language, make(language)])) as Record<
    (typeof contentLanguages)[number],
    T
  >

export async function emergencyData(): Promise<EmergencyData> {
  const [signs, calls] = await Promise.all([emergencySigns(), emergencyCalls()])
  return {
    signs,
    ...calls,
    words: inEach(language => {
      const t = translateSite(language)
      return {
        call: t('emergency.call', { number: '{{number}}' }),
        callHospital: t('emergency.callHospital', { place: '{{place}}' }),
        more: t('layout.emergencyMore'),
      }
    }),
    more: inEach(language => localizedPath(language, '/emergency')),
  }
}
