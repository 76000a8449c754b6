import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { type ContactMessage, contactStatuses, contactTopics } from '#entities/office/contact-message.ts'
import { useTranslation } from '../../texts.ts'
import { Age } from '../front-desk/Age.tsx'
import { useLocations } from '../front-desk/calls.ts'
import { FilterSelect, FilterTotal, ListBody } from '../layout/ListBody.tsx'
import { oneOf, readPage, readSearch, writeAddress } from '../layout/list-address.ts'
import { Page } from '../layout/Page.tsx'
import { SearchBox } from '../layout/SearchBox.tsx'
import { Refusals, SelectionBar, SelectRow } from '../layout/SelectionBar.tsx'
import { usePeopleList } from '../layout/use-people-list.ts'
import { useSelection } from '../layout/use-selection.ts'
import { adminPaths } from '../paths.ts'
import { type MessagesQuery, markMany, messagesOptions } from './calls.ts'

const readQuery = (params: URLSearchParams): MessagesQuery => ({
  page: readPage(params),
  search: readSearch(params),
  status: oneOf([...contactStatuses, 'all'] as const, params.get('status')) || 'open',
  topic: oneOf(contactTopics, params.get('topic')),
  location: (params.get('location') ?? '').slice(0, 80),
})

/** Messages from the contact page. Without a filter in the address: those that wait for an answer. */
export function MessagesScreen() {
  const { t } = useTranslation()
  const [params, setParams] = usePeopleList()
  const query = readQuery(params)
  const list = useQuery(messagesOptions(query))
  const change = (one: Partial<MessagesQuery>) => setParams(writeAddress(query, one, { status: 'open' }))
  const { selected, select, toggle, refused, busy, run } = useSelection<ContactMessage>()
  const inbox = query.status === 'open' && !query.topic && !query.location && !query.search
  return (
    <Page title={t('inbox:messages.title')}>
      <Filters query={query} change={change} total={list.data?.meta.total} />
      <Refusals refused={refused} />
      <ListBody
        list={list}
        page={query.page}
        onPage={page => change({ page })}
        filtered={!inbox}
        empty={{ title: t('inbox:messages.emptyTitle'), text: t('inbox:messages.emptyText') }}
        none={{
          title: t('inbox:messages.noneTitle'),
          text: t('inbox:messages.noneText'),
          clear: t('inbox:messages.clear'),
          onClear: () => setParams(new URLSearchParams()),
        }}
      >
        {rows => (
          <>
            <SelectionBar shown={rows.map(one => one.id)} selected={selected} onSelect={select}>
              {contactStatuses
                .filter(status => rows.some(one => selected.has(one.id) && one.status !== status))
                .map(status => (
                  <button
                    key={status}
                    type="button"
                    className="button button-small button-quiet"
                    aria-disabled={busy || undefined}
                    onClick={() => run(rows, chosen => markMany(idsOf(chosen), status))}
                  >
                    {t(status === 'open' ? 'inbox:messages.reopen' : 'inbox:messages.markAnswered')}
                  </button>
                ))}
            </SelectionBar>
            <ul className="desk-list">
              {rows.map(one => (
                <Row
                  key={one.id}
                  message={one}
                  selected={selected.has(one.id)}
                  onSelect={() => toggle(one.id)}
                />
              ))}
            </ul>
          </>
        )}
      </ListBody>
    </Page>
  )
}

const idsOf = (rows: ContactMessage[]) => rows.map(one => one.id)

interface RowProps {
  message: ContactMessage
  selected: boolean
  onSelect(): void
}

function Row({ message: one, selected, onSelect }: RowProps) {
  const { t } = useTranslation()
  return (
    <li className="desk-row" data-waits={one.status === 'open' || undefined}>
      <div className="desk-who">
        <span className="flex items-center gap-2">
          <SelectRow title={one.name} checked={selected} onChange={onSelect} />
          <Link className="desk-patient" to={adminPaths.message(one.id)}>
            <bdi>{one.name}</bdi>
          </Link>
        </span>
        <span className={`badge badge-dot ${one.status === 'open' ? 'badge-warning' : 'badge-success'}`}>
          {t(`inbox:messages.status.${one.status}`)}
        </span>
        <p className="field-hint">
          <Age since={one.createdAt} />
        </p>
      </div>
      <div className="desk-what">
        <p className="desk-when">{t(`inbox:messages.topics.${one.topic}`)}</p>
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
  const { t } = useTranslation()
  const locations = useLocations()
  return (
    <search className="filters">
      <SearchBox
        label={t('inbox:messages.search')}
        search={query.search}
        onSearch={search => change({ search })}
      />
      <FilterSelect
        label={t('inbox:messages.filterStatus')}
        value={query.status}
        options={[
          ...contactStatuses.map(one => [one, t(`inbox:messages.status.${one}`)] as const),
          ['all', t('inbox:messages.anyStatus')],
        ]}
        onChange={status => change({ status: status as MessagesQuery['status'] })}
      />
      <FilterSelect
        label={t('inbox:messages.filterTopic')}
        value={query.topic}
        options={[
          ['', t('inbox:messages.anyTopic')],
          ...contactTopics.map(one => [one, t(`inbox:messages.topics.${one}`)] as const),
        ]}
        onChange={topic => change({ topic })}
      />
      <FilterSelect
        label={t('inbox:messages.filterLocation')}
        value={query.location}
        options={[
          ['', t('inbox:messages.anyLocation')],
          ...(locations.data ?? []).map(one => [one.code, one.shortName ?? one.officialName] as const),
        ]}
        onChange={location => change({ location })}
      />
      <FilterTotal>{total !== undefined && t('inbox:messages.found', { count: total })}</FilterTotal>
    </search>
  )
}
