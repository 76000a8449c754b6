import type { ContentKind, PublicItem } from '#entities/kinds.ts'
import type { SearchLead } from '#entities/office/missed-search.ts'
import type { Schedule, ScheduleException } from '#entities/schedule/schedule.ts'

export type SingleKind = 'settings' | 'about-description'
export type ListKind = Exclude<ContentKind, SingleKind>

/**
 * The items of a kind by key, in their order. Changed items are a new map, so that values cached by the old one
 * disappear with it.
 */
export type Items<K extends ListKind> = ReadonlyMap<string, PublicItem<K>>

export interface Timetables {
  byDoctor: ReadonlyMap<string, Schedule[]>
  exceptions: readonly ScheduleException[]
}

/** Where queries get content from: an API, or the publisher's snapshot in memory. */
export interface Source {
  items<K extends ListKind>(kind: K): Promise<Items<K>>
  single<K extends SingleKind>(kind: K): Promise<PublicItem<K> | null>
  timetables(): Promise<Timetables>
  leads(): Promise<readonly SearchLead[]>
}

/** The key in addresses and references: the slug, the code, or the id of kinds without a name. */
export const keyOf = (item: object): string => {
  const { slug, code, id } = item as { slug?: string; code?: string; id: string }
  return slug ?? code ?? id
}
