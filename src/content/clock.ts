import { slot } from './slot.ts'

/*
 * The only clock of the public pages. Time alone changes them: each answer that will be another one some day is noted,
 * and the page is rendered again at that moment. `Temporal.Now` in a page would be frozen until somebody edits it.
 */

const clock = () => slot().now ?? Temporal.Now.instant()

/** Whether a moment is over. A page that hears no is rendered again when it comes. */
export function isPast(moment: Temporal.Instant): boolean {
  if (Temporal.Instant.compare(moment, clock()) <= 0) return true
  slot().recorder?.due(moment)
  return false
}

/** Now, for whoever compares it with that moment and no other. */
export function nowUntil(moment: Temporal.Instant): Temporal.Instant {
  isPast(moment)
  return clock()
}

/** Today at a place. Whoever asks is rendered again at its next midnight. */
export function todayIn(timezone: string): Temporal.PlainDate {
  const date = clock().toZonedDateTimeISO(timezone).toPlainDate()
  slot().recorder?.due(date.add({ days: 1 }).toZonedDateTime(timezone).toInstant())
  return date
}

/** Whether a calendar day, the last on which something holds, is over at a place. */
export const isDayOver = (day: string, timezone: string): boolean =>
  isPast(Temporal.PlainDate.from(day).add({ days: 1 }).toZonedDateTime(timezone).toInstant())

/** The year at a place; it lasts until the next one, and so does the page. */
export function yearIn(timezone: string): number {
  const { year } = clock().toZonedDateTimeISO(timezone)
  slot().recorder?.due(
    Temporal.PlainDate.from({ year: year + 1, month: 1, day: 1 })
      .toZonedDateTime(timezone)
      .toInstant(),
  )
  return year
}

/** A moment for whoever names a zone's present name (WIB, CEST): it holds until the zone's clocks are changed. */
export function nowForZone(timezone: string): Temporal.Instant {
  const now = clock()
  const next = now.toZonedDateTimeISO(timezone).getTimeZoneTransition('next')
  if (next) slot().recorder?.due(next.toInstant())
  return now
}
