import { and, asc, eq, isNull } from 'drizzle-orm'
import { type ContentKind, entityOf, type PublicItem } from '#entities/kinds.ts'
import { todayIn } from '#entities/schedule/availability.ts'
import { content } from '../database/tables/content.ts'
import type { Deps } from '../kernel/deps.ts'
import type { StoredJson } from '../kernel/http/json-answer.ts'
import { withTimeout } from '../kernel/timeout.ts'
import { publicItem } from './views.ts'

export type PublicData = Record<string, unknown> & { id: string }
interface Loaded {
  items: PublicData[]
  byKey: Map<string, PublicData>
  /** Serialized answers computed from these items, and the approximate length of their texts in characters. */
  answers: Map<string, StoredJson>
  length: number
}

const caches = new WeakMap<object, Map<ContentKind, Promise<Loaded>>>()

function cacheOf(deps: Deps): Map<ContentKind, Promise<Loaded>> {
  let cache = caches.get(deps.database)
  if (!cache) {
    cache = new Map()
    caches.set(deps.database, cache)
  }
  return cache
}

/** Clears the cache of this process; `listenForChanges` does it for changes by other processes. */
export function clearPublicContent(deps: Pick<Deps, 'database'>, kind?: ContentKind): void {
  const cache = caches.get(deps.database)
  if (kind) cache?.delete(kind)
  else cache?.clear()
}

async function load(deps: Deps, kind: ContentKind): Promise<Loaded> {
  const rows = await deps.db
    .select()
    .from(content)
    .where(and(eq(content.kind, kind), eq(content.status, 'published'), isNull(content.deletedAt)))
    .orderBy(asc(content.position), asc(content.key))
  const items = rows.map(row => publicItem(kind, row) as PublicData)
  const byKey = new Map(items.map((item, index) => [rows[index]?.key as string, item]))
  return { items, byKey, answers: new Map(), length: 0 }
}

/**
 * The limit of cached characters for each kind: enough for all lists that the pages request. Then the cache starts
 * again.
 */
const mostCharacters = 2_000_000
/** The approximate cost of an entry besides its texts. */
const perAnswer = 200

/**
 * The serialized answer for these items, cached until the next change: filtering, sorting and serializing are most of a
 * list's cost. `key` must contain everything that the answer depends on.
 */
export function cachedAnswer(loaded: Loaded, key: string, create: () => unknown): StoredJson {
  const known = loaded.answers.get(key)
  if (known) return known
  const text = JSON.stringify(create())
  const length = key.length + text.length + perAnswer
  if (loaded.length + length > mostCharacters) {
    loaded.answers.clear()
    loaded.length = 0
  }
  const answer = { text }
  loaded.answers.set(key, answer)
  loaded.length += length
  return answer
}

/** The published items of a kind, from memory: public reads need no query until the content changes. */
export function publicContent(deps: Deps, kind: ContentKind): Promise<Loaded> {
  const cache = cacheOf(deps)
  let loading = cache.get(kind)
  if (!loading) {
    // Without a timeout, all readers would wait for a query that never returns until the process ends.
    loading = withTimeout(load(deps, kind), 30_000)
    cache.set(kind, loading)
    loading.catch(() => cache.delete(kind))
  }
  return loading
}

/** The published items of a kind, typed. The cast relies on `load`: every row of a kind fits its definition. */
export const publicItems = async <K extends ContentKind>(deps: Deps, kind: K): Promise<PublicItem<K>[]> =>
  (await publicContent(deps, kind)).items as unknown as PublicItem<K>[]

/** The hospital's time zone: that of its settings, else of its main location. */
export async function hospitalZone(deps: Deps): Promise<string> {
  const [[settings], places] = await Promise.all([
    publicItems(deps, 'settings'),
    publicItems(deps, 'addresses'),
  ])
  const main = places.find(place => place.isMain) ?? places[0]
  return settings?.timezone ?? main?.timezone ?? 'UTC'
}

/** The hospital's calendar date now. */
export const hospitalDay = async (deps: Deps): Promise<string> =>
  todayIn(await hospitalZone(deps), deps.now())

const comparable = (value: unknown): string | number =>
  typeof value === 'number' ? value : typeof value === 'string' ? value : JSON.stringify(value ?? '')

/** The filters of a query, by name: fields whose values are references, choices or flags. */
export function filtersOf(kind: ContentKind, query: Record<string, unknown>): [string, string][] {
  const { fields } = entityOf(kind)
  return Object.entries(query as Record<string, string>)
    .filter(([name]) => ['reference', 'references', 'choice', 'flag'].includes(fields[name]?.widget ?? ''))
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
}

export function filterItems(items: PublicData[], filters: [string, string][]): PublicData[] {
  return items.filter(item =>
    filters.every(([name, wanted]) => {
      const value = item[name]
      return Array.isArray(value) ? value.includes(wanted) : String(value ?? false) === wanted
    }),
  )
}

/** `sort=name` or `sort=-updatedAt`; without it, the hospital's own order. */
export function sortItems(items: PublicData[], sort: string | undefined): PublicData[] {
  if (!sort) return items
  const name = sort.replace(/^-/, '')
  const direction = sort.startsWith('-') ? -1 : 1
  return items.toSorted((a, b) => {
    const [x, y] = [comparable(a[name]), comparable(b[name])]
    return x < y ? -direction : x > y ? direction : 0
  })
}
