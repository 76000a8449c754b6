import { useStore } from '@nanostores/react'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { formatLocale } from '#entities/time/calendar-date.ts'
import { $user } from '../../session.ts'
import { deskOptions } from '../front-desk/calls.ts'
import { DeskList } from '../front-desk/DeskList.tsx'
import { mayDo } from '../layout/navigation.ts'
import { LoadFailed, Loading, Page } from '../layout/Page.tsx'
import { savedMoment } from '../moments.ts'
import { adminPaths } from '../paths.ts'
import { useLanguage, useSay } from '../say.ts'
import { SetupCard } from '../settings/SetupCard.tsx'
import { Card } from './Card.tsx'
import { useReleases } from './calls.ts'
import { FiguresRow } from './FiguresRow.tsx'
import { JobsCard } from './JobsCard.tsx'
import { TodayCard } from './TodayCard.tsx'
import { UnfinishedCard } from './UnfinishedCard.tsx'
import { MissedCard, VisitsCard } from './VisitsCard.tsx'

/** What an administrator should know first: only what the server says, nothing invented. */
export function Dashboard() {
  const say = useSay()
  const user = useStore($user)
  const desk = mayDo(user?.scopes, 'desk')
  const content = mayDo(user?.scopes, 'content')
  const machine = user?.scopes?.includes('super') === true
  const name = user?.full_name ?? ''
  // The first administrator, made from the configuration, has an address and no name yet.
  const named = name !== '' && !name.includes('@')
  return (
    <Page title={say('admin:dashboard.title')}>
      <p className="dashboard-greeting">
        {named ? say('admin:dashboard.greeting', { name }) : say('admin:dashboard.greetingNameless')}
      </p>
      {machine && <SetupCard />}
      <FiguresRow />
      <div className="dashboard">
        {desk && <WaitingCard />}
        {desk && <TodayCard />}
        {content && <UnfinishedCard />}
        {content && <VisitsCard />}
        {content && <MissedCard />}
        {content && <SiteCard />}
        {machine && <JobsCard />}
      </div>
      {!desk && !content && <p>{say('admin:dashboard.noScope')}</p>}
    </Page>
  )
}

function WaitingCard() {
  const say = useSay()
  const waiting = useQuery(deskOptions({ page: 1, status: 'requested', location: '', date: '', perPage: 5 }))
  const total = waiting.data?.meta.total ?? 0
  const more = total > 0 && (
    <Link className="link" to={adminPaths.appointments}>
      {say('admin:dashboard.seeAll')}
    </Link>
  )
  return (
    <Card title={say('admin:dashboard.waiting')} wide more={more}>
      {waiting.isError && !waiting.data && (
        <LoadFailed error={waiting.error} retry={() => waiting.refetch()} />
      )}
      {waiting.isPending && <Loading rows={3} />}
      {waiting.data && (
        <>
          <p>
            {total > 0
              ? say('admin:dashboard.waitingText', { count: total })
              : say('admin:dashboard.noneWaiting')}
          </p>
          {total > 0 && <DeskList appointments={waiting.data.result} />}
        </>
      )}
    </Card>
  )
}

function SiteCard() {
  const say = useSay()
  const language = useLanguage()
  const releases = useReleases(true)
  const last = releases.data?.[0]
  const live = releases.data?.find(release => release.state === 'live')
  return (
    <Card title={say('admin:dashboard.publication')}>
      {releases.isError && <LoadFailed error={releases.error} retry={() => releases.refetch()} />}
      {releases.isPending && <Loading rows={2} />}
      {releases.data && !last && <p>{say('admin:dashboard.publicationNone')}</p>}
      {last?.state === 'failed' && (
        <div className="notice notice-error">
          <p>{say('admin:dashboard.publicationFailed')}</p>
          {last.error && <p className="field-hint">{last.error}</p>}
        </div>
      )}
      {(last?.state === 'building' || last?.state === 'waiting') && (
        <p>{say('admin:dashboard.publicationBuilding')}</p>
      )}
      {live?.liveAt && (
        <p>{say('admin:dashboard.publicationLive', { moment: savedMoment(live.liveAt, language) })}</p>
      )}
      {live?.files != null && live.milliseconds !== null && (
        <p className="field-hint">
          {say('admin:dashboard.publicationTook', {
            files: live.files.toLocaleString(formatLocale[language]),
            seconds: (live.milliseconds / 1000).toLocaleString(formatLocale[language], {
              maximumFractionDigits: 1,
            }),
          })}
        </p>
      )}
      <Link className="link" to={adminPaths.publications}>
        {say('admin:dashboard.publications')}
      </Link>
    </Card>
  )
}
