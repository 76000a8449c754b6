import { beginsLater, isDayOver } from '#content/clock.ts'
import type { PublicItem } from '#entities/kinds.ts'

/** The operating status of a location, from its publication until its last day is over there. */
export function announcedStatus({ operatingStatus, timezone }: PublicItem<'addresses'>) {
  const { status, since, until } = operatingStatus ?? {}
  if (!status || (until && isDayOver(until, timezone))) return
  const isUpcoming = since !== undefined && beginsLater({ validFrom: since, timezone })
  return { ...operatingStatus, status, isUpcoming }
}

/** The same, if it applies today. */
export function statusOf(place: PublicItem<'addresses'>) {
  const announced = announcedStatus(place)
  return announced?.isUpcoming ? undefined : announced
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
