import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router-dom'
import { type ContactMessage, contactStatuses, contactTopics } from '#entities/contact-message.ts'
import { PER_PAGE } from '../content/list-query.ts'
import { Paging } from '../content/Paging.tsx'
import { Age } from '../desk/Age.tsx'
import { useLocations } from '../desk/calls.ts'
import { Empty, LoadFailed, Loading, Page } from '../layout/Page.tsx'
import { adminPaths } from '../paths.ts'
import { useSay } from '../say.ts'
import { type MessagesQuery, messagesOptions } from './calls.ts'

const known = (list: readonly string[], value: string | null) => (value && list.includes(value) ? value : '')

const readQuery = (params: URLSearchParams): MessagesQuery => {
  const page = Number(params.get('page'))
  const status = known([...contactStatuses, 'all'], params.get('status')) as MessagesQuery['status'] | ''
  return {
    page: Number.isInteger(page) && page > 0 && page <= 100_000 ? page : 1,
    status: status || 'open',
    topic: known(contactTopics, params.get('topic')),
    location: (params.get('location') ?? '').slice(0, 80),
  }
}

/** What visitors wrote on the contact page; without a word in the address, what waits for an answer. */
export function MessagesScreen() {
  const say = useSay()
  const [params, setParams] = useSearchParams()
  const query = readQuery(params)
  const list = useQuery(messagesOptions(query))
  const change = (one: Partial<MessagesQuery>) => {
    const next = { ...query, page: 1, ...one }
    const said = Object.entries(next).filter(([, value]) => value !== '' && value !== 1 && value !== 'open')
    setParams(new URLSearchParams(said.map(([name, value]) => [name, String(value)])), { replace: true })
  }
  const total = list.data?.meta.total ?? 0
  const inbox = query.status === 'open' && !query.topic && !query.location
  return (
    <Page title={say('inbox:messages.title')}>
      <Filters query={query} change={change} total={list.data && total} />
      {list.isError && !list.data ? (
        <LoadFailed error={list.error} retry={() => list.refetch()} />
      ) : !list.data ? (
        <Loading rows={8} />
      ) : list.data.result.length === 0 ? (
        <Empty
          picture={inbox ? 'list' : 'search'}
          title={say(inbox ? 'inbox:messages.emptyTitle' : 'inbox:messages.noneTitle')}
          text={say(inbox ? 'inbox:messages.emptyText' : 'inbox:messages.noneText')}
        >
          {!inbox && (
            <button
              type="button"
              className="button button-quiet"
              onClick={() => setParams({}, { replace: true })}
            >
              {say('inbox:messages.clear')}
            </button>
          )}
        </Empty>
      ) : (
        <>
          <ul className="desk-list">
            {list.data.result.map(one => (
              <Row key={one.id} message={one} />
            ))}
          </ul>
          <Paging page={query.page} pages={Math.ceil(total / PER_PAGE)} onPage={page => change({ page })} />
        </>
      )}
    </Page>
  )
}

function Row({ message: one }: { message: ContactMessage }) {
  const say = useSay()
  return (
    <li className="desk-row" data-waits={one.status === 'open' || undefined}>
      <div className="desk-who">
        <Link className="desk-patient" to={adminPaths.message(one.id)}>
          <bdi>{one.name}</bdi>
        </Link>
        <span className={`badge badge-dot ${one.status === 'open' ? 'badge-warning' : 'badge-success'}`}>
          {say(`inbox:messages.status.${one.status}`)}
        </span>
        <p className="field-hint">
          <Age since={one.createdAt} />
        </p>
      </div>
      <div className="desk-what">
        <p className="desk-when">{say(`inbox:messages.topics.${one.topic}`)}</p>
        <p className="line-clamp-2" dir="auto">
          {one.message}
        </p>
      </div>
    </li>
  )
}

interface FiltersProps {
  query: MessagesQuery
  change(one: Partial<MessagesQuery>): void
  total: number | undefined
}

function Filters({ query, change, total }: FiltersProps) {
  const say = useSay()
  const locations = useLocations()
  const filter = (
    name: 'status' | 'topic' | 'location',
    label: string,
    options: { value: string; label: string }[],
  ) => (
    <label className="filter">
      <span>{label}</span>
      <select
        className="control"
        value={query[name]}
        onChange={event => change({ [name]: event.target.value })}
      >
        {options.map(one => (
          <option key={one.value} value={one.value}>
            {one.label}
          </option>
        ))}
      </select>
    </label>
  )
  return (
    <search className="filters">
      {filter('status', say('inbox:messages.filterStatus'), [
        ...contactStatuses.map(value => ({ value, label: say(`inbox:messages.status.${value}`) })),
        { value: 'all', label: say('inbox:messages.anyStatus') },
      ])}
      {filter('topic', say('inbox:messages.filterTopic'), [
        { value: '', label: say('inbox:messages.anyTopic') },
        ...contactTopics.map(value => ({ value, label: say(`inbox:messages.topics.${value}`) })),
      ])}
      {filter('location', say('inbox:messages.filterLocation'), [
        { value: '', label: say('inbox:messages.anyLocation') },
        ...(locations.data ?? []).map(one => ({ value: one.code, label: one.shortName ?? one.officialName })),
      ])}
      <p className="filter-total" role="status">
        {total !== undefined && say('inbox:messages.found', { count: total })}
      </p>
    </search>
  )
}
