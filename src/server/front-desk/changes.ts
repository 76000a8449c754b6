import { max, sql } from 'drizzle-orm'
import { auditEntry } from '../database/tables/messages.ts'
import type { Deps } from '../kernel/deps.ts'

/** Milliseconds between two reads of the audit while a request waits, and the longest wait of one request. */
const times = { every: 500, longest: 20_000 }
/** So many of the newest entries are compared, as a slow transaction commits an older number after a newer one. */
const compared = 200

interface Change {
  /** The number of its entry, or a greater one than all before if it was committed after a newer entry was read. */
  seen: number
  /** The code of the location; null if it may concern any. */
  location: string | null
}
interface Wait {
  /** The number that the client got last; undefined asks for the newest. */
  seen: number | undefined
  location?: string | undefined
}
interface Waiting extends Wait {
  end(isChanged: boolean): void
}

/**
 * Answers waiting requests of front desks when an appointment or a timetable has changed. It reads the audit, as every
 * change writes an entry in its transaction: a notification of the database would make the commits of bookings wait for
 * each other. Nothing is read while no request waits.
 */
class Changes {
  readonly #deps: Deps
  readonly #waiting = new Set<Waiting>()
  /** The changes among the compared entries, by the number of the entry. */
  #known: ReadonlyMap<string, Change> | undefined
  /** The compared entries begin after this one. */
  #from = 0
  /** The greatest number that was given to a change or an entry. */
  #seen = 0
  #timer: NodeJS.Timeout | undefined

  constructor(deps: Deps) {
    this.#deps = deps
  }

  /**
   * Resolves when something has changed since `wait.seen`; with `changed: false` after `longest` milliseconds, if `signal`
   * is aborted, or if no number was seen yet. The client sends the returned `seen` with its next request.
   */
  async wait(
    wait: Wait,
    signal: AbortSignal,
    longest = times.longest,
  ): Promise<{ seen: number; changed: boolean }> {
    this.#known ?? (await this.#read())
    const changed =
      wait.seen !== undefined && (this.#isPast(wait) || (await this.#next(wait, signal, longest)))
    return { seen: Math.max(wait.seen ?? 0, this.#seen), changed }
  }

  /** Something has changed since, or may have: more entries may have come since than are compared. */
  #isPast(wait: Wait): boolean {
    const [seen, known] = [wait.seen ?? 0, [...(this.#known?.values() ?? [])]]
    return this.#from > seen || known.some(one => one.seen > seen && concerns(one, wait))
  }

  async #next(wait: Wait, signal: AbortSignal, longest: number): Promise<boolean> {
    const { promise, resolve } = Promise.withResolvers<boolean>()
    const waiting = { ...wait, end: resolve }
    const stop = () => resolve(false)
    const timer = setTimeout(stop, longest)
    signal.addEventListener('abort', stop)
    this.#waiting.add(waiting)
    this.#schedule()
    try {
      return await promise
    } finally {
      clearTimeout(timer)
      signal.removeEventListener('abort', stop)
      this.#waiting.delete(waiting)
    }
  }

  /** Answers all that wait, as the process stops. */
  stop(): void {
    for (const one of this.#waiting) one.end(false)
  }

  #schedule(): void {
    this.#timer ??= setTimeout(async () => {
      // If the database is unavailable, the next read comes after the same pause.
      await this.#read().catch(() => {})
      this.#timer = undefined
      if (this.#waiting.size > 0) this.#schedule()
    }, times.every)
  }

  /** Reads the newest entries, and answers the requests that wait for one that was not there before. */
  async #read(): Promise<void> {
    const [last] = await this.#deps.db.select({ id: max(auditEntry.id) }).from(auditEntry)
    const newest = last?.id ?? 0
    const from = newest - compared
    // A moved appointment may have left another location.
    const { rows } = await this.#deps.db.execute<{ id: string; location: string | null }>(sql`
      select newest.id, place.key as location from (
        select id, object_kind, object_id, action from audit_entry
        where id > ${from}
      ) newest
      left join appointment one on newest.action <> 'appointment.move'
        and one.id = case when newest.object_kind = 'appointment' then newest.object_id::uuid end
      left join content place on place.id = one.location_id
      where newest.action like 'schedule%' or newest.action like 'appointment.%'
        and newest.action not in ('appointment.list', 'appointment.read', 'appointment.export', 'appointment.remind')
      order by newest.id`)
    const [before, next] = [this.#known, this.#seen + 1]
    const numbered = rows.map(({ id, location }): [string, Change] => [
      id,
      before?.get(id) ?? { seen: Math.max(Number(id), next), location },
    ])
    const changes = before ? numbered.flatMap(([id, one]) => (before.has(id) ? [] : one)) : []
    this.#known = new Map(numbered)
    this.#from = from
    this.#seen = Math.max(newest, this.#seen, ...numbered.map(([, one]) => one.seen))
    for (const one of this.#waiting) {
      if (changes.some(change => concerns(change, one))) one.end(true)
    }
  }
}

const concerns = (change: Change, { location }: Wait) =>
  !location || change.location === null || change.location === location

const all = new WeakMap<object, Changes>()

/** The one instance of this process for its database. */
export function changesOf(deps: Deps): Changes {
  const known = all.get(deps.database) ?? new Changes(deps)
  all.set(deps.database, known)
  return known
}
