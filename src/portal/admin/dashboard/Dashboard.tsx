import { useStore } from '@nanostores/react'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { $user } from '../../session.ts'
import { itemTitle } from '../content/item-title.ts'
import { StatusBadge } from '../content/StatusBadge.tsx'
import { deskOptions } from '../desk/calls.ts'
import { DeskList } from '../desk/DeskList.tsx'
import { kindLabel } from '../labels.ts'
import { mayDo } from '../layout/navigation.ts'
import { LoadFailed, Loading, Page } from '../layout/Page.tsx'
import { savedMoment } from '../moments.ts'
import { adminPaths } from '../paths.ts'
import { useLanguage, useSay } from '../say.ts'
import { Card } from './Card.tsx'
import { useReleases, useUnpublished } from './calls.ts'
import { FiguresRow } from './FiguresRow.tsx'
import { TodayCard } from './TodayCard.tsx'

/** What an administrator should know first: only what the server says, nothing invented. */
export function Dashboard() {
  const say = useSay()
  const user = useStore($user)
  const desk = mayDo(user?.scopes, 'desk')
  const content = mayDo(user?.scopes, 'content')
  const name = user?.full_name ?? ''
  // The first administrator, made from the configuration, has an address and no name yet.
  const named = name !== '' && !name.includes('@')
  return (
    <Page title={say('admin:dashboard.title')}>
      <p className="dashboard-greeting">
        {named ? say('admin:dashboard.greeting', { name }) : say('admin:dashboard.greetingNameless')}
      </p>
      <FiguresRow />
      <div className="dashboard">
        {desk && <WaitingCard />}
        {desk && <TodayCard />}
        {content && <UnpublishedCard />}
        {content && <SiteCard />}
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

function UnpublishedCard() {
  const say = useSay()
  const language = useLanguage()
  const { items, isPending, error, retry } = useUnpublished(true)
  return (
    <Card title={say('admin:dashboard.drafts')}>
      {error ? <LoadFailed error={error} retry={retry} /> : isPending && <Loading rows={3} />}
      {!isPending && !error && items.length === 0 && <p>{say('admin:dashboard.draftsNone')}</p>}
      <ul className="card-rows" hidden={items.length === 0}>
        {items.map(item => (
          <li key={item.id}>
            <div>
              <Link className="link" to={adminPaths.edit(item.kind, item.key)}>
                {itemTitle(item, language)}
              </Link>
              <p className="field-hint">
                {kindLabel(say, item.kind, 'one')}, {savedMoment(item.updatedAt, language)}
              </p>
            </div>
            <StatusBadge item={item} />
          </li>
        ))}
      </ul>
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
            files: live.files.toLocaleString(language),
            seconds: (live.milliseconds / 1000).toLocaleString(language, { maximumFractionDigits: 1 }),
          })}
        </p>
      )}
    </Card>
  )
}
