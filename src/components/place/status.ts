import { isDayOver } from '#content/clock.ts'
import type { PublicItem } from '#entities/kinds.ts'

/** The operating status of a location, until its last day is over there. */
export function statusOf({ operatingStatus, timezone }: PublicItem<'addresses'>) {
  const { status, until } = operatingStatus ?? {}
  return status && !(until && isDayOver(until, timezone)) ? { ...operatingStatus, status } : undefined
}

/** The same, unless the location is open as usual. */
export function closureOf(place: PublicItem<'addresses'>) {
  const shown = statusOf(place)
  return shown?.status === 'open' ? undefined : shown
}

export const isClosed = (place: PublicItem<'addresses'>): boolean => statusOf(place)?.status === 'closed'

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
