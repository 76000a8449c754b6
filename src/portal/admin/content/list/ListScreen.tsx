import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { saveFile } from '#api/save-file.ts'
import type { ContentKind } from '#entities/kinds.ts'
import type { ListFilter } from '#entities/list-filters.ts'
import { Button } from '#ui/Button.tsx'
import IconColumns from '~icons/lucide/columns-3'
import IconDownload from '~icons/lucide/download'
import IconOrder from '~icons/lucide/list-ordered'
import IconPlus from '~icons/lucide/plus'
import IconFilters from '~icons/lucide/sliders-horizontal'
import { Later } from '../../../kit/Later.tsx'
import { LinkButton } from '../../../kit/LinkButton.tsx'
import { FilterChoice } from '../../../kit/list/FilterChoice.tsx'
import { ListPage } from '../../../kit/list/ListPage.tsx'
import { useList } from '../../../kit/list/use-list.ts'
import { useSelection } from '../../../kit/list/use-selection.ts'
import { MoreMenu } from '../../../kit/MoreMenu.tsx'
import { useAction } from '../../../kit/use-action.ts'
import { useTranslation } from '../../../texts.ts'
import { outlineOf } from '../../kinds.ts'
import { kindLabel } from '../../labels.ts'
import { adminPaths } from '../../paths.ts'
import { type ListItem, listOptions } from '../calls.ts'
import { itemTitle } from '../item-title.ts'
import { BulkActions } from './BulkActions.tsx'
import { columnsOf, possibleColumns } from './columns.ts'
import { FieldFilter } from './FieldFilter.tsx'
import { ListTable } from './ListTable.tsx'
import { filterValue, listFiltersOf, setFilters, statuses } from './list-query.ts'
import { SetFilters } from './SetFilters.tsx'
import { useAssignPanel } from './use-assign-panel.tsx'

const columnsPanel = () => import('./ColumnsPanel.tsx').then(module => module.ColumnsPanel)
const filtersPanel = () => import('./FiltersPanel.tsx').then(module => module.FiltersPanel)
const orderPanel = () => import('./OrderPanel.tsx').then(module => module.OrderPanel)

/** The list of any kind. Its filters and page are in the address, for links and for 'Back'. */
export function ListScreen({ kind }: { kind: ContentKind }) {
  const { t, language } = useTranslation()
  const list = useList(listFiltersOf(kind))
  const { query, change } = list
  const items = useQuery(listOptions(kind, query))
  const selection = useSelection<ListItem>({
    idOf: item => item.key,
    titleOf: item => itemTitle(item, language),
  })
  const assign = useAssignPanel(kind, selection)
  const [panel, setPanel] = useState<'order' | 'columns' | 'filters' | null>(null)
  const close = () => setPanel(null)
  const exportAll = useAction(async () => {
    const { listAsCsv } = await import('./export-list.ts')
    const csv = await listAsCsv(kind, query, t)
    saveFile(`${kind}.csv`, new Blob([csv], { type: 'text/csv;charset=utf-8' }))
  })
  const entity = outlineOf(kind)
  const isMain = (name: string) => entity.mainFilters.includes(name)
  const others = entity.filters.filter(one => !isMain(one.name))
  const othersSet = setFilters(kind, query).filter(one => !isMain(one.name)).length
  const possible = possibleColumns(entity)
  const columns = query.columns
    ? possible.filter(name => query.columns.split('.').includes(name))
    : columnsOf(entity)
  const entry = (id: string, label: string, Icon: typeof IconOrder, onSelect: () => void) => ({
    id,
    label: t(label),
    icon: <Icon />,
    onSelect,
  })
  const addLink = entity.admin.add && (
    <LinkButton variant="primary" to={adminPaths.add(kind)}>
      <IconPlus />
      {t('admin:list.addKind', { kind: kindLabel(t, kind, 'one') })}
    </LinkButton>
  )
  return (
    <>
      <ListPage
        title={kindLabel(t, kind, 'many')}
        actions={
          <>
            <MoreMenu
              label={t('admin:form.more')}
              entries={[
                entry('order', 'admin:order.open', IconOrder, () => setPanel('order')),
                ...(possible.length > 0
                  ? [entry('columns', 'admin:list.columns', IconColumns, () => setPanel('columns'))]
                  : []),
                entry('export', 'admin:export.open', IconDownload, () => void exportAll.run()),
              ]}
            />
            {addLink}
          </>
        }
        texts="admin:list"
        list={list}
        rows={items}
        searchHint={t('admin:list.searchHint')}
        empty={{ title: t('admin:list.emptyTitle'), text: t('admin:list.emptyText'), action: addLink }}
        filters={
          <>
            {entity.mainFilters.map(name => (
              <FieldFilter
                key={name}
                kind={kind}
                filter={entity.filters.find(one => one.name === name) as ListFilter}
                value={filterValue(query, name)}
                onChange={value => change({ [name]: value })}
              />
            ))}
            <FilterChoice
              label={t('admin:list.status')}
              choices={statuses.map(key => ({ key, title: t(`admin:status.${key}`) }))}
              {...list.field('status')}
            />
            {others.length > 0 && (
              <Button
                size="small"
                variant={othersSet > 0 ? 'tint' : 'quiet'}
                icon={<IconFilters />}
                aria-haspopup="dialog"
                onClick={() => setPanel('filters')}
              >
                {othersSet > 0 ? t('admin:filters.open', { number: othersSet }) : t('admin:filters.title')}
              </Button>
            )}
          </>
        }
        note={<SetFilters kind={kind} list={list} />}
        bulk={{
          selection,
          all: assign.all,
          actions: rows => (
            <BulkActions
              kind={kind}
              chosen={selection.chosenOf(rows)}
              show={assign.show}
              onAssign={assign.open}
            />
          ),
        }}
      >
        {rows => (
          <ListTable
            kind={kind}
            items={rows}
            columns={columns}
            sort={query.sort}
            onSort={sort => change({ sort })}
            old={items.isPlaceholderData}
            selection={selection}
          />
        )}
      </ListPage>
      {assign.panel}
      {panel === 'columns' && (
        <Later
          load={columnsPanel}
          kind={kind}
          columns={columns}
          onColumns={next => change({ columns: next.join('.') || '-', page: query.page })}
          onClose={close}
        />
      )}
      {panel === 'filters' && (
        <Later
          load={filtersPanel}
          kind={kind}
          filters={others}
          list={list}
          total={items.data?.meta.total}
          onClose={close}
        />
      )}
      {panel === 'order' && <Later load={orderPanel} kind={kind} onClose={close} />}
    </>
  )
}
