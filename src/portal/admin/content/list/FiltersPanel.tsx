import type { ContentKind } from '#entities/kinds.ts'
import type { ListFilter } from '#entities/list-filters.ts'
import { Button } from '#ui/Button.tsx'
import { Panel } from '../../../kit/Panel.tsx'
import { useTranslation } from '../../../texts.ts'
import { FieldFilter } from './FieldFilter.tsx'
import { filterValue } from './list-query.ts'
import { type ContentList, SetFilters } from './SetFilters.tsx'

interface PanelProps {
  kind: ContentKind
  filters: readonly ListFilter[]
  list: ContentList
  /** The number of items that fit, once it is known. */
  total: number | undefined
  onClose(): void
}

/** The filters of a list that have no control above it. Each applies at once. */
export function FiltersPanel({ kind, filters, list, total, onClose }: PanelProps) {
  const { t } = useTranslation()
  // Filters with choices first, then those with a text to type.
  const inOrder = [false, true].flatMap(typed => filters.filter(one => (one.type === 'text') === typed))
  return (
    <Panel
      title={t('admin:filters.title')}
      onClose={onClose}
      footer={
        <Button variant="primary" onClick={onClose}>
          {total === undefined
            ? t('admin:close')
            : t('admin:filters.show', { found: t('admin:list.found', { count: total }) })}
        </Button>
      }
    >
      <SetFilters kind={kind} list={list} />
      {inOrder.map(filter => (
        <FieldFilter
          key={filter.name}
          kind={kind}
          filter={filter}
          value={filterValue(list.query, filter.name)}
          onChange={value => list.change({ [filter.name]: value })}
        />
      ))}
    </Panel>
  )
}
