import { todayIn } from '#entities/schedule/availability.ts'

/** Content with the time of its last publication. */
export type Changed = readonly ({ updatedAt: string } | null | undefined)[]

/**
 * When the last of these items was changed, to the second and as the sitemap has moments; undefined without items. Pages name here what they are about,
 * and read these items whole: a change of any of them then renders the page again.
 */
export function lastChange(items: Changed): string | undefined {
  const moments = items.flatMap(item => (item ? `${item.updatedAt.slice(0, 19)}.000Z` : []))
  return moments.sort().at(-1)
}

/** The day of the last change at the clock of this zone, for content without a date of its own. */
export const dayOfChange = ({ updatedAt }: { updatedAt: string }, timezone: string): string =>
  todayIn(timezone, Temporal.Instant.from(updatedAt))
