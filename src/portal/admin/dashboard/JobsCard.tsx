import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../../texts.ts'
import { savedMoment } from '../moments.ts'
import { adminPaths } from '../paths.ts'
import { jobsOptions } from '../settings/calls.ts'
import { useJobName } from '../settings/JobsScreen.tsx'
import { Card } from './Card.tsx'

/** The jobs whose last run failed; renders nothing if there are none. */
export function JobsCard() {
  const { t, language } = useTranslation()
  const nameOf = useJobName()
  const failed = useQuery(jobsOptions).data?.filter(job => job.lastState === 'failed') ?? []
  if (failed.length === 0) return null
  return (
    <Card
      title={t('office:jobs.title')}
      more={{ to: adminPaths.settings('jobs'), text: t('office:jobs.all') }}
    >
      <ul className="card-rows">
        {failed.map(job => (
          <li key={job.name}>
            <div>
              <strong>{nameOf(job.name)}</strong>
              {job.error && <p className="field-hint">{job.error}</p>}
            </div>
            <span className="badge badge-error">{job.lastRunAt && savedMoment(job.lastRunAt, language)}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
