import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ContentKind } from '#entities/kinds.ts'
import type { ListFilter } from '#entities/list-filters.ts'
import { Later } from '../../../kit/Later.tsx'
import { FilterChoice } from '../../../kit/list/FilterChoice.tsx'
import type { FilterProps } from '../../../kit/list/filters.tsx'
import type { Choice } from '../../../kit/list/OptionList.tsx'
import { SearchBox } from '../../../kit/list/SearchBox.tsx'
import { useDebounced } from '../../../kit/use-debounced.ts'
import { useTranslation } from '../../../texts.ts'
import { usedTagsOptions } from '../calls.ts'
import { choicesOptions, whyNone } from '../titles.ts'
import { filterLabel, valueLabel } from './filter-texts.ts'

// Its calendar would be a fifth of the scripts of a list.
const dateFilter = () => import('../../../kit/list/FilterDate.tsx').then(module => module.FilterDate)

interface FieldProps {
  kind: ContentKind
  filter: ListFilter
  value: string
  onChange(value: string): void
}

/** The control of a filter, by its type. */
export function FieldFilter({ kind, filter, ...field }: FieldProps) {
  const { t } = useTranslation()
  const label = filterLabel(t, kind, filter.name)
  switch (filter.type) {
    case 'reference':
      return <ReferenceFilter label={label} kind={filter.references as ContentKind} {...field} />
    case 'tag':
      return <TagFilter label={label} kind={kind} name={filter.name} {...field} />
    case 'text':
      return (
        <div className="filter">
          <span aria-hidden="true">{label}</span>
          <SearchBox
            label={label}
            hint={t('admin:list.search')}
            search={field.value}
            onSearch={field.onChange}
          />
        </div>
      )
    case 'date':
    case 'moment':
      return <Later load={dateFilter} label={label} {...field} />
    default: {
      const values = filter.options ?? ['true', 'false']
      const choices = values.map(key => ({ key, title: valueLabel(t, filter.type, key) }))
      return <FilterChoice label={label} choices={choices} {...field} />
    }
  }
}

/** The state of a filter whose choices the server searches. They are fetched when it is opened. */
function useSearch() {
  const { t } = useTranslation()
  const [typed, onSearch] = useState('')
  const [enabled, open] = useState(false)
  return {
    search: useDebounced(typed.trim()),
    enabled,
    props: (found: UseQueryResult, choices: Choice[]) => ({
      choices,
      onSearch,
      onOpen: () => open(true),
      none: t(whyNone(found)),
    }),
  }
}

function ReferenceFilter({ kind, ...field }: FilterProps & { kind: ContentKind }) {
  const { language } = useTranslation()
  const { search, enabled, props } = useSearch()
  const found = useQuery({ ...choicesOptions(kind, search, language), enabled })
  return <FilterChoice {...field} {...props(found, found.data ?? [])} />
}

function TagFilter({ kind, name, ...field }: FilterProps & { kind: ContentKind; name: string }) {
  const { search, enabled, props } = useSearch()
  const found = useQuery({ ...usedTagsOptions(kind, name, search), enabled })
  const choices = found.data?.result.map(({ tag }) => ({ key: tag, title: tag })) ?? []
  return <FilterChoice {...field} {...props(found, choices)} />
}
