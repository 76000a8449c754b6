import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { errorLines } from '#api/errors.ts'
import { addAdminToast } from '#api/toasts.ts'
import type { Job } from '#entities/office/office.ts'
import { useTranslation } from '../../texts.ts'
import { LoadFailed, Loading, Page } from '../layout/Page.tsx'
import { ownZone, savedMoment } from '../moments.ts'
import { adminPaths } from '../paths.ts'
import { useLanguage } from '../use-language.ts'
import { jobsOptions, runJob } from './calls.ts'
import { rhythmOf } from './clockwork.ts'

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
  const jobs = useQuery(jobsOptions)
  return (
    <Page
      title={t('settings:jobs.title')}
      back={{ to: adminPaths.settings(), label: t('admin:menu.settings') }}
    >
      <p className="page-lead">{t('settings:jobs.lead')}</p>
      {jobs.isError && !jobs.data && <LoadFailed error={jobs.error} retry={() => jobs.refetch()} />}
      {jobs.isPending && <Loading rows={6} />}
      {jobs.data?.length === 0 && <p>{t('settings:jobs.none')}</p>}
      <ul className="line-list">
        {jobs.data?.map(job => (
          <JobRow key={job.name} job={job} />
        ))}
      </ul>
    </Page>
  )
}

function JobRow({ job }: { job: Job }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const name = useJobName()(job.name)
  const [busy, setBusy] = useState(false)
  const rhythm = rhythmOf(job.cron, ownZone(), Temporal.Now.plainDateISO())
  const failed = job.lastState === 'failed'
  const run = async () => {
    if (busy) return
    setBusy(true)
    try {
      await runJob(job.name)
      addAdminToast({ severity: 'success', summary: t('settings:jobs.asked', { name }) })
    } catch (error) {
      addAdminToast({ severity: 'error', ...errorLines(error) })
    } finally {
      setBusy(false)
    }
  }
  return (
    <li className="job" data-failed={failed || undefined}>
      <div>
        <h2>{name}</h2>
        <p className="field-hint">{t(`settings:rhythm.${rhythm.every}`, { ...rhythm })}</p>
      </div>
      <div>
        <p className="item-state">
          {job.running ? (
            <span className="badge badge-info">{t('settings:jobs.running')}</span>
          ) : job.lastState ? (
            <span className={`badge ${failed ? 'badge-error' : 'badge-success'}`}>
              {t(failed ? 'settings:jobs.lastFailed' : 'settings:jobs.lastFine')}
            </span>
          ) : (
            <span className="badge">{t('settings:jobs.never')}</span>
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
      <button
        type="button"
        className="button button-quiet button-small"
        aria-label={t('settings:jobs.runNamed', { name })}
        data-pending={busy || undefined}
        onClick={run}
      >
        {t('settings:jobs.run')}
      </button>
    </li>
  )
}
