import { useQuery } from '@tanstack/react-query'
import type { Job } from '#entities/office/office.ts'
import { Badge } from '#ui/Badge.tsx'
import { Button } from '#ui/Button.tsx'
import { Loaded } from '../../kit/Loaded.tsx'
import { useAction } from '../../kit/use-action.ts'
import { useTranslation } from '../../texts.ts'
import { ownZone, savedMoment } from '../moments.ts'
import { jobsOptions, runJob } from './calls.ts'
import { parseCron } from './job-schedule.ts'
import { SettingsPage } from './SettingsPage.tsx'

/** The text for a job, or its technical name if there is no text. */
export function useJobName() {
  const { t } = useTranslation()
  return (name: string) => {
    const text = t(`settings:jobNames.${name}`)
    return text.endsWith(name) ? name : text
  }
}

/** The scheduled jobs: their schedule and the results of the last runs. */
export function JobsScreen() {
  const { t } = useTranslation()
  return (
    <SettingsPage title={t('settings:jobs.title')} lead={t('settings:jobs.lead')}>
      <Loaded query={useQuery(jobsOptions)}>
        {jobs =>
          jobs.length === 0 ? (
            <p>{t('settings:jobs.none')}</p>
          ) : (
            <ul className="line-list">
              {jobs.map(job => (
                <JobRow key={job.name} job={job} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </SettingsPage>
  )
}

function JobRow({ job }: { job: Job }) {
  const { t, language } = useTranslation()
  const name = useJobName()(job.name)
  const rhythm = parseCron(job.cron, ownZone(), Temporal.Now.plainDateISO())
  const failed = job.lastState === 'failed'
  const run = useAction(() => runJob(job.name), { done: t('settings:jobs.asked', { name }) })
  return (
    <li className="grid items-center gap-2 gap-x-6 px-4 py-3 md:grid-cols-[minmax(0,3fr)_minmax(0,3fr)_auto]">
      <div>
        <h2 className="text-[1rem]">{name}</h2>
        <p className="field-hint">{t(`settings:rhythm.${rhythm.every}`, { ...rhythm })}</p>
      </div>
      <div>
        <p className="flex flex-wrap items-center gap-2 text-15 text-ink-soft">
          {job.running ? (
            <Badge tone="info">{t('settings:jobs.running')}</Badge>
          ) : job.lastState ? (
            <Badge tone={failed ? 'error' : 'success'}>
              {t(failed ? 'settings:jobs.lastFailed' : 'settings:jobs.lastFine')}
            </Badge>
          ) : (
            <Badge>{t('settings:jobs.never')}</Badge>
          )}
          {job.lastRunAt && <time dateTime={job.lastRunAt}>{savedMoment(job.lastRunAt, language)}</time>}
        </p>
        {job.lastFailedAt && job.error && (
          <details>
            <summary>{t('settings:jobs.error', { moment: savedMoment(job.lastFailedAt, language) })}</summary>
            <pre>{job.error}</pre>
          </details>
        )}
      </div>
      <Button
        className="justify-self-start md:justify-self-end"
        variant="quiet"
        size="small"
        aria-label={t('settings:jobs.runNamed', { name })}
        action={run}
      >
        {t('settings:jobs.run')}
      </Button>
    </li>
  )
}
