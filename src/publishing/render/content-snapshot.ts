import { hash } from 'node:crypto'
import type { Items, ListKind, SingleKind, Source, Timetables } from '#content/source.ts'
import type { PublicItem } from '#entities/kinds.ts'
import { leadsKind, type SearchLead } from '#entities/office/missed-search.ts'
import type { Schedule, ScheduleException } from '#entities/schedule/schedule.ts'
import type { ChangedKey } from './dependency-graph.ts'

type Item = Record<string, unknown>
/** A published item with its place in the hospital's order. */
export type SnapshotRow = [key: string, position: number, item: Item]

/**
 * A part of the public content, as the server reads it: some rows of a kind, or all of them. A key in `keys` that has
 * no row was deleted.
 */
export interface SnapshotPart {
  kind: string
  /** The keys that this part covers; null if it contains the whole kind. */
  keys: string[] | null
  rows: SnapshotRow[]
}

/** Timetables of some doctors or of all. Exceptions are always sent completely, without those that ended long ago. */
export interface TimetablePart {
  doctors: string[] | null
  schedules: Schedule[]
  exceptions: ScheduleException[]
}

interface SnapshotItem {
  position: number
  item: Item
  /** Two items are equal if the hashes of their texts are equal. */
  hash: string
}

const byPosition = ([a, x]: [string, SnapshotItem], [b, y]: [string, SnapshotItem]) =>
  x.position - y.position || (a < b ? -1 : a > b ? 1 : 0)

/**
 * All public content in memory. Pages are rendered from it, and each new row is compared with it to find out what
 * really changed.
 */
export class ContentSnapshot implements Source {
  readonly #kinds = new Map<string, Map<string, SnapshotItem>>()
  readonly #lists = new Map<string, Map<string, Item>>()
  #byDoctor = new Map<string, Schedule[]>()
  #exceptions: ScheduleException[] = []

  async items<K extends ListKind>(kind: K): Promise<Items<K>> {
    // The server has read the rows by the definition of their kind, so the type is safe.
    return (this.#lists.get(kind) ?? new Map()) as unknown as Items<K>
  }

  async single<K extends SingleKind>(kind: K): Promise<PublicItem<K> | null> {
    return (this.#lists.get(kind)?.get(kind) ?? null) as PublicItem<K> | null
  }

  async leads(): Promise<SearchLead[]> {
    return [...(this.#lists.get(leadsKind)?.values() ?? [])] as SearchLead[]
  }

  async timetables(): Promise<Timetables> {
    return { byDoctor: this.#byDoctor, exceptions: this.#exceptions }
  }

  /** A row in the form that `put` takes. */
  row(kind: string, key: string): SnapshotRow | null {
    const known = this.#kinds.get(kind)?.get(key)
    return known ? [key, known.position, known.item] : null
  }

  /** The whole content, to fill the snapshot of another process. */
  contents(): { parts: SnapshotPart[]; timetables: TimetablePart } {
    const parts = [...this.#kinds].map(
      ([kind, items]): SnapshotPart => ({
        kind,
        keys: null,
        rows: [...items].map(([key, { position, item }]) => [key, position, item]),
      }),
    )
    const schedules = [...this.#byDoctor.values()].flat()
    return { parts, timetables: { doctors: null, schedules, exceptions: this.#exceptions } }
  }

  /** Stores a part and returns what changed. */
  put({ kind, keys, rows }: SnapshotPart): ChangedKey[] {
    const old = this.#kinds.get(kind) ?? new Map<string, SnapshotItem>()
    const next = new Map(keys === null ? [] : old)
    for (const key of keys ?? []) next.delete(key)
    for (const [key, position, item] of rows)
      next.set(key, { position, item, hash: hash('sha256', JSON.stringify(item), 'base64') })
    const changes: ChangedKey[] = []
    for (const key of keys ?? new Set([...old.keys(), ...next.keys()])) {
      const [was, is] = [old.get(key), next.get(key)]
      if (was?.hash === is?.hash) {
        // Keep the old object: pages cache values that they computed from it.
        if (was && is) is.item = was.item
        continue
      }
      changes.push({ kind, key, ...(was ? { before: was.item } : {}), ...(is ? { after: is.item } : {}) })
    }
    const sorted = [...next].sort(byPosition)
    const moved = isReordered([...old.keys()], sorted, next, old)
    if (moved) changes.push({ kind, all: true })
    this.#kinds.set(kind, new Map(sorted))
    if (changes.length > 0 || !this.#lists.has(kind))
      this.#lists.set(kind, new Map(sorted.map(([key, { item }]) => [key, item])))
    return changes
  }

  putTimetables({ doctors, schedules, exceptions }: TimetablePart): ChangedKey[] {
    const given = Map.groupBy(schedules, one => one.doctor)
    const next = new Map(doctors === null ? [] : this.#byDoctor)
    for (const doctor of doctors ?? []) next.delete(doctor)
    for (const [doctor, list] of given) next.set(doctor, list)
    const doctorsChanged = new Set<string>()
    for (const doctor of doctors ?? new Set([...this.#byDoctor.keys(), ...next.keys()]))
      if (JSON.stringify(this.#byDoctor.get(doctor)) !== JSON.stringify(next.get(doctor)))
        doctorsChanged.add(doctor)
    const texts = (list: ScheduleException[]) => new Map(list.map(one => [JSON.stringify(one), one]))
    const [was, is] = [texts(this.#exceptions), texts(exceptions)]
    const differing = [...was, ...is]
      .filter(([text]) => !was.has(text) || !is.has(text))
      .map(([, one]) => one)
    for (const { doctor, location } of differing) {
      if (doctor) doctorsChanged.add(doctor)
      else if (location)
        for (const table of [this.#byDoctor, next])
          for (const [name, list] of table)
            if (list.some(one => one.location === location)) doctorsChanged.add(name)
    }
    this.#byDoctor = next
    this.#exceptions = exceptions
    const changes: ChangedKey[] = [...doctorsChanged].map(doctor => ({ dependency: `schedules/${doctor}` }))
    if (differing.some(one => !one.doctor && !one.location)) changes.push({ kind: 'schedules', all: true })
    return changes
  }
}

/** Whether the items that existed before have another order now. */
function isReordered(
  before: string[],
  sorted: [string, SnapshotItem][],
  next: Map<string, SnapshotItem>,
  old: Map<string, SnapshotItem>,
): boolean {
  const common = before.filter(key => next.has(key))
  const now = sorted.map(([key]) => key).filter(key => old.has(key))
  return common.some((key, at) => key !== now[at])
}
