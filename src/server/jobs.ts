import { PgBoss, type ScheduleOptions } from 'pg-boss'
import { purgeExpired } from './accounts/retention.ts'
import './listeners.ts'
import { callUnanswered } from './appointments/call-list/unanswered.ts'
import { expireRequests } from './appointments/expiry.ts'
import { notifyOfImportedLeave, undoWithdrawnLeave } from './appointments/leave/imported-leave.ts'
import { remindPatients } from './appointments/reminders.ts'
import { runContentSchedule } from './content/lifecycle.ts'
import { purgeForms } from './inbox/forms/retention.ts'
import { notifyFailedJob, raiseNotifications } from './inbox/notifications.ts'
import { oncePerWindow, refreshDirectory, refreshWindowMinutes } from './integrations/refresh.ts'
import { closeVanished } from './integrations/vanished.ts'
import { proveAudit, sealAudit } from './kernel/audit-seal.ts'
import type { Deps } from './kernel/deps.ts'
import { sumOfEach } from './kernel/each.ts'
import { errorText } from './kernel/error-text.ts'
import { startDelivery } from './mail/outbox.ts'
import { backUpAsJob } from './operations/backup/backups.ts'
import { clockWatch, monotonicClock } from './operations/clock.ts'
import type { SentJob } from './operations/jobs.ts'
import { purgePageViews } from './operations/page-views.ts'
import { offerFreeSlots } from './waiting-list/offers.ts'

/** By default the queue would start a second run after 15 minutes, while the first is still running. */
const long: ScheduleOptions = { retryLimit: 0, expireInSeconds: 6 * 3600 }

/** Interval in seconds in which a change of the clock is detected. */
const clockSeconds = 20

const directoryJob = 'refresh-directory'

/** Scheduled jobs, in the same database: email, expiring requests, the nightly full build and others. */
export async function startJobs(
  deps: Deps,
): Promise<{ outboxChanged(): void; directoryWanted(): void; stop(): Promise<void> }> {
  let stopped = false
  const delivery = startDelivery(deps, () => stopped)
  const deliver = () => {
    delivery.changed()
    return delivery.idle()
  }
  const boss = new PgBoss({
    connectionString: deps.database.url,
    max: 3,
    clock: monotonicClock,
    // The monotonic clock does not see changes of the system clock, so the difference to the database's clock is checked.
    clockMonitorIntervalSeconds: clockSeconds,
  })
  // The queue does not wait until its connections are closed: while it stops, the end of the database may reach them.
  const level = () => (stopped ? 'info' : 'error')
  boss.on('error', (error: Error) => deps.log({ level: level(), what: 'jobs', error: errorText(error) }))
  await boss.start()
  const lookAtClock = clockWatch(deps)
  await lookAtClock()
  let looking = Promise.resolve()
  const watching = setInterval(() => {
    looking = lookAtClock().catch(error =>
      deps.log({ level: level(), what: 'clock', error: errorText(error) }),
    )
  }, 1000 * clockSeconds)
  const jobs: Record<
    string,
    { cron: string; work: (sent: SentJob | null) => Promise<unknown>; options?: ScheduleOptions }
  > = {
    'expire-requests': { cron: '* * * * *', work: () => expireRequests(deps) },
    'content-schedule': { cron: '* * * * *', work: () => runContentSchedule(deps) },
    'deliver-outbox': { cron: '* * * * *', work: deliver },
    'imported-leave': {
      cron: '* * * * *',
      // New leave first: it may close the days of withdrawn leave again.
      work: () => sumOfEach([notifyOfImportedLeave, undoWithdrawnLeave], leave => leave(deps)),
    },
    'seal-audit': { cron: '* * * * *', work: () => sealAudit(deps) },
    'offer-places': { cron: '* * * * *', work: () => offerFreeSlots(deps) },
    'remind-patients': { cron: '* * * * *', work: () => remindPatients(deps) },
    'call-unanswered': { cron: '*/10 * * * *', work: () => callUnanswered(deps) },
    'forget-expired': { cron: '15 * * * *', work: () => purgeExpired(deps) },
    'close-vanished': { cron: '25 * * * *', work: () => closeVanished(deps) },
    'forget-forms': { cron: '20 18 * * *', work: () => purgeForms(deps) },
    'prove-audit': { cron: '25 18 * * *', work: () => proveAudit(deps) },
    // Before the job that deletes the day's figures and before the full build.
    backup: {
      cron: '45 17 * * *',
      work: sent => backUpAsJob(deps, sent?.byHand ? 'command' : 'schedule'),
      options: long,
    },
    'look-round': { cron: '10 18 * * *', work: () => raiseNotifications(deps) },
    'forget-visits': { cron: '35 18 * * *', work: () => purgePageViews(deps) },
    'nightly-build': { cron: '30 18 * * *', work: () => deps.publishAll('schedule') },
    ...(deps.config.FHIR_URL
      ? { [directoryJob]: { cron: '0 17 * * *', work: () => refreshDirectory(deps), options: long } }
      : {}),
  }
  // A job scheduled by an earlier configuration would wait in its queue for ever.
  if (!deps.config.FHIR_URL) await boss.unschedule(directoryJob)
  for (const [name, { cron, work, options }] of Object.entries(jobs)) {
    // On the queue too, so that jobs sent by hand or by a visitor have the same options.
    await boss.createQueue(name, options)
    if (options) await boss.updateQueue(name, options)
    await boss.schedule(name, cron, null, options)
    await boss.work<SentJob | null>(name, { pollingIntervalSeconds: 10 }, async ([job]) => {
      await work(job?.data ?? null).catch(async failure => {
        const error = errorText(failure)
        deps.log({ level: level(), what: name, error })
        // A job that the stop has cut off has not failed: it runs again after the next start.
        if (!stopped)
          await notifyFailedJob(deps, name).catch(untold =>
            deps.log({ level: level(), what: 'notification', error: errorText(untold) }),
          )
        // The queue stores the error, so throw the text without the parameters of statements.
        throw new Error(error)
      })
    })
  }
  const directoryWanted = oncePerWindow(deps.now, () => {
    if (stopped || !deps.config.FHIR_URL) return
    // The queue accepts one job per window, from all processes together.
    boss
      .send(directoryJob, {}, { singletonKey: 'hint', singletonSeconds: 60 * refreshWindowMinutes })
      .catch(error => deps.log({ level: 'error', what: directoryJob, error: errorText(error) }))
  })
  return {
    // Messages are normally sent right after the commit. The job that runs every minute is a fallback.
    outboxChanged: delivery.changed,
    directoryWanted,
    stop: async () => {
      stopped = true
      clearInterval(watching)
      await boss.stop({ graceful: true, timeout: 5000 })
      await Promise.all([delivery.idle().catch(() => {}), looking])
    },
  }
}
