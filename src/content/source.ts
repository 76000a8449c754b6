import type { ContentKind, PublicItem } from '#entities/kinds.ts'
import type { Schedule, ScheduleException } from '#entities/schedule/schedule.ts'

export type SingleKind = 'settings' | 'about-description'
export type ListKind = Exclude<ContentKind, SingleKind>

/** The items of a kind by key, in their set order. Other items are another map, so that what was worked out from it goes with it. */
export type Items<K extends ListKind> = ReadonlyMap<string, PublicItem<K>>

export interface Timetables {
  byDoctor: ReadonlyMap<string, Schedule[]>
  exceptions: readonly ScheduleException[]
}

/** Where the door takes content from: an API, or what the publisher holds in memory. */
export interface Source {
  items<K extends ListKind>(kind: K): Promise<Items<K>>
  single<K extends SingleKind>(kind: K): Promise<PublicItem<K> | null>
  timetables(): Promise<Timetables>
}

/** The key that addresses and references use: the slug, the code, or the id of kinds without a name. */
export const keyOf = (item: object): string => {
  const { slug, code, id } = item as { slug?: string; code?: string; id: string }
  return slug ?? code ?? id
}
