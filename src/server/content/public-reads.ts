import { and, asc, eq, isNull } from 'drizzle-orm'
import { type ContentKind, entityOf, type PublicItem } from '#entities/kinds.ts'
import { content } from '../database/tables/content.ts'
import type { Deps } from '../kernel/deps.ts'
import { withTimeout } from '../kernel/in-time.ts'
import { publicItem } from './views.ts'

export type PublicData = Record<string, unknown> & { id: string }
interface Loaded {
  items: PublicData[]
  byKey: Map<string, PublicData>
  /** The texts of answers that were given from these items, and about how many characters they all hold in memory. */
  answers: Map<string, string>
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

/** Forgets what was read, here; `listenForChanges` does it for changes that other processes made. */
export function dropPublicContent(deps: Pick<Deps, 'database'>, kind?: ContentKind): void {
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

/** So many characters of answers are kept of each kind: all lists that pages ask for, and no more whatever is asked. */
const mostKept = 2_000_000
/** What an entry costs beside its texts. */
const perAnswer = 200

/**
 * The text of an answer from these items, written once between two changes: to filter, put in order and write out is most
 * of a list's work. `asked` is everything that decides about it.
 */
export function keptAnswer(loaded: Loaded, asked: string, make: () => unknown): string {
  const known = loaded.answers.get(asked)
  if (known !== undefined) return known
  const text = JSON.stringify(make())
  const length = asked.length + text.length + perAnswer
  if (loaded.length + length > mostKept) {
    loaded.answers.clear()
    loaded.length = 0
  }
  loaded.answers.set(asked, text)
  loaded.length += length
  return text
}

/** The published items of a kind, from memory: public reads cost no query between two changes. */
export function publicContent(deps: Deps, kind: ContentKind): Promise<Loaded> {
  const cache = cacheOf(deps)
  let loading = cache.get(kind)
  if (!loading) {
    // Else a question that is never answered would be waited for until the process ends.
    loading = withTimeout(load(deps, kind), 30_000)
    cache.set(kind, loading)
    loading.catch(() => cache.delete(kind))
  }
  return loading
}

/** The published items of a kind in its own type. The cast says what `load` did: every row of a kind fits its definition. */
export const publicItems = async <K extends ContentKind>(deps: Deps, kind: K): Promise<PublicItem<K>[]> =>
  (await publicContent(deps, kind)).items as unknown as PublicItem<K>[]

const comparable = (value: unknown): string | number =>
  typeof value === 'number' ? value : typeof value === 'string' ? value : JSON.stringify(value ?? '')

/** The filters of a query, by name: those by fields whose values are single words, references, choices and flags. */
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

/** `sort=name` or `sort=-updatedAt`; without it the hospital's own order. */
export function sortItems(items: PublicData[], sort: string | undefined): PublicData[] {
  if (!sort) return items
  const name = sort.replace(/^-/, '')
  const direction = sort.startsWith('-') ? -1 : 1
  return items.toSorted((a, b) => {
    const [x, y] = [comparable(a[name]), comparable(b[name])]
    return x < y ? -direction : x > y ? direction : 0
  })
}
