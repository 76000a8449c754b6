import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { saveFile } from '#api/save-file.ts'
import { type MissedSearch, missedStates, noTarget } from '#entities/office/missed-search.ts'
import { formatLocale, longDate } from '#entities/time/calendar-date.ts'
import { Badge } from '#ui/Badge.tsx'
import { Button } from '#ui/Button.tsx'
import IconDownload from '~icons/lucide/download'
import { FilterSelect } from '../../kit/list/filters.tsx'
import { ListPage } from '../../kit/list/ListPage.tsx'
import { choiceFilter, display } from '../../kit/list/list-address.ts'
import { useList } from '../../kit/list/use-list.ts'
import { Table } from '../../kit/Table.tsx'
import { serverMessage, useAction } from '../../kit/use-action.ts'
import { useRowAction } from '../../kit/use-row-action.ts'
import { useTranslation } from '../../texts.ts'
import { allMissed, decide, missedOptions, PER_PAGE } from './calls.ts'
import { LeadPanel } from './LeadPanel.tsx'
import { targetText } from './target-text.ts'

const sorts = ['-count', 'count', '-lastOn', 'lastOn', 'words', '-words'] as const
const filters = {
  state: choiceFilter(missedStates, 'open'),
  sort: display(choiceFilter(sorts, '-count')),
}

/** Searches of visitors that found nothing, which editors lead to what was meant. */
export function MissedSearchesScreen() {
  const { t, language } = useTranslation()
  const list = useList(filters)
  const { state, sort, search, page } = list.query
  const rows = useQuery(missedOptions({ state, sort, search, page }))
  const [leading, setLeading] = useState('')
  const hide = useRowAction((words: string) => decide({ words, target: noTarget }), { done: serverMessage })
  const undo = useRowAction((words: string) => decide({ words, target: null }), { done: serverMessage })
  const save = useAction(async () => {
    const [all, { missedCsv }] = await Promise.all([
      allMissed({ state, sort, search }),
      import('./missed-csv.ts'),
    ])
    saveFile('searches.csv', new Blob([missedCsv(all, t)], { type: 'text/csv;charset=utf-8' }))
  })
  const languageName = (one: string) => t(one === 'id' ? 'admin:language.id' : 'admin:language.en')
  const actionsOf = ({ words }: MissedSearch) => (
    <span className="flex flex-wrap justify-end gap-2">
      <Button size="small" variant="tint" onClick={() => setLeading(words)}>
        {t('office:missedSearches.lead')}
      </Button>
      {state === 'open' ? (
        <Button size="small" variant="quiet" action={hide.with(words)}>
          {t('office:missedSearches.hide')}
        </Button>
      ) : (
        <Button size="small" variant="quiet" action={undo.with(words)}>
          {t('office:missedSearches.takeBack')}
        </Button>
      )}
    </span>
  )
  return (
    <>
      <ListPage
        title={t('office:missedSearches.title')}
        lead={t('office:missedSearches.lead_text')}
        texts="office:missedSearches.list"
        actions={
          <Button variant="quiet" icon={<IconDownload />} action={save}>
            {t('office:missedSearches.export')}
          </Button>
        }
        list={list}
        rows={rows}
        perPage={PER_PAGE}
        filters={
          <FilterSelect
            label={t('office:missedSearches.state')}
            options={missedStates.map(one => [one, t(`office:missedSearches.states.${one}`)])}
            {...list.field('state')}
          />
        }
      >
        {found => (
          <Table
            look="plain"
            rows={found}
            keyOf={one => one.words}
            isOld={rows.isPlaceholderData}
            order={{ sort, onSort: next => list.change({ sort: next as typeof sort }) }}
            columns={[
              {
                label: t('office:missedSearches.columns.words'),
                sortBy: 'words',
                cell: one => <bdi>{one.words}</bdi>,
              },
              ...(state === 'led'
                ? [
                    {
                      label: t('office:missedSearches.columns.target'),
                      cell: (one: MissedSearch) => (
                        <>
                          <bdi>{targetText(one, t)}</bdi>{' '}
                          {!one.live && <Badge tone="warning">{t('office:missedSearches.notLive')}</Badge>}
                        </>
                      ),
                    },
                  ]
                : []),
              {
                label: t('office:missedSearches.columns.languages'),
                wide: true,
                cell: one => one.languages.map(languageName).join(', '),
              },
              {
                label: t('office:missedSearches.columns.count'),
                sortBy: 'count',
                tabular: true,
                cell: one => one.count.toLocaleString(formatLocale[language]),
              },
              {
                label: t('office:missedSearches.columns.last'),
                sortBy: 'lastOn',
                wide: true,
                cell: one => (one.lastOn ? longDate(one.lastOn, language) : '–'),
              },
              { label: t('office:missedSearches.actions'), hideLabel: true, cell: actionsOf },
            ]}
          />
        )}
      </ListPage>
      {leading && <LeadPanel words={leading} onClose={() => setLeading('')} />}
    </>
  )
}
