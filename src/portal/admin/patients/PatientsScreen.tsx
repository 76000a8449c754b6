import { useQuery } from '@tanstack/react-query'
import { longDate } from '#entities/time/calendar-date.ts'
import { Badge } from '#ui/Badge.tsx'
import { FilterSelect } from '../../kit/list/filters.tsx'
import { ListPage } from '../../kit/list/ListPage.tsx'
import { usePeopleList } from '../../kit/list/use-list.ts'
import { RowTitle, Table } from '../../kit/Table.tsx'
import { Link } from '../../routing/Link.tsx'
import { useTranslation } from '../../texts.ts'
import { adminPaths } from '../paths.ts'
import { patientFilters, patientListOptions, patientOrders } from './calls.ts'

/** The hospital's patients. */
export function PatientsScreen() {
  const { t, language } = useTranslation()
  const list = usePeopleList(patientFilters)
  const patients = useQuery(patientListOptions(list.query))
  const none = { title: t('admin:list.noneTitle'), text: t('admin:patients.none') }
  return (
    <ListPage
      title={t('admin:patients.title')}
      list={list}
      rows={patients}
      search={t('admin:patients.search')}
      found={count => t('admin:patients.found', { count })}
      empty={none}
      none={none}
      filters={
        <FilterSelect
          label={t('admin:list.order')}
          options={patientOrders.map(one => [one, t(`admin:patients.orders.${one}`)])}
          {...list.field('sort')}
        />
      }
    >
      {rows => (
        <Table
          rows={rows}
          keyOf={row => row.id}
          columns={[
            {
              label: t('admin:patients.name'),
              cell: row => (
                <RowTitle
                  below={
                    <>
                      {row.carer
                        ? t('dependants:desk.carer', { name: row.carer })
                        : (row.email ?? t('admin:patients.noAccount'))}{' '}
                      {row.recordNumber && ` · ${row.recordNumber} `}
                      {row.disabled && <Badge tone="error">{t('admin:patients.disabled')}</Badge>}
                    </>
                  }
                >
                  <Link className="stretched" to={adminPaths.patient(row.id)}>
                    <bdi>{row.name}</bdi>
                  </Link>
                </RowTitle>
              ),
            },
            {
              label: t('admin:patients.phone'),
              tabular: true,
              cell: row => <bdi dir="ltr">{row.phone ?? '–'}</bdi>,
            },
            {
              label: t('admin:patients.birthDate'),
              wide: true,
              fit: true,
              cell: row => (row.birthDate ? longDate(row.birthDate, language) : '–'),
            },
            {
              label: t('admin:patients.visits'),
              wide: true,
              tabular: true,
              cell: row => row.appointments,
            },
          ]}
        />
      )}
    </ListPage>
  )
}
