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

/** Whether the emergency department is open day and night: not while its location is closed. */
export const isEmergencyOpen = (place: PublicItem<'addresses'>): boolean =>
  place.emergencyOpen24h === true && statusOf(place)?.status !== 'closed'
