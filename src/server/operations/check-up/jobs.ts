import { desc, eq } from 'drizzle-orm'
import { notification } from '../../database/tables/back-office.ts'
import { jobsOf } from '../jobs.ts'
import { type Check, type Finding, fine, type JobAge, warning, wrong } from './finding.ts'

/**
 * The longest normal pause in minutes between two runs of a cron expression. Our jobs run every minute, hour or day.
 */
function longest(cron: string): number {
  const [minute = '', hour] = cron.split(' ')
  if (hour !== '*') return 26 * 60
  if (minute === '*') return 5
  const every = /^\*\/(\d+)$/.exec(minute)
  return every ? 2 * Number(every[1]) + 5 : 125
}

async function lastStep(db: Parameters<Check>[0]['db']) {
  const [last] = await db
    .select()
    .from(notification)
    .where(eq(notification.kind, 'clock'))
    .orderBy(desc(notification.id))
    .limit(1)
  return last
}

/** When each scheduled job last ran; reports a job that has stopped running, whatever the cause. */
export const checkJobs: Check = async ({ db, now }) => {
  const jobs = await jobsOf({ db })
  if (jobs.length === 0) return [warning('jobs', 'jobsNever')]
  const step = await lastStep(db)
  const found: Finding[] = []
  const ages: JobAge[] = []
  for (const { name, cron, since, running, lastRunAt, lastState, error } of jobs) {
    const age = Math.round(
      Temporal.Instant.from(lastRunAt ?? since)
        .until(now())
        .total('minutes'),
    )
    ages.push([name, lastRunAt ? Math.max(0, age) : '–'])
    // After a clock step the next run may take as long as after a start.
    const waits = Math.min(age, step ? Math.abs(step.at.until(now()).total('minutes')) : age)
    if (waits > longest(cron) && !running) found.push(wrong('jobs', 'jobSilent', { job: name, minutes: age }))
    else if (lastState === 'failed')
      found.push(warning('jobs', 'jobFailed', { job: name, reason: error?.slice(0, 300) ?? '-' }))
  }
  return [fine('jobs', 'jobs', { ages }), ...found]
}

/** A clock step within the last day, or one whose record lies in the future. */
export const checkClockSteps: Check = async ({ db, now }) => {
  const last = await lastStep(db)
  if (!last || Temporal.Instant.compare(last.at, now().subtract({ hours: 24 })) <= 0) return []
  const time = last.at.round('second').toString()
  return [warning('clock', 'clockStepped', { step: last.objectId ?? '', time })]
}
