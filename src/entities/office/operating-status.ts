import type { PublicItem } from '../kinds.ts'

type Place = Pick<PublicItem<'addresses'>, 'operatingStatus' | 'timezone'>
/** The clock of the reader: that of a public page records when its answer changes. */
type IsPast = (moment: Temporal.Instant) => boolean

/** The operating status of a location, from its publication until its last day is over there. */
export function announcedStatus({ operatingStatus, timezone }: Place, isPast: IsPast) {
  const { status, since, until } = operatingStatus ?? {}
  const startOf = (day: string, days = 0) =>
    Temporal.PlainDate.from(day).add({ days }).toZonedDateTime(timezone).toInstant()
  if (!status || (until && isPast(startOf(until, 1)))) return
  const isUpcoming = since !== undefined && !isPast(startOf(since))
  return { ...operatingStatus, status, isUpcoming }
}

/** The same, if it applies today. */
export function statusOf(place: Place, isPast: IsPast) {
  const announced = announcedStatus(place, isPast)
  return announced?.isUpcoming ? undefined : announced
}

export const isClosed = (place: Place, isPast: IsPast): boolean =>
  statusOf(place, isPast)?.status === 'closed'
