import { sql } from 'drizzle-orm'
import { PgBoss } from 'pg-boss'
import type { Job } from '#entities/office/office.ts'
import type { Deps } from '../kernel/deps.ts'
import { notFound } from '../kernel/problem.ts'

type Text = string | null
interface JobRow extends Record<string, unknown> {
  name: string
  cron: string
  since: string
  running: boolean
  last_run: Text
  last_state: 'completed' | 'failed' | null
  milliseconds: number | null
  last_failed: Text
  error: Text
}

/** Before the jobs were first started, in a test for example, the tables of the queue do not exist. */
async function hasQueue({ db }: Pick<Deps, 'db'>): Promise<boolean> {
  const { rows } = await db.execute<{ there: boolean }>(
    sql`select to_regclass('pgboss.schedule') is not null as there`,
  )
  return rows[0]?.there === true
}

const instant = (text: Text) => (text ? Temporal.Instant.from(text).toString() : null)

/** The scheduled jobs by the tables of pg-boss: when each runs, and how its last runs ended. */
export async function jobsOf(deps: Pick<Deps, 'db'>): Promise<Job[]> {
  if (!(await hasQueue(deps))) return []
  const { rows } = await deps.db.execute<JobRow>(sql`
    select s.name, s.cron, s.created_on::text as since,
      exists (select 1 from pgboss.job j where j.name = s.name and j.state = 'active') as running,
      last.completed_on::text as last_run, last.state::text as last_state,
      (extract(epoch from last.completed_on - last.started_on) * 1000)::int as milliseconds,
      failed.completed_on::text as last_failed, failed.output->>'message' as error
    from pgboss.schedule s
    left join lateral (
      select started_on, completed_on, state from pgboss.job j
      where j.name = s.name and j.state in ('completed', 'failed')
      order by completed_on desc limit 1
    ) last on true
    left join lateral (
      select completed_on, output from pgboss.job j
      where j.name = s.name and j.state = 'failed' order by completed_on desc limit 1
    ) failed on true
    order by s.name`)
  return rows.map(row => ({
    name: row.name,
    cron: row.cron,
    since: Temporal.Instant.from(row.since).toString(),
    running: row.running,
    lastRunAt: instant(row.last_run),
    lastState: row.last_state,
    milliseconds: row.milliseconds,
    lastFailedAt: instant(row.last_failed),
    error: row.error,
  }))
}

/** The data of a run that was started manually; scheduled runs have none. */
export interface SentJob {
  byHand?: boolean
}

/** Queues one more run of a job; a worker starts it within seconds. 404 for an unknown job. */
export async function runJob(deps: Deps, name: string): Promise<void> {
  if (!(await jobsOf(deps)).some(job => job.name === name)) throw notFound()
  // This instance only queues: the workers are those of `startJobs`, in any process.
  const boss = new PgBoss({
    db: { executeSql: (text, values) => deps.database.pool.query(text, values) },
    supervise: false,
    schedule: false,
    migrate: false,
  })
  boss.on('error', () => {})
  await boss.start()
  try {
    await boss.send(name, { byHand: true } satisfies SentJob, { singletonKey: 'by-hand' })
  } finally {
    await boss.stop({ graceful: false })
  }
}
