import { type SQL, sql } from 'drizzle-orm'
import type { Clock } from 'pg-boss'
import { holdsFromNow } from '../appointments/reservation/holds.ts'
import type { Executor } from '../database/connect.ts'
import { notification } from '../database/tables/back-office.ts'
import type { Deps } from '../kernel/deps.ts'
import { deleteFutureCounts } from '../kernel/http/rate-limits.ts'
import { attemptsFromNow } from '../mail/attempts.ts'

/** In seconds. Smaller corrections are the normal work of NTP. */
const smallestStep = 5

/**
 * The monotonic clock of the queue: pg-boss measures its waits by it. With a clock that was set back it would wait
 * that much longer.
 */
export const monotonicClock: Clock = {
  now: () => Math.round(performance.timeOrigin + performance.now()),
  setTimeout: (work, milliseconds) => setTimeout(work, milliseconds),
  clearTimeout: handle => clearTimeout(handle as NodeJS.Timeout),
  setInterval: (work, milliseconds) => setInterval(work, milliseconds),
  clearInterval: handle => clearInterval(handle as NodeJS.Timeout),
}

const notAfterNow = (columns: string[]): SQL =>
  sql.join(
    columns.map(one => sql`${sql.identifier(one)} = least(${sql.identifier(one)}, now())`),
    sql`, `,
  )

/**
 * Moves times of pg-boss that are in the future of the database's clock to now; otherwise pg-boss would do nothing
 * until the clock has caught up. Returns by how many seconds the newest time was ahead, or 0.
 */
export async function repairQueue(db: Executor): Promise<number> {
  // A worker may have written this before it noticed the step. Otherwise the minute counts as done when it comes again.
  await db.execute(sql`
    update pgboss.job set singleton_on = null
    where name = '__pgboss__send-it' and singleton_on > now() at time zone 'utc'`)
  const { rows } = await db.execute<{ ahead: number | null }>(sql`
    select extract(epoch from greatest(cron_on, flow_on, bam_on, reindex_on,
      (select greatest(max(monitor_on), max(monitor_claim_on), max(maintain_on)) from pgboss.queue)) - now())::float8 as ahead
    from pgboss.version for update of version`)
  const ahead = rows[0]?.ahead ?? 0
  if (ahead < smallestStep) return 0
  await db.execute(sql`
    update pgboss.version set monitor_backoff_on = null, ${notAfterNow(['cron_on', 'flow_on', 'bam_on', 'reindex_on'])}`)
  await db.execute(
    sql`update pgboss.queue set ${notAfterNow(['monitor_on', 'monitor_claim_on', 'maintain_on'])}`,
  )
  await db.execute(sql`
    update pgboss.job set ${notAfterNow(['created_on', 'start_after', 'started_on', 'completed_on', 'heartbeat_on'])},
      singleton_on = case when singleton_on > now() at time zone 'utc' then null else singleton_on end
    where greatest(created_on, start_after, started_on, completed_on, heartbeat_on, singleton_on at time zone 'utc') > now()`)
  return ahead
}

type Watched = Pick<Deps, 'db' | 'now' | 'log'>

/** Restarts our own waits that were counted from a later time. Times in messages to patients stay unchanged. */
async function repairWaits({ db, now }: Watched): Promise<void> {
  await attemptsFromNow(db, now())
  await holdsFromNow(db, now())
  await deleteFutureCounts(db, now())
}

/** Seconds as `+24 h`, `−7 h` or `−90 s`, the same in every language. */
export function stepText(seconds: number): string {
  const size = Math.abs(seconds)
  const text = size < 120 ? `${Math.round(size)} s` : size < 7200 ? `${Math.round(size / 60)} min` : null
  return `${seconds < 0 ? '−' : '+'}${text ?? `${Math.round(size / 360) / 10} h`}`
}

async function notifyOfStep({ db, now, log }: Watched, seconds: number): Promise<void> {
  const step = stepText(seconds)
  const message =
    seconds < 0
      ? 'The clock was set back: what waited for a later time goes on now'
      : 'The clock was set forward, or the machine slept'
  log({ level: 'warn', what: 'clock', message, step, seconds: Math.round(seconds) })
  // Several processes detect the same step, so the key makes the notification unique.
  const once = `clock:${seconds < 0 ? 'back' : 'forward'}:${now().toString().slice(0, 13)}`
  await db
    .insert(notification)
    .values({ kind: 'clock', scope: 'super', objectId: step, once })
    .onConflictDoNothing()
}

/**
 * Detects that the clock of this machine or of the database was set, and repairs waits that depend on it. To be
 * called every few seconds. The first call is after a start, when the step may have happened while no process ran.
 */
export function clockWatch(deps: Watched, wall = Date.now, steady = () => performance.now()) {
  let offset: number | null = null
  return async (): Promise<void> => {
    const apart = wall() - steady()
    const ahead = await deps.db.transaction(repairQueue)
    const moved = offset === null ? 0 : (apart - offset) / 1000
    const step = Math.abs(moved) >= smallestStep ? moved : -ahead
    if (step < 0 || offset === null) await repairWaits(deps)
    if (step !== 0) await notifyOfStep(deps, step)
    // After the repair: if the database was unavailable, the next call must try again.
    offset = apart
  }
}
