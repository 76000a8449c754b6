import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { get } from '#api/client.ts'
import type { DeskWaiting } from '#entities/appointment/waiting.ts'
import { localizedText as inLanguage } from '#entities/localized.ts'
import { telephone } from '#entities/people/telephone.ts'
import { dateInWords } from '#entities/time/calendar-date.ts'
import { formatMoment } from '#entities/time/clock.ts'
import { useTranslation } from '../../texts.ts'
import { PER_PAGE } from '../content/list/list-query.ts'
import { FilterTotal, ListBody } from '../layout/ListBody.tsx'
import { readPage, readSearch, writeAddress } from '../layout/list-address.ts'
import { Page } from '../layout/Page.tsx'
import { SearchBox } from '../layout/SearchBox.tsx'
import { usePeopleList } from '../layout/use-people-list.ts'
import { adminPaths } from '../paths.ts'
import { useLanguage } from '../use-language.ts'
import { Age } from './Age.tsx'

interface WaitingQuery {
  page: number
  search: string
}

const waitingOptions = (query: WaitingQuery) =>
  queryOptions({
    queryKey: ['admins', 'appointments', 'waiting', query],
    queryFn: ({ signal, client, queryKey }) =>
      get<DeskWaiting[]>('admins/waiting-list', {
        query: { ...query, perPage: PER_PAGE },
        background: client.getQueryState(queryKey)?.data !== undefined,
        signal,
      }),
    placeholderData: keepPreviousData,
    refetchInterval: 60_000,
  })

/** The waiting list of doctors and specialties that are booked out. Read-only: free slots are offered automatically. */
export function WaitingScreen() {
  const { t } = useTranslation()
  const [params, setParams] = usePeopleList()
  const query = { page: readPage(params), search: readSearch(params) }
  const list = useQuery(waitingOptions(query))
  const change = (one: Partial<WaitingQuery>) => setParams(writeAddress(query, one))
  return (
    <Page title={t('desk:waiting.title')}>
      <search className="filters">
        <SearchBox
          label={t('desk:waiting.search')}
          search={query.search}
          onSearch={search => change({ search })}
        />
        <FilterTotal>
          {list.data && t('desk:waiting.found', { count: list.data.meta.total ?? 0 })}
        </FilterTotal>
      </search>
      <ListBody
        list={list}
        page={query.page}
        onPage={page => change({ page })}
        filtered={query.search !== ''}
        empty={{ title: t('desk:waiting.emptyTitle'), text: t('desk:waiting.emptyText') }}
        none={{
          title: t('desk:waiting.noneTitle'),
          text: t('desk:waiting.noneText'),
          clear: t('desk:waiting.clear'),
          onClear: () => change({ search: '' }),
        }}
      >
        {rows => (
          <ul className="desk-list">
            {rows.map(one => (
              <Row key={one.id} entry={one} />
            ))}
          </ul>
        )}
      </ListBody>
    </Page>
  )
}

function Row({ entry: one }: { entry: DeskWaiting }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { patient, offer } = one
  const day = (date: string) => dateInWords(date, language, { day: 'numeric', month: 'long' })
  const moment = (instant: string, zone: string) => formatMoment(instant, zone, language)
  const specialty = inLanguage(one.specialistName, language) || one.specialist
  return (
    <li className="desk-row" data-waits={one.status === 'offered' || undefined}>
      <div className="desk-who">
        <Link className="desk-patient" to={adminPaths.patient(patient.id)}>
          <bdi>{patient.name}</bdi>
        </Link>
        <span className={`badge badge-dot ${one.status === 'offered' ? 'badge-warning' : 'badge-info'}`}>
          {t(one.status === 'offered' ? 'desk:waiting.status.offered' : 'desk:waiting.status.waiting')}
        </span>
        {patient.carer && <p className="field-hint">{t('dependants:desk.carer', { name: patient.carer })}</p>}
      </div>
      <div className="desk-what">
        <p className="desk-when">{specialty ? t('desk:waiting.anyDoctor', { specialty }) : one.doctorName}</p>
        <p>{t('desk:waiting.between', { from: day(one.from), to: day(one.to) })}</p>
        {offer && (
          <p>
            {t('desk:waiting.offered', {
              doctor: one.doctorName,
              moment: moment(offer.startsAt, offer.timezone),
              until: moment(offer.expiresAt, offer.timezone),
            })}
          </p>
        )}
        {one.missed > 0 && <p className="field-hint">{t('desk:waiting.missed', { count: one.missed })}</p>}
        <p className="field-hint">
          <Age since={one.createdAt} />
        </p>
      </div>
      {patient.phone && (
        <a className="link" href={telephone(patient.phone)}>
          <bdi dir="ltr">{patient.phone}</bdi>
        </a>
      )}
    </li>
  )
}
