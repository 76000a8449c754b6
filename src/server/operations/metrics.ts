import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { Deps } from '../kernel/deps.ts'
import type { RequestCounters } from './counters.ts'

type Kind = 'gauge' | 'counter'
type Sample = [name: string, kind: Kind, help: string, value: number | null]

/** The timeout of the database query in milliseconds: a scrape must not wait for a database that hangs. */
const timeout = 1500

const loop = monitorEventLoopDelay({ resolution: 20 })
loop.enable()

function ofProcess(): Sample[] {
  const { rss, heapUsed } = process.memoryUsage()
  const { user, system } = process.cpuUsage()
  const delay = Number.isNaN(loop.percentile(99)) ? 0 : loop.percentile(99) / 1e9
  loop.reset()
  return [
    ['process_resident_memory_bytes', 'gauge', 'Memory of this process.', rss],
    ['rawat_heap_used_bytes', 'gauge', 'JavaScript heap in use.', heapUsed],
    ['process_cpu_seconds_total', 'counter', 'Processor time of this process.', (user + system) / 1e6],
    ['rawat_uptime_seconds', 'gauge', 'Since this process started.', Math.round(process.uptime())],
    ['rawat_event_loop_delay_p99_seconds', 'gauge', 'Since the last scrape.', delay],
  ]
}

/** Values of the installation that an operator sets alerts for; counts only, no names. */
async function ofSite({ db }: Pick<Deps, 'db'>): Promise<Sample[]> {
  const seconds = (moment: string) => `extract(epoch from ${moment})::float8`
  const { rows } = await db.execute<Record<string, number | null>>(
    sql.raw(`select
      (select count(*)::int from outbox_message where sent_at is null and given_up_at is null) as waiting,
      (select count(*)::int from outbox_message where given_up_at is not null) as given_up,
      (select ${seconds('now() - min(created_at)')} from outbox_message where sent_at is null and given_up_at is null) as oldest,
      (select count(*)::int from appointment where status = 'requested') as requested,
      (select count(*)::int from call_item where done_at is null) as calls,
      (select ${seconds('max(live_at)')} from publication where state = 'live') as live,
      (select count(*)::int from publication where state = 'failed') as failed,
      (select count(*)::int from change where id > coalesce((select max(change_id) from publication where state = 'live'), 0)) as unshown,
      (select ${seconds('max(ended_at)')} from backup_run where error is null) as backup`),
  )
  const row = rows[0] ?? {}
  const of = (name: string) => row[name] ?? null
  return [
    ['rawat_mail_waiting', 'gauge', 'Messages that wait to be sent.', of('waiting')],
    ['rawat_mail_oldest_waiting_seconds', 'gauge', 'Since when the oldest one waits.', of('oldest') ?? 0],
    ['rawat_mail_given_up', 'gauge', 'Messages that could not be sent.', of('given_up')],
    ['rawat_appointments_requested', 'gauge', 'Requests that wait for the desk.', of('requested')],
    ['rawat_calls_open', 'gauge', 'Patients who have to be called.', of('calls')],
    ['rawat_publication_live_timestamp_seconds', 'gauge', 'When the newest release went live.', of('live')],
    ['rawat_publications_failed', 'gauge', 'Publications that failed.', of('failed')],
    ['rawat_changes_not_live', 'gauge', 'Saved changes that no release shows yet.', of('unshown')],
    ['rawat_backup_timestamp_seconds', 'gauge', 'When the last good backup was made.', of('backup')],
  ]
}

/** All metrics in the Prometheus format; without a response of the database only those of this process. */
export async function metrics(
  deps: Pick<Deps, 'db' | 'database' | 'ready'>,
  requests: RequestCounters,
): Promise<string> {
  const siteSamples = await Promise.race([
    ofSite(deps).catch(() => null),
    wait(timeout, null, { ref: false }),
  ])
  const { totalCount, idleCount, waitingCount } = deps.database.pool
  const samples: Sample[] = [
    ['rawat_ready', 'gauge', 'A release is served.', Number(deps.ready())],
    ['rawat_database_up', 'gauge', 'The database answers.', Number(siteSamples !== null)],
    ['rawat_database_connections', 'gauge', 'Connections of this process.', totalCount],
    ['rawat_database_connections_idle', 'gauge', 'Of these without work.', idleCount],
    ['rawat_database_waiting', 'gauge', 'Requests that wait for a connection.', waitingCount],
    ['rawat_http_requests_underway', 'gauge', 'Requests not answered yet.', requests.underway],
    ...ofProcess(),
    ...(siteSamples ?? []),
  ]
  const lines = samples.flatMap(([name, kind, help, value]) =>
    value === null ? [] : [`# HELP ${name} ${help}`, `# TYPE ${name} ${kind}`, `${name} ${value}`],
  )
  return `${[...lines, ...requests.lines()].join('\n')}\n`
}
