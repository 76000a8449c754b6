import type { ContentKind } from '#entities/kinds.ts'
import type { ListFilter } from '#entities/list-filters.ts'
import { longDate } from '#entities/time/calendar-date.ts'
import { FilterChips } from '../../../kit/list/FilterChips.tsx'
import type { List } from '../../../kit/list/use-list.ts'
import { useTranslation } from '../../../texts.ts'
import { useTitles } from '../titles.ts'
import { filterLabel, valueLabel } from './filter-texts.ts'
import { filterValue, type listFiltersOf, setFilters } from './list-query.ts'

export type ContentList = List<ReturnType<typeof listFiltersOf>>

/** The filters that are set, by name and value, each a button that removes it. */
export function SetFilters({ kind, list }: { kind: ContentKind; list: ContentList }) {
  const { t } = useTranslation()
  const { query } = list
  const status = query.status && {
    name: 'status',
    text: `${t('admin:list.status')}: ${t(`admin:status.${query.status}`)}`,
  }
  const fields = setFilters(kind, query).map(filter => ({
    name: filter.name,
    text: (
      <span>
        {filterLabel(t, kind, filter.name)}: <Value filter={filter} value={filterValue(query, filter.name)} />
      </span>
    ),
  }))
  const chips = status ? [...fields, status] : fields
  return (
    <FilterChips
      chips={chips}
      onRemove={name => list.change({ [name]: '' })}
      // Not the search, whose words stay in view.
      onClear={() => list.change(Object.fromEntries(chips.map(({ name }) => [name, ''])))}
    />
  )
}

function Value({ filter, value }: { filter: ListFilter; value: string }) {
  const { t, language } = useTranslation()
  const { data } = useTitles(filter.references as ContentKind | undefined, [value])
  if (filter.type === 'choice' || filter.type === 'flag') return valueLabel(t, filter.type, value)
  if (filter.type === 'date' || filter.type === 'moment') return longDate(value, language)
  return data?.get(value) ?? value
}
