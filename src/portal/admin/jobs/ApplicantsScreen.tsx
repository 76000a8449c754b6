import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router-dom'
import { applicantStatuses } from '#entities/job-application.ts'
import { say as inLanguage } from '#entities/localized.ts'
import { Age } from '../desk/Age.tsx'
import { FilterSelect, FilterTotal, ListBody } from '../layout/ListBody.tsx'
import { oneOf, readPage, readSearch, writeAddress } from '../layout/list-address.ts'
import { Page } from '../layout/Page.tsx'
import { SearchBox } from '../layout/SearchBox.tsx'
import { adminPaths } from '../paths.ts'
import { useLanguage, useSay } from '../say.ts'
import { ApplicantBadge } from './ApplicantBadge.tsx'
import { type ApplicantsQuery, applicantsOptions, offersOptions } from './calls.ts'

const readQuery = (params: URLSearchParams): ApplicantsQuery => ({
  page: readPage(params),
  search: readSearch(params),
  offer: (params.get('offer') ?? '').slice(0, 120),
  status: oneOf(applicantStatuses, params.get('status')),
})

/** Who applied, newest first, by position and by how far it is. */
export function ApplicantsScreen() {
  const say = useSay()
  const language = useLanguage()
  const [params, setParams] = useSearchParams()
  const query = readQuery(params)
  const list = useQuery(applicantsOptions(query))
  const offers = useQuery(offersOptions())
  const change = (one: Partial<ApplicantsQuery>) => setParams(writeAddress(query, one), { replace: true })
  return (
    <Page title={say('inbox:applicants.title')}>
      <search className="filters">
        <SearchBox
          label={say('inbox:applicants.search')}
          search={query.search}
          onSearch={search => change({ search })}
        />
        <FilterSelect
          label={say('inbox:applicants.filterOffer')}
          value={query.offer}
          options={[
            ['', say('inbox:applicants.anyOffer')],
            ...(offers.data ?? []).map(
              one => [one.offer, `${inLanguage(one.title, language)} (${one.count})`] as const,
            ),
          ]}
          onChange={offer => change({ offer })}
        />
        <FilterSelect
          label={say('inbox:applicants.filterStatus')}
          value={query.status}
          options={[
            ['', say('inbox:applicants.anyStatus')],
            ...applicantStatuses.map(one => [one, say(`inbox:applicants.status.${one}`)] as const),
          ]}
          onChange={status => change({ status })}
        />
        <FilterTotal>
          {list.data && say('inbox:applicants.found', { count: list.data.meta.total ?? 0 })}
        </FilterTotal>
      </search>
      <ListBody
        list={list}
        page={query.page}
        onPage={page => change({ page })}
        filtered={Boolean(query.search || query.offer || query.status)}
        empty={{ title: say('inbox:applicants.emptyTitle'), text: say('inbox:applicants.emptyText') }}
        none={{
          title: say('inbox:applicants.noneTitle'),
          text: say('inbox:applicants.noneText'),
          clear: say('inbox:applicants.clear'),
          onClear: () => setParams({}, { replace: true }),
        }}
      >
        {rows => (
          <ul className="desk-list">
            {rows.map(one => (
              <li key={one.id} className="desk-row" data-waits={one.status === 'new' || undefined}>
                <div className="desk-who">
                  <Link className="desk-patient" to={adminPaths.applicant(one.id)}>
                    <bdi>{one.name}</bdi>
                  </Link>
                  <ApplicantBadge status={one.status} />
                </div>
                <div className="desk-what">
                  <p className="desk-when">{inLanguage(one.offerTitle, language)}</p>
                  <p>
                    {one.city && <bdi>{one.city}</bdi>}
                    {one.hasCv && (one.city ? ' · ' : '') + say('inbox:applicants.cv')}
                  </p>
                  <p className="field-hint">
                    <Age since={one.createdAt} />
                  </p>
                </div>
              </li>
            ))}
          </ul>
        )}
      </ListBody>
    </Page>
  )
}
