import { useQuery } from '@tanstack/react-query'
import { localizedText as inLanguage } from '#entities/localized.ts'
import { type ApplicantLine, applicantStatuses } from '#entities/office/job-application.ts'
import { useTranslation } from '../../texts.ts'
import { FilterSelect, FilterTotal, ListBody } from '../layout/ListBody.tsx'
import { oneOf, readPage, readSearch, writeAddress } from '../layout/list-address.ts'
import { Page } from '../layout/Page.tsx'
import { SearchBox } from '../layout/SearchBox.tsx'
import { Refusals, SelectionBar } from '../layout/SelectionBar.tsx'
import { usePeopleList } from '../layout/use-people-list.ts'
import { useSelection } from '../layout/use-selection.ts'
import { useLanguage } from '../use-language.ts'
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

/** The applicants, newest first, with filters for position and status. */
export function ApplicantsScreen() {
  const { t } = useTranslation()
  const language = useLanguage()
  const [params, setParams] = usePeopleList()
  const query = readQuery(params)
  const list = useQuery(applicantsOptions(query))
  const offers = useQuery(offersOptions())
  const { selected, select, toggle, refused, busy, run } = useSelection<ApplicantLine>()
  const change = (one: Partial<ApplicantsQuery>) => setParams(writeAddress(query, one))
  return (
    <Page title={t('inbox:applicants.title')}>
      <search className="filters">
        <SearchBox
          label={t('inbox:applicants.search')}
          search={query.search}
          onSearch={search => change({ search })}
        />
        <FilterSelect
          label={t('inbox:applicants.filterOffer')}
          value={query.offer}
          options={[
            ['', t('inbox:applicants.anyOffer')],
            ...(offers.data ?? []).map(
              one => [one.offer, `${inLanguage(one.title, language)} (${one.count})`] as const,
            ),
          ]}
          onChange={offer => change({ offer })}
        />
        <FilterSelect
          label={t('inbox:applicants.filterStatus')}
          value={query.status}
          options={[
            ['', t('inbox:applicants.anyStatus')],
            ...applicantStatuses.map(one => [one, t(`inbox:applicants.status.${one}`)] as const),
          ]}
          onChange={status => change({ status })}
        />
        <FilterSelect
          label={t('inbox:applicants.reply.filter')}
          value={query.answered}
          options={[
            ['', t('inbox:applicants.reply.anyAnswer')],
            ['no', t('inbox:applicants.reply.none')],
            ['yes', t('inbox:applicants.reply.answered')],
          ]}
          onChange={answered => change({ answered })}
        />
        <FilterTotal>
          {list.data && t('inbox:applicants.found', { count: list.data.meta.total ?? 0 })}
        </FilterTotal>
      </search>
      <Refusals refused={refused} />
      <ListBody
        list={list}
        page={query.page}
        onPage={page => change({ page })}
        filtered={Boolean(query.search || query.offer || query.status || query.answered)}
        empty={{ title: t('inbox:applicants.emptyTitle'), text: t('inbox:applicants.emptyText') }}
        none={{
          title: t('inbox:applicants.noneTitle'),
          text: t('inbox:applicants.noneText'),
          clear: t('inbox:applicants.clear'),
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
