import { useQuery } from '@tanstack/react-query'
import { localizedText as inLanguage } from '#entities/localized.ts'
import { type ApplicantLine, applicantStatuses } from '#entities/office/job-application.ts'
import { FilterSelect, FilterTotal, ListBody } from '../layout/ListBody.tsx'
import { oneOf, readPage, readSearch, writeAddress } from '../layout/list-address.ts'
import { Page } from '../layout/Page.tsx'
import { SearchBox } from '../layout/SearchBox.tsx'
import { Refusals, SelectionBar } from '../layout/SelectionBar.tsx'
import { usePeopleList } from '../layout/use-people-list.ts'
import { useSelection } from '../layout/use-selection.ts'
import { useLanguage, useSay } from '../say.ts'
import { ApplicantRow } from './ApplicantRow.tsx'
import { type ApplicantsQuery, applicantsOptions, offersOptions, setStatusOfMany } from './calls.ts'
import { StatusOfMany } from './StatusOfMany.tsx'

const readQuery = (params: URLSearchParams): ApplicantsQuery => ({
  page: readPage(params),
  search: readSearch(params),
  offer: (params.get('offer') ?? '').slice(0, 120),
  status: oneOf(applicantStatuses, params.get('status')),
  answered: oneOf(['no', 'yes'], params.get('answered')),
})

/** Who applied, newest first, by position and by how far it is. */
export function ApplicantsScreen() {
  const say = useSay()
  const language = useLanguage()
  const [params, setParams] = usePeopleList()
  const query = readQuery(params)
  const list = useQuery(applicantsOptions(query))
  const offers = useQuery(offersOptions())
  const { selected, select, toggle, refused, busy, run } = useSelection<ApplicantLine>()
  const change = (one: Partial<ApplicantsQuery>) => setParams(writeAddress(query, one))
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
        <FilterSelect
          label={say('inbox:applicants.reply.filter')}
          value={query.answered}
          options={[
            ['', say('inbox:applicants.reply.anyAnswer')],
            ['no', say('inbox:applicants.reply.none')],
            ['yes', say('inbox:applicants.reply.answered')],
          ]}
          onChange={answered => change({ answered })}
        />
        <FilterTotal>
          {list.data && say('inbox:applicants.found', { count: list.data.meta.total ?? 0 })}
        </FilterTotal>
      </search>
      <Refusals refused={refused} />
      <ListBody
        list={list}
        page={query.page}
        onPage={page => change({ page })}
        filtered={Boolean(query.search || query.offer || query.status || query.answered)}
        empty={{ title: say('inbox:applicants.emptyTitle'), text: say('inbox:applicants.emptyText') }}
        none={{
          title: say('inbox:applicants.noneTitle'),
          text: say('inbox:applicants.noneText'),
          clear: say('inbox:applicants.clear'),
          onClear: () => setParams(new URLSearchParams()),
        }}
      >
        {rows => (
          <>
            <SelectionBar shown={rows.map(one => one.id)} selected={selected} onSelect={select}>
              <StatusOfMany
                busy={busy}
                onSet={status => run(rows, chosen => setStatusOfMany(chosen, status))}
              />
            </SelectionBar>
            <ul className="desk-list">
              {rows.map(one => (
                <ApplicantRow
                  key={one.id}
                  applicant={one}
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
