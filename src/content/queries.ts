import { packageOf } from '#entities/appointment/timetable-key.ts'
import type { PublicItem } from '#entities/kinds.ts'
import { leadsKind, type SearchLead } from '#entities/office/missed-search.ts'
import type { Schedule, ScheduleException } from '#entities/schedule/schedule.ts'
import { isDayOver } from './clock.ts'
import { recorder } from './fragment-cache.ts'
import { renderContext } from './render-context.ts'
import type { Items, ListKind, SingleKind } from './source.ts'

/*
 * The only access of public pages to data. What a page queries here decides when it is rendered again:
 *  doctors/ayu                     this item changed
 *  doctors/ayu#name,slug           one of these fields of it
 *  doctors/*                       any item, or their order
 *  doctors?units=icu               an item that refers to it, or did
 *  doctors/*#name,slug             the same, only these fields of them
 *  schedules/ayu                   the timetable of a doctor
 *  sessions?location=jakarta       a timetable with sessions at a location
 * So a list that shows titles queries titles only, and does not depend on the rest.
 */

const read = (dependency: string) => recorder()?.read(dependency)

type Shown<K extends ListKind | SingleKind, F extends keyof PublicItem<K>> = Pick<PublicItem<K>, F>
const suffix = (fields: readonly PropertyKey[] | undefined) =>
  fields ? `#${fields.map(String).toSorted().join(',')}` : ''
const only = <T extends object>(item: T, fields: readonly PropertyKey[]) =>
  Object.fromEntries(Object.entries(item).filter(([name]) => fields.includes(name)))

// Computed once for all pages, and garbage-collected with the items.
const views = new WeakMap<object, Map<string, unknown>>()
function view<T>(items: object, name: string, make: () => T): T {
  let known = views.get(items)
  if (!known) {
    known = new Map()
    views.set(items, known)
  }
  if (!known.has(name)) known.set(name, make())
  return known.get(name) as T
}

const narrowed = <K extends ListKind>(
  items: Items<K>,
  fields: readonly PropertyKey[] | undefined,
): Items<K> =>
  fields
    ? view(
        items,
        suffix(fields),
        // The caller's overload has the exact type of the remaining fields.
        () => new Map([...items].map(([key, item]) => [key, only(item, fields)])) as unknown as Items<K>,
      )
    : items

/** Every published item of a kind in its order, with all public fields or only the given ones. */
export function all<K extends ListKind>(kind: K): Promise<PublicItem<K>[]>
export function all<K extends ListKind, F extends keyof PublicItem<K>>(
  kind: K,
  fields: readonly F[],
): Promise<Shown<K, F>[]>
export async function all<K extends ListKind>(kind: K, fields?: readonly PropertyKey[]) {
  read(`${kind}/*${suffix(fields)}`)
  return [...narrowed(await renderContext().source.items(kind), fields).values()]
}

/** An item of a kind that the program does not know before it runs: its definition says which fields there are. */
type AnyItem = Record<string, unknown> & { id: string }

/** The same for such a kind, with these fields. */
export async function allOfAny(kind: ListKind, fields: readonly string[]): Promise<AnyItem[]> {
  read(`${kind}/*${suffix(fields)}`)
  const items: Items<ListKind> = await renderContext().source.items(kind)
  return [...narrowed(items, fields).values()]
}

/**
 * One published item, with all public fields or only the given ones; null if it does not exist or no longer exists.
 */
export function one<K extends ListKind>(kind: K, key: string | undefined): Promise<PublicItem<K> | null>
export function one<K extends ListKind, F extends keyof PublicItem<K>>(
  kind: K,
  key: string | undefined,
  fields: readonly F[] | undefined,
): Promise<Shown<K, F> | null>
export async function one<K extends ListKind>(
  kind: K,
  key: string | undefined,
  fields?: readonly PropertyKey[],
) {
  if (!key) return null
  read(`${kind}/${key}${suffix(fields)}`)
  const item = (await renderContext().source.items(kind)).get(key) ?? null
  return item && fields ? view(item, suffix(fields), () => only(item, fields)) : item
}

/** The same of a kind that the program does not know before it runs, with these fields. */
export async function oneOfAny(
  kind: ListKind,
  key: string,
  fields: readonly string[],
): Promise<AnyItem | null> {
  read(`${kind}/${key}${suffix(fields)}`)
  const items: Items<ListKind> = await renderContext().source.items(kind)
  return narrowed(items, fields).get(key) ?? null
}

/** The item that a page shows. Throws if it was deleted after the list of pages was read. */
export async function existing<K extends ListKind>(kind: K, key: string | undefined): Promise<PublicItem<K>> {
  const item = await one(kind, key)
  if (!item) throw new Error(`There is no '${key}' in ${kind} any more: the list of pages is out of date.`)
  return item
}

/** The published items of a list of references, with all public fields or only the given ones; missing items are left out. */
export function some<K extends ListKind>(
  kind: K,
  keys: readonly string[] | undefined,
): Promise<PublicItem<K>[]>
export function some<K extends ListKind, F extends keyof PublicItem<K>>(
  kind: K,
  keys: readonly string[] | undefined,
  fields: readonly F[],
): Promise<Shown<K, F>[]>
export async function some<K extends ListKind, F extends keyof PublicItem<K>>(
  kind: K,
  keys: readonly string[] | undefined,
  fields?: readonly F[],
) {
  const found = await Promise.all((keys ?? []).map(key => one(kind, key, fields)))
  return found.filter(item => item !== null)
}

/** The published items whose field contains a key (a specialty's doctors, a location's units), in their order. */
export function referring<K extends ListKind>(
  kind: K,
  field: keyof PublicItem<K> & string,
  key: string,
): Promise<PublicItem<K>[]>
export function referring<K extends ListKind, F extends keyof PublicItem<K>>(
  kind: K,
  field: keyof PublicItem<K> & string,
  key: string,
  fields: readonly F[],
): Promise<Shown<K, F>[]>
export async function referring<K extends ListKind>(
  kind: K,
  field: keyof PublicItem<K> & string,
  key: string,
  fields?: readonly PropertyKey[],
) {
  read(`${kind}?${field}=${key}${suffix(fields)}`)
  const items = await renderContext().source.items(kind)
  const shown = narrowed(items, fields)
  const index = view(shown, `?${field}`, () => {
    const byReference = new Map<string, PublicItem<K>[]>()
    for (const [at, item] of items) {
      for (const name of new Set([item[field]].flat() as string[])) {
        const entry = shown.get(at) as PublicItem<K>
        const list = byReference.get(name)
        if (list) list.push(entry)
        else byReference.set(name, [entry])
      }
    }
    return byReference
  })
  return index.get(key) ?? []
}

/** A kind with a single item (the settings, the description of the hospital): all of it or only the given fields. */
export function single<K extends SingleKind>(kind: K): Promise<PublicItem<K> | null>
export function single<K extends SingleKind, F extends keyof PublicItem<K>>(
  kind: K,
  fields: readonly F[],
): Promise<Shown<K, F> | null>
export async function single<K extends SingleKind>(kind: K, fields?: readonly PropertyKey[]) {
  read(`${kind}/${kind}${suffix(fields)}`)
  const item = await renderContext().source.single(kind)
  return item && fields ? view(item, suffix(fields), () => only(item, fields)) : item
}

/** The words that editors lead to an item or a page, for the search data. */
export async function searchLeads(): Promise<readonly SearchLead[]> {
  read(`${leadsKind}/*`)
  return renderContext().source.leads()
}

export interface Timetable {
  schedules: Schedule[]
  exceptions: ScheduleException[]
}

/** The public weekly schedule of a doctor or a package, and the exceptions that apply to it (the location's and the doctor's own). */
export async function timetableOf(doctor: string): Promise<Timetable> {
  read(`schedules/${doctor}`)
  const every = await renderContext().source.timetables()
  const schedules = every.byDoctor.get(doctor) ?? []
  const places = new Set(schedules.map(schedule => schedule.location))
  const exceptions = every.exceptions.filter(
    one =>
      (!one.doctor || one.doctor === doctor) &&
      (!one.location || places.has(one.location) || one.doctor === doctor) &&
      // In the time zone where days end last, so that no zone loses an exception of today.
      !isDayOver(one.to, 'Etc/GMT+12'),
  )
  return { schedules, exceptions }
}

/**
 * The public weekly schedules of all doctors at a location, and the exceptions that apply to them. Those of the same doctors
 * at other locations too: an extra session gives way to them.
 */
export async function sessionsAt(location: string): Promise<Timetable> {
  read(`sessions?location=${location}`)
  const every = await renderContext().source.timetables()
  const byLocation = view(every.byDoctor, '?location', () =>
    Map.groupBy(
      [...every.byDoctor].flatMap(([key, own]) => (packageOf(key) === null ? own : [])),
      schedule => schedule.location,
    ),
  )
  const doctors = new Set(byLocation.get(location)?.map(schedule => schedule.doctor))
  const schedules = [...doctors].flatMap(doctor => every.byDoctor.get(doctor) ?? [])
  const exceptions = every.exceptions.filter(one => !one.doctor || doctors.has(one.doctor))
  return { schedules, exceptions }
}
