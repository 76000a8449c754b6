import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router-dom'
import { appointmentStatuses } from '#entities/appointment-status.ts'
import { DateField } from '#ui/DateField.tsx'
import { useDateWords } from '../../form/use-date-words.ts'
import { PER_PAGE } from '../content/list-query.ts'
import { Paging } from '../content/Paging.tsx'
import { Empty, LoadFailed, Loading, Page } from '../layout/Page.tsx'
import { adminPaths } from '../paths.ts'
import { useSay } from '../say.ts'
import { deskOptions, useLocations } from './calls.ts'
import { DeskList } from './DeskList.tsx'
import { type DeskQuery, isDate, readDeskQuery, writeDeskQuery } from './desk-query.ts'

export function AppointmentsScreen() {
  const say = useSay()
  const [params, setParams] = useSearchParams()
  const query = readDeskQuery(params)
  const list = useQuery(deskOptions(query))
  const change = (one: Partial<DeskQuery>) => setParams(writeDeskQuery(query, one), { replace: true })
  const total = list.data?.meta.total ?? 0
  const { location } = query
  const inbox = query.status === 'requested' && !query.location && !query.date
  return (
    <Page
      title={say('admin:desk.title')}
      actions={
        <>
          <Link className="button button-quiet" to={adminPaths.week(location ? { location } : {})}>
            {say('desk:week.open')}
          </Link>
          <Link className="button button-quiet" to={adminPaths.day(location ? { location } : {})}>
            {say('desk:day.open')}
          </Link>
        </>
      }
    >
      <Filters query={query} change={change} total={list.data && total} />
      {list.isError && !list.data ? (
        <LoadFailed error={list.error} retry={() => list.refetch()} />
      ) : !list.data ? (
        <Loading rows={8} />
      ) : list.data.result.length === 0 ? (
        <Empty
          picture={inbox ? 'calendar' : 'search'}
          title={say(inbox ? 'admin:desk.emptyTitle' : 'admin:desk.noneTitle')}
          text={say(inbox ? 'admin:desk.emptyText' : 'admin:desk.noneText')}
        >
          {!inbox && (
            <button
              type="button"
              className="button button-quiet"
              onClick={() => setParams({}, { replace: true })}
            >
              {say('admin:desk.clear')}
            </button>
          )}
        </Empty>
      ) : (
        <>
          <DeskList appointments={list.data.result} />
          <Paging page={query.page} pages={Math.ceil(total / PER_PAGE)} onPage={page => change({ page })} />
        </>
      )}
    </Page>
  )
}

interface FiltersProps {
  query: DeskQuery
  change(one: Partial<DeskQuery>): void
  total: number | undefined
}

function Filters({ query, change, total }: FiltersProps) {
  const say = useSay()
  const words = useDateWords()
  const locations = useLocations()
  return (
    <search className="filters">
      <label className="filter">
        <span>{say('admin:desk.filterStatus')}</span>
        <select
          className="control"
          value={query.status}
          onChange={event => change({ status: event.target.value as DeskQuery['status'] })}
        >
          {appointmentStatuses.map(status => (
            <option key={status} value={status}>
              {say(`admin:desk.status.${status}`)}
            </option>
          ))}
          <option value="all">{say('admin:desk.anyStatus')}</option>
        </select>
      </label>
      <label className="filter">
        <span>{say('admin:desk.filterLocation')}</span>
        <select
          className="control"
          value={query.location}
          onChange={event => change({ location: event.target.value })}
        >
          <option value="">{say('admin:desk.anyLocation')}</option>
          {locations.data?.map(one => (
            <option key={one.code} value={one.code}>
              {one.shortName ?? one.officialName}
            </option>
          ))}
        </select>
      </label>
      <DateField
        className="filter filter-date"
        label={say('admin:desk.filterDate')}
        value={query.date}
        // While it is being typed it is no date yet.
        onChange={date => (date === '' || isDate(date)) && change({ date })}
        {...words}
      />
      <p className="filter-total" role="status">
        {total !== undefined && say('admin:desk.found', { count: total })}
      </p>
    </search>
  )
}
