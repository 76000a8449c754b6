import { max } from 'drizzle-orm'
import { auditEntry } from '../database/tables/messages.ts'
import type { Deps } from '../kernel/deps.ts'
import { withTimeout } from '../kernel/timeout.ts'
import { type Timetable, timetable } from './timetable.ts'

/** While the stamp is the same, values computed from appointments and the timetable are still valid. */
export interface VersionStamp {
  timetable: Timetable
  /** The newest audit entry: every change of an appointment writes one in its transaction. */
  entry: number
  minute: number
}

/**
 * Milliseconds after which a cached value is recomputed. Two concurrent transactions may become visible in the reverse
 * order of their entries, and a hold expires without any write.
 */
export const LONGEST_AGE = 2000

interface PendingReads {
  now?: Promise<number>
  next?: Promise<number>
}
const pendingReads = new WeakMap<object, PendingReads>()

/**
 * The newest audit entry; concurrent calls share one query. A call that comes while a query is running waits for the next
 * one, because the running query may have read before the caller's own write.
 */
function newestEntry(deps: Deps): Promise<number> {
  const { database } = deps
  const pending = pendingReads.get(database) ?? {}
  pendingReads.set(database, pending)
  if (pending.now) {
    pending.next ??= pending.now
      .catch(() => {})
      .then(() => {
        delete pending.next
        return newestEntry(deps)
      })
    return pending.next
  }
  const read = async () => {
    const [newest] = await deps.db.select({ id: max(auditEntry.id) }).from(auditEntry)
    return newest?.id ?? 0
  }
  pending.now = withTimeout(read()).finally(() => {
    delete pending.now
  })
  return pending.now
}

export async function versionStamp(deps: Deps): Promise<VersionStamp> {
  const entry = await newestEntry(deps)
  const minute = Math.floor(deps.now().epochMilliseconds / 60_000)
  return { timetable: await timetable(deps), entry, minute }
}

export const isSameVersion = (one: VersionStamp, other: VersionStamp): boolean =>
  one.timetable === other.timetable && one.entry === other.entry && one.minute === other.minute
