import type { EntryWithReplaced, Free } from './replaced.ts'

const noon = '12:00'

/** True if a free slot matches the entry: dates, weekdays, time of day, and earlier than the appointment it replaces. */
export function matchesEntry(
  { entry: { fromDate, toDate, weekdays, dayPart }, replaced }: EntryWithReplaced,
  { occurrence: { date, timezone }, place }: Free,
): boolean {
  if (date < fromDate || date > toDate) return false
  const starts = Temporal.Instant.from(place.startsAt)
  const local = starts.toZonedDateTimeISO(timezone)
  if (weekdays.length > 0 && !weekdays.includes(local.dayOfWeek)) return false
  const part = local.toPlainTime().toString({ smallestUnit: 'minute' }) < noon ? 'morning' : 'afternoon'
  if (dayPart !== null && dayPart !== part) return false
  return replaced === null || Temporal.Instant.compare(starts, replaced.startsAt) < 0
}
