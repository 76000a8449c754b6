import type { PublicItem } from '../kinds.ts'

type Place = Pick<PublicItem<'addresses'>, 'code' | 'officialName' | 'phones' | 'isMain' | 'emergencyOpen24h'>
type Defaults = Pick<
  Partial<PublicItem<'settings'>>,
  'hospital_name' | 'emergencyNumber' | 'emergency_call' | 'customer_care'
>

/** Indonesia's ambulance, for a hospital that has not entered an emergency number. */
const ambulance = '119'

/** The numbers for a reader in an emergency: the ambulance, and the hospital itself. */
export interface EmergencyCall {
  emergencyNumber: string
  hospital?: { name: string; number: string }
}

/** A location that is not open day and night has an emergency number only if one is entered. */
const ownNumber = (place: Place | undefined) =>
  place?.phones?.emergency_call ?? (place?.emergencyOpen24h ? place.phones?.main : undefined)

/** The numbers of the chosen location; missing ones come from the main location, then from the settings. */
export function emergencyCall(
  places: readonly Place[],
  defaults: Defaults | undefined,
  location?: string,
): EmergencyCall {
  const main = places.find(place => place.isMain) ?? places[0]
  const chosen = places.find(place => place.code === location)
  const emergencyNumber =
    chosen?.phones?.emergencyNumber ?? main?.phones?.emergencyNumber ?? defaults?.emergencyNumber ?? ambulance
  for (const place of [chosen, main]) {
    const number = ownNumber(place)
    if (place && number) return { emergencyNumber, hospital: { name: place.officialName, number } }
  }
  const number = defaults?.emergency_call ?? main?.phones?.main ?? defaults?.customer_care
  const name = main?.officialName ?? defaults?.hospital_name
  return number && name ? { emergencyNumber, hospital: { name, number } } : { emergencyNumber }
}
