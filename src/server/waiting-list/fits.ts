import type { Awaiting, Free } from './awaiting.ts'

const noon = '12:00'

/** Whether a free place is one that this entry waits for: its dates, its days, its time of day, and earlier than what is booked. */
export function fits(
  { entry: { fromDate, toDate, weekdays, dayPart }, replaced }: Awaiting,
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
