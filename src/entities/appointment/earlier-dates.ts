import { todayIn } from '../schedule/availability.ts'

/** The dates to wait between for an earlier time than this appointment: tomorrow to the day before it. Null if there are none. */
export function earlierDates(
  { startsAt, timezone }: { startsAt: Temporal.Instant; timezone: string },
  now: Temporal.Instant,
): { from: string; to: string } | null {
  const from = Temporal.PlainDate.from(todayIn(timezone, now)).add({ days: 1 }).toString()
  const to = Temporal.PlainDate.from(todayIn(timezone, startsAt)).subtract({ days: 1 }).toString()
  return from <= to ? { from, to } : null
}
