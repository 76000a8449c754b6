import type { PublicItem } from '#entities/kinds.ts'

/** The moment from which an article counts as due to be read again: its date is over at the hospital's main place. */
export function reviewDueAt(
  { reviewDue }: PublicItem<'articles'>,
  timezone: string,
): Temporal.Instant | undefined {
  if (!reviewDue) return undefined
  return Temporal.PlainDate.from(reviewDue).add({ days: 1 }).toZonedDateTime(timezone).toInstant()
}
