import { useStore } from '@nanostores/react'
import { useQuery } from '@tanstack/react-query'
import { formatLocale } from '#entities/time/calendar-date.ts'
import { Notice } from '#ui/Notice.tsx'
import { Loaded } from '../../kit/Loaded.tsx'
import { Page } from '../../kit/Page.tsx'
import { Link } from '../../routing/Link.tsx'
import { $user } from '../../session.ts'
import { useTranslation } from '../../texts.ts'
import { AppointmentList } from '../front-desk/AppointmentList.tsx'
import { appointmentListOptions } from '../front-desk/calls.ts'
import { useRowPanel } from '../front-desk/day/use-row-actions.tsx'
import { useFrontDeskActions } from '../front-desk/use-front-desk-actions.ts'
import { hasScope } from '../layout/navigation.ts'
import { savedMoment } from '../moments.ts'
import { adminPaths } from '../paths.ts'
import { jobsOptions } from '../settings/calls.ts'
import { useJobName } from '../settings/JobsScreen.tsx'
import { SetupCard } from '../settings/SetupCard.tsx'
import { ApplicantsCard, OffersCard } from './ApplicantsCard.tsx'
import { Card } from './Card.tsx'
import { useReleases } from './calls.ts'
import { FiguresRow } from './FiguresRow.tsx'
import { MissedSearchesCard, PageViewsCard } from './PageViewsCard.tsx'
import { TodayCard } from './TodayCard.tsx'
import { UnfinishedCard } from './UnfinishedCard.tsx'

export function Dashboard() {
  const { t } = useTranslation()
  const user = useStore($user)
  const desk = hasScope(user?.scopes, 'desk')
  const content = hasScope(user?.scopes, 'content')
  const hr = hasScope(user?.scopes, 'hr')
  const machine = user?.scopes?.includes('super') === true
  const name = user?.full_name ?? ''
  return (
    <Page title={t('admin:dashboard.title')}>
      <p className="-mt-3 text-ink-soft">{t('admin:dashboard.greeting', { name })}</p>
      {machine && <SetupCard />}
      <FiguresRow />
      <div className="dashboard">
        <div>
          {desk && <WaitingCard />}
          {desk && <TodayCard />}
          {content && <PageViewsCard />}
        </div>
        <div>
          {hr && <ApplicantsCard />}
          {hr && <OffersCard />}
          {content && <UnfinishedCard />}
          {content && <MissedSearchesCard />}
          {content && <SiteCard />}
          {machine && <JobsCard />}
        </div>
      </div>
      {!desk && !content && !hr && (
        <p>
          {hasScope(user?.scopes, 'medical')
            ? t('admin:dashboard.medicalAlone', { content: t('admin:users.content') })
            : t('admin:dashboard.noScope')}
        </p>
      )}
    </Page>
  )
}

function WaitingCard() {
  const { t } = useTranslation()
  const waiting = useQuery(
    appointmentListOptions({ page: 1, status: 'requested', location: '', date: '', perPage: 5 }),
  )
  const total = waiting.data?.meta.total ?? 0
  const rowPanel = useRowPanel(useFrontDeskActions())
  const isEmpty = waiting.data && total === 0
  const more = { to: adminPaths.appointments, text: t('admin:dashboard.seeAll') }
  return (
    <>
      {!isEmpty && (
        <Card title={t('admin:dashboard.waiting')} more={more}>
          <Loaded query={waiting} rows={3}>
            {({ result }) => (
              <>
                <p>{t('admin:dashboard.waitingText', { count: total })}</p>
                <AppointmentList appointments={result} rowPanel={rowPanel} />
              </>
            )}
          </Loaded>
        </Card>
      )}
      {rowPanel.panel}
    </>
  )
}

function SiteCard() {
  const { t, language } = useTranslation()
  const releases = useReleases()
  const last = releases.data?.[0]
  const live = releases.data?.find(release => release.state === 'live')
  return (
    <Card title={t('admin:dashboard.publication')}>
      <Loaded query={releases} rows={2}>
        {() => !last && <p>{t('admin:dashboard.publicationNone')}</p>}
      </Loaded>
      {last?.state === 'failed' && (
        <Notice tone="error">
          <p>{t('admin:dashboard.publicationFailed')}</p>
          {last.error && <p className="field-hint">{last.error}</p>}
        </Notice>
      )}
      {(last?.state === 'building' || last?.state === 'waiting') && (
        <p>{t('admin:dashboard.publicationBuilding')}</p>
      )}
      {live?.liveAt && (
        <p>{t('admin:dashboard.publicationLive', { moment: savedMoment(live.liveAt, language) })}</p>
      )}
      {live?.files != null && live.milliseconds !== null && (
        <p className="field-hint">
          {t('admin:dashboard.publicationTook', {
            files: live.files.toLocaleString(formatLocale[language]),
            seconds: (live.milliseconds / 1000).toLocaleString(formatLocale[language], {
              maximumFractionDigits: 1,
            }),
          })}
        </p>
      )}
      <Link className="link" to={adminPaths.publications}>
        {t('admin:dashboard.publications')}
      </Link>
    </Card>
  )
}

/** The jobs whose last run failed; renders nothing if there are none. */
function JobsCard() {
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
