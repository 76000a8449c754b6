import { isPast } from '#content/clock.ts'
import { all } from '#content/queries.ts'
import type { PublicItem } from '#entities/kinds.ts'
import { dayOfChange } from '../site/modified.ts'
import { hospitalZone } from '../site/network.ts'

type News = PublicItem<'news'>
export type DatedNews = News & { datePublished: string }

/** A news item with its own date, or that of its last change. */
export const dated = (item: News, timezone: string): DatedNews => ({
  ...item,
  datePublished: item.datePublished ?? dayOfChange(item, timezone),
})

const newestFirst = (a: DatedNews, b: DatedNews) =>
  b.datePublished.localeCompare(a.datePublished) || a.slug.localeCompare(b.slug)

export const isExpired = ({ expiresAt }: News): boolean =>
  expiresAt !== undefined && isPast(Temporal.Instant.from(expiresAt))

/** The news for lists: newest first, without expired items. */
export async function currentNews(): Promise<DatedNews[]> {
  const timezone = await hospitalZone()
  const current = (await all('news')).filter(item => !isExpired(item))
  return current.map(item => dated(item, timezone)).toSorted(newestFirst)
}
