import { max } from 'drizzle-orm'
import { auditEntry } from '../database/tables/messages.ts'
import type { Deps } from '../kernel/deps.ts'
import { withTimeout } from '../kernel/in-time.ts'
import { type Timetable, timetable } from './timetable.ts'

/** How things stand: while it is the same, what was worked out from appointments and the timetable still holds. */
export interface VersionStamp {
  timetable: Timetable
  /** Every change of an appointment writes an audit entry in its transaction, so the newest one tells of it. */
  entry: number
  minute: number
}

/**
 * Milliseconds after which nothing remembered is trusted: of two transactions at once the later entry may be seen before
 * the earlier one, and a kept place runs out without anybody writing anything.
 */
export const MOST_AGE = 2000

interface Asking {
  now?: Promise<number>
  next?: Promise<number>
}
const asking = new WeakMap<object, Asking>()

/**
 * The newest entry, by one question for all who ask at once. Whoever comes while one is on its way waits for the next:
 * it may have been looked up before what they know of was written.
 */
function newestEntry(deps: Deps): Promise<number> {
  const { database } = deps
  const asked = asking.get(database) ?? {}
  asking.set(database, asked)
  if (asked.now) {
    asked.next ??= asked.now
      .catch(() => {})
      .then(() => {
        delete asked.next
        return newestEntry(deps)
      })
    return asked.next
  }
  const look = async () => {
    const [newest] = await deps.db.select({ id: max(auditEntry.id) }).from(auditEntry)
    return newest?.id ?? 0
  }
  asked.now = withTimeout(look()).finally(() => {
    delete asked.now
  })
  return asked.now
}

export async function versionStamp(deps: Deps): Promise<VersionStamp> {
  const entry = await newestEntry(deps)
  const minute = Math.floor(deps.now().epochMilliseconds / 60_000)
  return { timetable: await timetable(deps), entry, minute }
}

export const isSameVersion = (one: VersionStamp, other: VersionStamp): boolean =>
  one.timetable === other.timetable && one.entry === other.entry && one.minute === other.minute
