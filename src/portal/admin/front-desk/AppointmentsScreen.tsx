import { useQuery } from '@tanstack/react-query'
import { appointmentStatuses } from '#entities/appointment/appointment-status.ts'
import { LinkButton } from '../../kit/LinkButton.tsx'
import { FilterDate } from '../../kit/list/FilterDate.tsx'
import { FilterSelect } from '../../kit/list/filters.tsx'
import { ListPage } from '../../kit/list/ListPage.tsx'
import { usePeopleList } from '../../kit/list/use-list.ts'
import { useTranslation } from '../../texts.ts'
import { adminPaths } from '../paths.ts'
import { deskOptions } from './calls.ts'
import { DeskList } from './DeskList.tsx'
import { deskFilters } from './desk-filters.ts'
import { LocationFilter } from './LocationFilter.tsx'
import { useDeskChanges } from './use-desk-changes.ts'

export function AppointmentsScreen() {
  const { t } = useTranslation()
  const list = usePeopleList(deskFilters)
  const { location } = list.query
  useDeskChanges(location)
  return (
    <ListPage
      title={t('admin:desk.title')}
      actions={
        <>
          <LinkButton variant="quiet" to={adminPaths.week(location ? { location } : {})}>
            {t('desk:week.open')}
          </LinkButton>
          <LinkButton variant="quiet" to={adminPaths.day(location ? { location } : {})}>
            {t('desk:day.open')}
          </LinkButton>
        </>
      }
      texts="admin:desk"
      list={list}
      rows={useQuery(deskOptions(list.query))}
      empty={{ picture: 'calendar', title: t('admin:desk.emptyTitle'), text: t('admin:desk.emptyText') }}
      search={t('desk:inbox.search')}
      // A search covers all statuses: the appointment of a booking code may be in any of them.
      onSearch={search => list.change({ search, ...(search && !list.query.search ? { status: 'all' } : {}) })}
      filters={
        <>
          <FilterSelect
            label={t('admin:desk.filterStatus')}
            options={[
              ...appointmentStatuses.map(one => [one, t(`admin:desk.status.${one}`)] as const),
              ['all', t('admin:desk.anyStatus')],
            ]}
            {...list.field('status')}
          />
          <LocationFilter any={t('admin:desk.anyLocation')} {...list.field('location')} />
          <FilterDate label={t('admin:desk.filterDate')} {...list.field('date')} />
        </>
      }
    >
      {rows => <DeskList appointments={rows} />}
    </ListPage>
  )
}
