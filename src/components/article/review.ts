/** When a review is due: at the end of its date, in the time zone of the hospital's main location. */
export function reviewDueAt(reviewDue: string | undefined, timezone: string): Temporal.Instant | undefined {
  if (!reviewDue) return undefined
  return Temporal.PlainDate.from(reviewDue).add({ days: 1 }).toZonedDateTime(timezone).toInstant()
}
