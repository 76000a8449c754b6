import { isPast } from '#content/clock.ts'
import type { PublicItem } from '#entities/kinds.ts'
import * as operating from '#entities/office/operating-status.ts'

/** The operating status of a location, from its publication until its last day is over there. */
export const announcedStatus = (place: PublicItem<'addresses'>) => operating.announcedStatus(place, isPast)

/** The same, if it applies today. */
export const statusOf = (place: PublicItem<'addresses'>) => operating.statusOf(place, isPast)

/** The same, unless the location is open as usual. */
export function closureOf(place: PublicItem<'addresses'>) {
  const shown = statusOf(place)
  return shown?.status === 'open' ? undefined : shown
}

export const isClosed = (place: PublicItem<'addresses'>): boolean => operating.isClosed(place, isPast)

/** Whether a unit is closed, itself or with its location. */
export const isUnitClosed = (
  unit: Pick<PublicItem<'units'>, 'operatingStatus'>,
  place: PublicItem<'addresses'> | null | undefined,
): boolean => unit.operatingStatus === 'closed' || (place != null && isClosed(place))

/** The locations with an emergency department, the closed ones last. */
export const emergencyDepartments = (places: readonly PublicItem<'addresses'>[]): PublicItem<'addresses'>[] =>
  places
    .filter(place => place.emergencyOpen24h || place.phones?.emergency_call)
    .sort((one, other) => Number(isClosed(one)) - Number(isClosed(other)))

/** Whether the emergency department is open day and night: not while its location is closed. */
export const isEmergencyOpen = (place: PublicItem<'addresses'>): boolean =>
  place.emergencyOpen24h === true && !isClosed(place)
