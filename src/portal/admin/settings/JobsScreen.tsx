import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { errorLines } from '#api/errors.ts'
import { addAdminToast } from '#api/toasts.ts'
import type { Job } from '#entities/office/office.ts'
import { LoadFailed, Loading, Page } from '../layout/Page.tsx'
import { ownZone, savedMoment } from '../moments.ts'
import { adminPaths } from '../paths.ts'
import { useLanguage, useSay } from '../say.ts'
import { jobsOptions, runJob } from './calls.ts'
import { rhythmOf } from './clockwork.ts'

/** A job's name in words; one that the words do not know yet by its own name. */
export function useJobName() {
  const say = useSay()
  return (name: string) => {
    const text = say(`settings:jobNames.${name}`)
    return text.endsWith(name) ? name : text
  }
}

/** The clockwork: what runs by itself, when, and how the last runs ended. */
export function JobsScreen() {
  const say = useSay()
  const jobs = useQuery(jobsOptions)
  return (
    <Page
      title={say('settings:jobs.title')}
      back={{ to: adminPaths.settings(), label: say('admin:menu.settings') }}
    >
      <p className="page-lead">{say('settings:jobs.lead')}</p>
      {jobs.isError && !jobs.data && <LoadFailed error={jobs.error} retry={() => jobs.refetch()} />}
      {jobs.isPending && <Loading rows={6} />}
      {jobs.data?.length === 0 && <p>{say('settings:jobs.none')}</p>}
      <ul className="jobs">
        {jobs.data?.map(job => (
          <JobRow key={job.name} job={job} />
        ))}
      </ul>
    </Page>
  )
}

function JobRow({ job }: { job: Job }) {
  const say = useSay()
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
      addAdminToast({ severity: 'success', summary: say('settings:jobs.asked', { name }) })
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
        <p className="field-hint">{say(`settings:rhythm.${rhythm.every}`, { ...rhythm })}</p>
      </div>
      <div>
        <p className="job-state">
          {job.running ? (
            <span className="badge badge-info">{say('settings:jobs.running')}</span>
          ) : job.lastState ? (
            <span className={`badge ${failed ? 'badge-error' : 'badge-success'}`}>
              {say(failed ? 'settings:jobs.lastFailed' : 'settings:jobs.lastFine')}
            </span>
          ) : (
            <span className="badge">{say('settings:jobs.never')}</span>
          )}
          {job.lastRunAt && <time dateTime={job.lastRunAt}>{savedMoment(job.lastRunAt, language)}</time>}
        </p>
        {job.lastFailedAt && job.error && (
          <details>
            <summary>
              {say('settings:jobs.error', { moment: savedMoment(job.lastFailedAt, language) })}
            </summary>
            <pre>{job.error}</pre>
          </details>
        )}
      </div>
      <button
        type="button"
        className="button button-quiet button-small"
        aria-label={say('settings:jobs.runNamed', { name })}
        data-pending={busy || undefined}
        onClick={run}
      >
        {say('settings:jobs.run')}
      </button>
    </li>
  )
}
