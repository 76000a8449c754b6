import { useQuery } from '@tanstack/react-query'
import type { Notification } from '#entities/office/notification.ts'
import { groupBy } from '#entities/text/group-by.ts'
import { longDate } from '#entities/time/calendar-date.ts'
import { Button } from '#ui/Button.tsx'
import IconCheck from '~icons/lucide/check-check'
import { FilterSelect } from '../../kit/list/filters.tsx'
import { ListPage } from '../../kit/list/ListPage.tsx'
import { choiceFilter } from '../../kit/list/list-address.ts'
import { useList } from '../../kit/list/use-list.ts'
import { useAction } from '../../kit/use-action.ts'
import { useTranslation } from '../../texts.ts'
import { ownZone } from '../moments.ts'
import { markAllRead, notifications, PER_PAGE } from './calls.ts'
import { NotificationLine } from './NotificationLine.tsx'

const filters = { show: choiceFilter(['open']) }

/** All notifications for this administrator's scopes, by day. */
export function NotificationsScreen() {
  const { t } = useTranslation()
  const list = useList(filters)
  const { page, show } = list.query
  const rows = useQuery(notifications(page, show === 'open'))
  const shown = rows.data?.result ?? []
  const readAll = useAction(markAllRead)
  const none = {
    picture: 'list',
    title: t('office:noneTitle'),
    text: t('office:none'),
    action: false,
  } as const
  return (
    <ListPage
      title={t('office:notifications')}
      lead={t('office:lead')}
      actions={
        page === 1 &&
        shown.length > 0 && (
          <Button variant="quiet" icon={<IconCheck />} action={readAll.with(shown)}>
            {t('office:markAll')}
          </Button>
        )
      }
      list={list}
      rows={rows}
      perPage={PER_PAGE}
      empty={none}
      none={none}
      filters={
        <FilterSelect
          label={t('office:show.label')}
          hideLabel
          any={t('office:show.all')}
          options={[['open', t('office:show.open')]]}
          {...list.field('show')}
        />
      }
    >
      {rows => <Days rows={rows} />}
    </ListPage>
  )
}

function Days({ rows }: { rows: Notification[] }) {
  const { language } = useTranslation()
  const days = groupBy(rows, one =>
    Temporal.Instant.from(one.at).toZonedDateTimeISO(ownZone()).toPlainDate().toString(),
  )
  return (
    <div className="grid max-w-184 gap-6">
      {[...days].map(([day, all]) => (
        <section key={day}>
          <h2 className="text-[1rem]">{longDate(day, language)}</h2>
          <ul className="line-list mt-2">
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
