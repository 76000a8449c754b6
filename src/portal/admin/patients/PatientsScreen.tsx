import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router-dom'
import { longDate } from '#entities/calendar-date.ts'
import { Paging } from '../content/Paging.tsx'
import { Empty, LoadFailed, Loading, Page } from '../layout/Page.tsx'
import { SearchBox } from '../layout/SearchBox.tsx'
import { adminPaths } from '../paths.ts'
import { useLanguage, useSay } from '../say.ts'
import { type PatientRow, PER_PAGE, patientList } from './calls.ts'

/** The hospital's patients. The search stands in the address, as in every list. */
export function PatientsScreen() {
  const say = useSay()
  const [params, setParams] = useSearchParams()
  const search = (params.get('search') ?? '').slice(0, 200)
  const page = Math.max(1, Number(params.get('page')) || 1)
  const list = useQuery(patientList(search, page))
  const total = list.data?.meta.total ?? 0
  return (
    <Page title={say('admin:patients.title')}>
      <search className="filters">
        <SearchBox
          label={say('admin:patients.search')}
          search={search}
          onSearch={next => setParams(next ? { search: next } : {}, { replace: true })}
        />
        <p className="filter-total" role="status">
          {list.data && say('admin:patients.found', { count: total })}
        </p>
      </search>
      {list.isError ? (
        <LoadFailed error={list.error} retry={() => list.refetch()} />
      ) : !list.data ? (
        <Loading rows={8} />
      ) : list.data.result.length === 0 ? (
        <Empty picture="search" title={say('admin:list.noneTitle')} text={say('admin:patients.none')} />
      ) : (
        <>
          <Rows rows={list.data.result} />
          <Paging
            page={page}
            pages={Math.ceil(total / PER_PAGE)}
            onPage={next =>
              setParams({ ...(search ? { search } : {}), page: String(next) }, { replace: true })
            }
          />
        </>
      )}
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
