import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { appointmentStatuses } from '#entities/appointment/appointment-status.ts'
import { DateField } from '#ui/fields/DateField.tsx'
import { useDateWords } from '../../form/use-date-words.ts'
import { useTranslation } from '../../texts.ts'
import { FilterSelect, FilterTotal, ListBody } from '../layout/ListBody.tsx'
import { Page } from '../layout/Page.tsx'
import { SearchBox } from '../layout/SearchBox.tsx'
import { usePeopleList } from '../layout/use-people-list.ts'
import { adminPaths } from '../paths.ts'
import { deskOptions, useLocations } from './calls.ts'
import { DeskList } from './DeskList.tsx'
import { type DeskQuery, isDate, readDeskQuery, writeDeskQuery } from './desk-query.ts'

export function AppointmentsScreen() {
  const { t } = useTranslation()
  const [params, setParams] = usePeopleList()
  const query = readDeskQuery(params)
  const list = useQuery(deskOptions(query))
  const change = (one: Partial<DeskQuery>) => setParams(writeDeskQuery(query, one))
  const { location } = query
  const inbox = query.status === 'requested' && !query.location && !query.date && !query.search
  return (
    <Page
      title={t('admin:desk.title')}
      actions={
        <>
          <Link className="button button-quiet" to={adminPaths.week(location ? { location } : {})}>
            {t('desk:week.open')}
          </Link>
          <Link className="button button-quiet" to={adminPaths.day(location ? { location } : {})}>
            {t('desk:day.open')}
          </Link>
        </>
      }
    >
      <Filters query={query} change={change} total={list.data?.meta.total} />
      <ListBody
        list={list}
        page={query.page}
        onPage={page => change({ page })}
        filtered={!inbox}
        empty={{
          picture: 'calendar',
          title: t('admin:desk.emptyTitle'),
          text: t('admin:desk.emptyText'),
        }}
        none={{
          title: t('admin:desk.noneTitle'),
          text: t('admin:desk.noneText'),
          clear: t('admin:desk.clear'),
          onClear: () => setParams(new URLSearchParams()),
        }}
      >
        {rows => <DeskList appointments={rows} />}
      </ListBody>
    </Page>
  )
}

interface FiltersProps {
  query: DeskQuery
  change(one: Partial<DeskQuery>): void
  total: number | undefined
}

function Filters({ query, change, total }: FiltersProps) {
  const { t } = useTranslation()
  const words = useDateWords()
  const locations = useLocations()
  return (
    <search className="filters">
      <SearchBox
        label={t('desk:inbox.search')}
        search={query.search}
        // A search covers all statuses: the appointment of a booking code may be in any of them.
        onSearch={search => change({ search, ...(search && !query.search ? { status: 'all' } : {}) })}
      />
      <FilterSelect
        label={t('admin:desk.filterStatus')}
        value={query.status}
        options={[
          ...appointmentStatuses.map(one => [one, t(`admin:desk.status.${one}`)] as const),
          ['all', t('admin:desk.anyStatus')],
        ]}
        onChange={status => change({ status: status as DeskQuery['status'] })}
      />
      <FilterSelect
        label={t('admin:desk.filterLocation')}
        value={query.location}
        options={[
          ['', t('admin:desk.anyLocation')],
          ...(locations.data ?? []).map(one => [one.code, one.shortName ?? one.officialName] as const),
        ]}
        onChange={location => change({ location })}
      />
      <DateField
        className="filter filter-date"
        label={t('admin:desk.filterDate')}
        value={query.date}
        // A half-typed value is not a date: wait until it is complete.
        onChange={date => (date === '' || isDate(date)) && change({ date })}
        {...words}
      />
      <FilterTotal>{total !== undefined && t('admin:desk.found', { count: total })}</FilterTotal>
    </search>
  )
}
