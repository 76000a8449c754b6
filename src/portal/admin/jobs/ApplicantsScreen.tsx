import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router-dom'
import { applicantStatuses } from '#entities/job-application.ts'
import { say as inLanguage } from '#entities/localized.ts'
import { PER_PAGE } from '../content/list-query.ts'
import { Paging } from '../content/Paging.tsx'
import { Age } from '../desk/Age.tsx'
import { Empty, LoadFailed, Loading, Page } from '../layout/Page.tsx'
import { adminPaths } from '../paths.ts'
import { useLanguage, useSay } from '../say.ts'
import { ApplicantBadge } from './ApplicantBadge.tsx'
import { type ApplicantsQuery, applicantsOptions, offersOptions } from './calls.ts'

const readQuery = (params: URLSearchParams): ApplicantsQuery => {
  const page = Number(params.get('page'))
  const status = params.get('status') ?? ''
  return {
    page: Number.isInteger(page) && page > 0 && page <= 100_000 ? page : 1,
    offer: (params.get('offer') ?? '').slice(0, 120),
    status: (applicantStatuses as readonly string[]).includes(status) ? status : '',
  }
}

/** Who applied, newest first, by position and by how far it is. */
export function ApplicantsScreen() {
  const say = useSay()
  const language = useLanguage()
  const [params, setParams] = useSearchParams()
  const query = readQuery(params)
  const list = useQuery(applicantsOptions(query))
  const offers = useQuery(offersOptions())
  const change = (one: Partial<ApplicantsQuery>) => {
    const next = Object.entries({ ...query, page: 1, ...one }).filter(
      ([, value]) => value !== '' && value !== 1,
    )
    setParams(new URLSearchParams(next.map(([name, value]) => [name, String(value)])), { replace: true })
  }
  const total = list.data?.meta.total ?? 0
  const filtered = Boolean(query.offer || query.status)
  return (
    <Page title={say('inbox:applicants.title')}>
      <search className="filters">
        <label className="filter">
          <span>{say('inbox:applicants.filterOffer')}</span>
          <select
            className="control"
            value={query.offer}
            onChange={event => change({ offer: event.target.value })}
          >
            <option value="">{say('inbox:applicants.anyOffer')}</option>
            {offers.data?.map(one => (
              <option key={one.offer} value={one.offer}>
                {`${inLanguage(one.title, language)} (${one.count})`}
              </option>
            ))}
          </select>
        </label>
        <label className="filter">
          <span>{say('inbox:applicants.filterStatus')}</span>
          <select
            className="control"
            value={query.status}
            onChange={event => change({ status: event.target.value })}
          >
            <option value="">{say('inbox:applicants.anyStatus')}</option>
            {applicantStatuses.map(status => (
              <option key={status} value={status}>
                {say(`inbox:applicants.status.${status}`)}
              </option>
            ))}
          </select>
        </label>
        <p className="filter-total" role="status">
          {list.data && say('inbox:applicants.found', { count: total })}
        </p>
      </search>
      {list.isError && !list.data ? (
        <LoadFailed error={list.error} retry={() => list.refetch()} />
      ) : !list.data ? (
        <Loading rows={8} />
      ) : list.data.result.length === 0 ? (
        <Empty
          picture={filtered ? 'search' : 'list'}
          title={say(filtered ? 'inbox:applicants.noneTitle' : 'inbox:applicants.emptyTitle')}
          text={say(filtered ? 'inbox:applicants.noneText' : 'inbox:applicants.emptyText')}
        >
          {filtered && (
            <button
              type="button"
              className="button button-quiet"
              onClick={() => setParams({}, { replace: true })}
            >
              {say('inbox:applicants.clear')}
            </button>
          )}
        </Empty>
      ) : (
        <>
          <ul className="desk-list">
            {list.data.result.map(one => (
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
          <Paging page={query.page} pages={Math.ceil(total / PER_PAGE)} onPage={page => change({ page })} />
        </>
      )}
    </Page>
  )
}
