import type { ContentKind, PublicItem } from '#entities/kinds.ts'
import type { Schedule, ScheduleException } from '#entities/schedule.ts'

/** Shaped like fetch, over paths of our API. The publisher puts it into the slot before Astro renders. */
export type ApiFetch = (path: string) => Promise<Response>

interface Slot {
  fetch: ApiFetch
  /** Told of everything that a page reads while it renders, so that a change renders just the pages it shows on. */
  read?: (dependency: string) => void
  loaded: Map<string, Promise<unknown>>
}

// Astro bundles this file apart from the publisher's own copy; the global is the one thing both see.
const slots = globalThis as typeof globalThis & { rawatContent?: Slot }

export function openContentDoor(fetch: ApiFetch, read?: Slot['read']): void {
  slots.rawatContent = { fetch, loaded: new Map(), ...(read ? { read } : {}) }
}

function slot(): Slot {
  if (!slots.rawatContent) {
    const base = process.env.API_URL ?? 'http://127.0.0.1:4321'
    openContentDoor(path => fetch(base + path))
  }
  return slots.rawatContent as Slot
}

async function ask<T>(path: string): Promise<{ result: T; total: number }> {
  const response = await slot().fetch(path)
  if (!response.ok)
    throw new Error(`The API answered ${response.status} to ${path}: the pages cannot be built.`)
  const { result, meta } = (await response.json()) as { result: T; meta: { total?: number } }
  return { result, total: meta.total ?? 0 }
}

function once<T>(name: string, load: () => Promise<T>): Promise<T> {
  const { loaded } = slot()
  if (!loaded.has(name)) loaded.set(name, load())
  return loaded.get(name) as Promise<T>
}

async function pages<T>(path: string): Promise<T[]> {
  const items: T[] = []
  for (let page = 1; ; page++) {
    const { result, total } = await ask<T[]>(
      `${path}${path.includes('?') ? '&' : '?'}page=${page}&perPage=500`,
    )
    items.push(...result)
    if (result.length === 0 || items.length >= total) return items
  }
}

type ListKind = Exclude<ContentKind, 'settings' | 'about-description'>

function byKey<K extends ListKind>(kind: K): Promise<Map<string, PublicItem<K>>> {
  return once(kind, async () => {
    const items = await pages<PublicItem<K>>(`/api/${kind}?view=full`)
    return new Map(items.map(item => [keyOf(item), item]))
  })
}

/** The key that addresses and references use: the slug, the code, or the id of kinds without a name. */
export const keyOf = (item: object): string => {
  const { slug, code, id } = item as { slug?: string; code?: string; id: string }
  return slug ?? code ?? id
}

/** Every published item of a kind, with all its public fields, in its set order. */
export async function all<K extends ListKind>(kind: K): Promise<PublicItem<K>[]> {
  slot().read?.(`${kind}/*`)
  return [...(await byKey(kind)).values()]
}

/** One published item, or null where it does not exist (or no longer). */
export async function one<K extends ListKind>(
  kind: K,
  key: string | undefined,
): Promise<PublicItem<K> | null> {
  if (!key) return null
  slot().read?.(`${kind}/${key}`)
  return (await byKey(kind)).get(key) ?? null
}

/** The published items behind a list of references; what does not exist is left out. */
export async function some<K extends ListKind>(
  kind: K,
  keys: readonly string[] | undefined,
): Promise<PublicItem<K>[]> {
  const found = await Promise.all((keys ?? []).map(key => one(kind, key)))
  return found.filter(item => item !== null)
}

/** The published items whose field names a key (a specialty's doctors, a location's units), in their set order. */
export async function referring<K extends ListKind>(
  kind: K,
  field: keyof PublicItem<K> & string,
  key: string,
): Promise<PublicItem<K>[]> {
  slot().read?.(`${kind}?${field}=${key}`)
  const index = await once(`${kind}?${field}`, async () => {
    const byReference = new Map<string, PublicItem<K>[]>()
    for (const item of (await byKey(kind)).values()) {
      for (const name of new Set([item[field]].flat() as string[])) {
        const items = byReference.get(name)
        if (items) items.push(item)
        else byReference.set(name, [item])
      }
    }
    return byReference
  })
  return index.get(key) ?? []
}

export async function single<K extends 'settings' | 'about-description'>(
  kind: K,
): Promise<PublicItem<K> | null> {
  slot().read?.(`${kind}/${kind}`)
  return once(kind, async () => {
    const response = await slot().fetch(`/api/${kind}`)
    if (response.status === 404) return null
    if (!response.ok)
      throw new Error(`The API answered ${response.status} to /api/${kind}: the pages cannot be built.`)
    return ((await response.json()) as { result: PublicItem<K> }).result
  })
}

export interface Timetable {
  schedules: Schedule[]
  exceptions: ScheduleException[]
}

/** A doctor's public weekly schedule, and the exceptions that hold for it (the location's and the doctor's own). */
export async function timetableOf(doctor: string): Promise<Timetable> {
  slot().read?.(`schedules/${doctor}`)
  const every = await once('schedules', async () => {
    const [schedules, exceptions] = await Promise.all([
      pages<Schedule>('/api/schedules'),
      pages<ScheduleException>('/api/schedule-exceptions'),
    ])
    return { byDoctor: Map.groupBy(schedules, schedule => schedule.doctor), exceptions }
  })
  const schedules = every.byDoctor.get(doctor) ?? []
  const places = new Set(schedules.map(schedule => schedule.location))
  const exceptions = every.exceptions.filter(
    one =>
      (!one.doctor || one.doctor === doctor) &&
      (!one.location || places.has(one.location) || one.doctor === doctor),
  )
  return { schedules, exceptions }
}
