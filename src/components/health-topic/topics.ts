import type { TopicType } from '#entities/content/health-topic.ts'
import type { PublicItem } from '#entities/kinds.ts'
import { type ContentLanguage, type Localized, localizedText } from '#entities/localized.ts'
import { plain } from '#entities/text/plain.ts'
import { initialOf } from '../index/initial.ts'

export type Topic = PublicItem<'health-topics'>
/** What a list of topics shows. */
export type ListedTopic = Pick<Topic, 'slug' | 'name' | 'otherNames' | 'type'>
export const listedFields = ['slug', 'name', 'otherNames', 'type'] as const

export const typePath = (type: TopicType) => `/health-topics/type/${type}`

/** The topics by letter in the order of the language, those beyond A to Z last. */
export function byInitial<T extends { name: Localized }>(
  topics: readonly T[],
  language: ContentLanguage,
): [string, T[]][] {
  const collator = new Intl.Collator(language, { sensitivity: 'base' })
  const nameOf = ({ name }: T) => localizedText(name, language)
  const sorted = topics.toSorted((a, b) => collator.compare(nameOf(a), nameOf(b)))
  const groups = [...Map.groupBy(sorted, topic => initialOf(nameOf(topic)))]
  return groups.toSorted(([a], [b]) => Number(a === 'other') - Number(b === 'other'))
}

/** The address within the page of a letter's group. */
export const anchorOf = (letter: string) => `letter-${letter}`

/** Other names in the page's language, without the name itself. */
export function otherNamesOf({ name, otherNames }: ListedTopic, language: ContentLanguage): string[] {
  const own = plain(localizedText(name, language))
  return (otherNames?.[language] ?? []).filter(other => plain(other) !== own)
}

/**
 * The reviewer and the day of a review. Null unless both are there: the page may not claim a review by a doctor who is
 * no longer shown.
 */
export function reviewOf<D>({ lastReviewed }: Pick<Topic, 'lastReviewed'>, reviewer: D | null) {
  return reviewer && lastReviewed ? { reviewer, on: lastReviewed } : null
}

type Related = Pick<Topic, 'slug' | 'name' | 'specialists'>
export const relatedFields = ['slug', 'name', 'specialists'] as const

/** Up to six others of the same specialties, those that share the most first. */
export function relatedTo(topic: Related, every: readonly Related[]): Related[] {
  const own = new Set(topic.specialists)
  const shared = (other: Related) => (other.specialists ?? []).filter(one => own.has(one)).length
  return every
    .filter(other => other.slug !== topic.slug && shared(other) > 0)
    .toSorted((a, b) => shared(b) - shared(a))
    .slice(0, 6)
}
