import { isPast } from '#content/clock.ts'
import { all } from '#content/queries.ts'
import type { PublicItem } from '#entities/kinds.ts'

type News = PublicItem<'news'>

/** The date of a news item or an article: its own, or that of its last change. */
export const dayOf = (item: Pick<News, 'datePublished' | 'updatedAt'>): string =>
  item.datePublished ?? item.updatedAt.slice(0, 10)

const newestFirst = (a: News, b: News) => dayOf(b).localeCompare(dayOf(a)) || a.slug.localeCompare(b.slug)

export const isExpired = ({ expiresAt }: News): boolean =>
  expiresAt !== undefined && isPast(Temporal.Instant.from(expiresAt))

/** The news for lists: newest first, without expired items. */
export const currentNews = async (): Promise<News[]> =>
  (await all('news')).filter(item => !isExpired(item)).toSorted(newestFirst)
