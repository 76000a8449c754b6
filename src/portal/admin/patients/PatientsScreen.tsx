import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { longDate } from '#entities/time/calendar-date.ts'
import { FilterSelect, FilterTotal, ListBody } from '../layout/ListBody.tsx'
import { oneOf, readPage, readSearch, writeAddress } from '../layout/list-address.ts'
import { Page } from '../layout/Page.tsx'
import { SearchBox } from '../layout/SearchBox.tsx'
import { usePeopleList } from '../layout/use-people-list.ts'
import { adminPaths } from '../paths.ts'
import { useLanguage, useSay } from '../say.ts'
import { type PatientRow, type PatientsQuery, patientList, patientOrders } from './calls.ts'

/** The hospital's patients. The search stands in the address, as in every list. */
export function PatientsScreen() {
  const say = useSay()
  const [params, setParams] = usePeopleList()
  const query: PatientsQuery = {
    search: readSearch(params),
    page: readPage(params),
    sort: oneOf(patientOrders, params.get('sort')) || 'name',
  }
  const change = (one: Partial<PatientsQuery>) => setParams(writeAddress(query, one, { sort: 'name' }))
  const list = useQuery(patientList(query))
  return (
    <Page title={say('admin:patients.title')}>
      <search className="filters">
        <SearchBox
          label={say('admin:patients.search')}
          search={query.search}
          onSearch={search => change({ search })}
        />
        <FilterSelect
          label={say('admin:list.order')}
          value={query.sort}
          options={patientOrders.map(one => [one, say(`admin:patients.orders.${one}`)])}
          onChange={sort => change({ sort: oneOf(patientOrders, sort) || 'name' })}
        />
        <FilterTotal>
          {list.data && say('admin:patients.found', { count: list.data.meta.total ?? 0 })}
        </FilterTotal>
      </search>
      <ListBody
        list={list}
        page={query.page}
        onPage={page => change({ page })}
        filtered={query.search !== ''}
        empty={{ title: say('admin:list.noneTitle'), text: say('admin:patients.none') }}
        none={{
          title: say('admin:list.noneTitle'),
          text: say('admin:patients.none'),
          clear: say('admin:list.clear'),
          onClear: () => setParams(new URLSearchParams()),
        }}
      >
        {rows => <Rows rows={rows} />}
      </ListBody>
    </Page>
  )
}

function Rows({ rows }: { rows: PatientRow[] }) {
  const say = useSay()
  const language = useLanguage()
  return (
    <div className="table-box">
      <table className="table items">
        <thead>
          <tr>
            <th scope="col">{say('admin:patients.name')}</th>
            <th scope="col">{say('admin:patients.phone')}</th>
            <th scope="col" className="wide-only">
              {say('admin:patients.birthDate')}
            </th>
            <th scope="col" className="wide-only">
              {say('admin:patients.visits')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(row => (
            <tr key={row.id}>
              <th scope="row">
                <span className="item-title">
                  <span>
                    <Link className="stretched" to={adminPaths.patient(row.id)}>
                      <bdi>{row.name}</bdi>
                    </Link>
                    <small>
                      {row.carer
                        ? say('dependants:desk.carer', { name: row.carer })
                        : (row.email ?? say('admin:patients.noAccount'))}
                      {row.disabled && (
                        <>
                          {' '}
                          <span className="badge badge-error">{say('admin:patients.disabled')}</span>
                        </>
                      )}
                    </small>
                  </span>
                </span>
              </th>
              <td className="tabular">
                <bdi dir="ltr">{row.phone ?? '–'}</bdi>
              </td>
              <td className="wide-only fit">{row.birthDate ? longDate(row.birthDate, language) : '–'}</td>
              <td className="wide-only tabular">{row.appointments}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
