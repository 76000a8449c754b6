import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { longDate } from '#entities/time/calendar-date.ts'
import { useTranslation } from '../../texts.ts'
import { FilterSelect, FilterTotal, ListBody } from '../layout/ListBody.tsx'
import { oneOf, readPage, readSearch, writeAddress } from '../layout/list-address.ts'
import { Page } from '../layout/Page.tsx'
import { SearchBox } from '../layout/SearchBox.tsx'
import { usePeopleList } from '../layout/use-people-list.ts'
import { adminPaths } from '../paths.ts'
import { useLanguage } from '../use-language.ts'
import { type PatientRow, type PatientsQuery, patientList, patientOrders } from './calls.ts'

/** The hospital's patients. */
export function PatientsScreen() {
  const { t } = useTranslation()
  const [params, setParams] = usePeopleList()
  const query: PatientsQuery = {
    search: readSearch(params),
    page: readPage(params),
    sort: oneOf(patientOrders, params.get('sort')) || 'name',
  }
  const change = (one: Partial<PatientsQuery>) => setParams(writeAddress(query, one, { sort: 'name' }))
  const list = useQuery(patientList(query))
  return (
    <Page title={t('admin:patients.title')}>
      <search className="filters">
        <SearchBox
          label={t('admin:patients.search')}
          search={query.search}
          onSearch={search => change({ search })}
        />
        <FilterSelect
          label={t('admin:list.order')}
          value={query.sort}
          options={patientOrders.map(one => [one, t(`admin:patients.orders.${one}`)])}
          onChange={sort => change({ sort: oneOf(patientOrders, sort) || 'name' })}
        />
        <FilterTotal>
          {list.data && t('admin:patients.found', { count: list.data.meta.total ?? 0 })}
        </FilterTotal>
      </search>
      <ListBody
        list={list}
        page={query.page}
        onPage={page => change({ page })}
        filtered={query.search !== ''}
        empty={{ title: t('admin:list.noneTitle'), text: t('admin:patients.none') }}
        none={{
          title: t('admin:list.noneTitle'),
          text: t('admin:patients.none'),
          clear: t('admin:list.clear'),
          onClear: () => setParams(new URLSearchParams()),
        }}
      >
        {rows => <Rows rows={rows} />}
      </ListBody>
    </Page>
  )
}

function Rows({ rows }: { rows: PatientRow[] }) {
  const { t } = useTranslation()
  const language = useLanguage()
  return (
    <div className="table-box">
      <table className="table items">
        <thead>
          <tr>
            <th scope="col">{t('admin:patients.name')}</th>
            <th scope="col">{t('admin:patients.phone')}</th>
            <th scope="col" className="wide-only">
              {t('admin:patients.birthDate')}
            </th>
            <th scope="col" className="wide-only">
              {t('admin:patients.visits')}
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
                        ? t('dependants:desk.carer', { name: row.carer })
                        : (row.email ?? t('admin:patients.noAccount'))}
                      {row.disabled && (
                        <>
                          {' '}
                          <span className="badge badge-error">{t('admin:patients.disabled')}</span>
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
