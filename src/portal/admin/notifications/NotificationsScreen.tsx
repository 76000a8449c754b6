import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { errorLines } from '#api/errors.ts'
import { addAdminToast } from '#api/toasts.ts'
import type { Notification } from '#entities/office/notification.ts'
import { groupBy } from '#entities/text/group-by.ts'
import { longDate } from '#entities/time/calendar-date.ts'
import IconCheck from '~icons/lucide/check-check'
import { useTranslation } from '../../texts.ts'
import { Paging } from '../content/list/Paging.tsx'
import { Empty, LoadFailed, Loading, Page } from '../layout/Page.tsx'
import { ownZone } from '../moments.ts'
import { useLanguage } from '../use-language.ts'
import { markRead, notifications, PER_PAGE } from './calls.ts'
import { NotificationLine } from './NotificationLine.tsx'

function readPage(params: URLSearchParams): number {
  const page = Number(params.get('page'))
  return Number.isInteger(page) && page > 0 && page <= 100_000 ? page : 1
}

/** All notifications for this administrator's scopes, by day. */
export function NotificationsScreen() {
  const { t } = useTranslation()
  const [params, setParams] = useSearchParams()
  const page = readPage(params)
  const open = params.get('show') === 'open'
  const list = useQuery(notifications(page, open))
  const rows = list.data?.result ?? []
  const newest = page === 1 ? rows[0] : undefined
  const change = (next: { page?: number; open?: boolean }) => {
    const query = new URLSearchParams()
    if (next.open ?? open) query.set('show', 'open')
    if ((next.page ?? 1) > 1) query.set('page', String(next.page))
    setParams(query, { replace: true })
  }
  const readAll = async () => {
    if (!newest) return
    await markRead({ upTo: newest.id }).catch(error =>
      addAdminToast({ severity: 'error', ...errorLines(error) }),
    )
  }
  return (
    <Page
      title={t('office:notifications')}
      actions={
        newest && (
          <button type="button" className="button button-quiet" onClick={readAll}>
            <IconCheck />
            {t('office:markAll')}
          </button>
        )
      }
    >
      <p className="page-lead">{t('office:lead')}</p>
      <div className="filters">
        <select
          className="control filter-choice"
          aria-label={t('office:show.label')}
          value={open ? 'open' : 'all'}
          onChange={event => change({ open: event.target.value === 'open' })}
        >
          <option value="all">{t('office:show.all')}</option>
          <option value="open">{t('office:show.open')}</option>
        </select>
      </div>
      {list.isError ? (
        <LoadFailed error={list.error} retry={() => list.refetch()} />
      ) : !list.data ? (
        <Loading rows={6} />
      ) : rows.length === 0 ? (
        <Empty picture="list" title={t('office:noneTitle')} text={t('office:none')} />
      ) : (
        <>
          <Days rows={rows} />
          <Paging
            page={page}
            pages={Math.ceil((list.data.meta.total ?? 0) / PER_PAGE)}
            onPage={next => change({ page: next })}
          />
        </>
      )}
    </Page>
  )
}

function Days({ rows }: { rows: Notification[] }) {
  const language = useLanguage()
  const days = groupBy(rows, one =>
    Temporal.Instant.from(one.at).toZonedDateTimeISO(ownZone()).toPlainDate().toString(),
  )
  return (
    <div className="told-days">
      {[...days].map(([day, all]) => (
        <section key={day}>
          <h2>{longDate(day, language)}</h2>
          <ul className="line-list">
            {all.map(one => (
              <li key={one.id}>
                <NotificationLine one={one} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
