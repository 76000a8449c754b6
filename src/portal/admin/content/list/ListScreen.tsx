import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { errorLines } from '#api/errors.ts'
import { saveFile } from '#api/save-file.ts'
import { addAdminToast } from '#api/toasts.ts'
import type { ContentKind } from '#entities/kinds.ts'
import IconColumns from '~icons/lucide/columns-3'
import IconDownload from '~icons/lucide/download'
import IconOrder from '~icons/lucide/list-ordered'
import IconPlus from '~icons/lucide/plus'
import { useTranslation } from '../../../texts.ts'
import { outlineOf } from '../../kinds.ts'
import { kindLabel } from '../../labels.ts'
import { Later } from '../../layout/Later.tsx'
import { FilterTotal, ListBody } from '../../layout/ListBody.tsx'
import { MoreMenu } from '../../layout/MoreMenu.tsx'
import { Page } from '../../layout/Page.tsx'
import { SearchBox } from '../../layout/SearchBox.tsx'
import { adminPaths } from '../../paths.ts'
import { listOptions } from '../calls.ts'
import { BulkBar } from './BulkBar.tsx'
import { columnsOf, possibleColumns } from './columns.ts'
import { listAsCsv } from './export-list.ts'
import { ListTable } from './ListTable.tsx'
import { type ListQuery, readListQuery, statuses, writeListQuery } from './list-query.ts'

const columnsPanel = () => import('./ColumnsPanel.tsx').then(module => module.ColumnsPanel)
const orderPanel = () => import('./OrderPanel.tsx').then(module => module.OrderPanel)

/** The list of any kind. Its filters and page are in the address, for links and for 'Back'. */
export function ListScreen({ kind }: { kind: ContentKind }) {
  const { t } = useTranslation()
  const [params, setParams] = useSearchParams()
  const query = readListQuery(params)
  const list = useQuery(listOptions(kind, query))
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [ordering, setOrdering] = useState(false)
  const [choosing, setChoosing] = useState(false)
  const exportAll = async () => {
    try {
      const csv = await listAsCsv(kind, query, t)
      saveFile(`${kind}.csv`, new Blob([csv], { type: 'text/csv;charset=utf-8' }))
    } catch (error) {
      addAdminToast({ severity: 'error', ...errorLines(error) })
    }
  }
  const change = (one: Partial<ListQuery>) => setParams(writeListQuery(query, one), { replace: true })
  const entity = outlineOf(kind)
  const { add } = entity.admin
  const possible = possibleColumns(entity)
  const columns = query.columns
    ? possible.filter(name => query.columns.split('.').includes(name))
    : columnsOf(entity)
  const filtered = query.search !== '' || query.status !== ''
  const addLink = add && (
    <Link className="button button-primary" to={adminPaths.add(kind)}>
      <IconPlus />
      {t('admin:list.addKind', { kind: kindLabel(t, kind, 'one') })}
    </Link>
  )
  return (
    <Page
      title={kindLabel(t, kind, 'many')}
      actions={
        <>
          <MoreMenu
            label={t('admin:form.more')}
            entries={[
              {
                id: 'order',
                label: t('admin:order.open'),
                icon: <IconOrder />,
                onSelect: () => setOrdering(true),
              },
              ...(possible.length > 0
                ? [
                    {
                      id: 'columns',
                      label: t('admin:list.columns'),
                      icon: <IconColumns />,
                      onSelect: () => setChoosing(true),
                    },
                  ]
                : []),
              {
                id: 'export',
                label: t('admin:export.open'),
                icon: <IconDownload />,
                onSelect: () => void exportAll(),
              },
            ]}
          />
          {addLink}
        </>
      }
    >
      <Filters query={query} change={change} total={list.data?.meta.total} />
      <ListBody
        list={list}
        page={query.page}
        onPage={page => change({ page })}
        filtered={filtered}
        empty={{ title: t('admin:list.emptyTitle'), text: t('admin:list.emptyText'), action: addLink }}
        none={{
          title: t('admin:list.noneTitle'),
          text: t('admin:list.noneText'),
          clear: t('admin:list.clear'),
          onClear: () => change({ search: '', status: '' }),
        }}
      >
        {items => (
          <>
            <BulkBar kind={kind} items={items} selected={selected} onSelect={setSelected} />
            <ListTable
              kind={kind}
              items={items}
              columns={columns}
              sort={query.sort}
              onSort={sort => change({ sort })}
              old={list.isPlaceholderData}
              selected={selected}
              onSelect={setSelected}
            />
          </>
        )}
      </ListBody>
      {choosing && (
        <Later
          load={columnsPanel}
          kind={kind}
          columns={columns}
          onColumns={next => change({ columns: next.join('.') || '-', page: query.page })}
          onClose={() => setChoosing(false)}
        />
      )}
      {ordering && <Later load={orderPanel} kind={kind} onClose={() => setOrdering(false)} />}
    </Page>
  )
}

interface FiltersProps {
  query: ListQuery
  change(one: Partial<ListQuery>): void
  total: number | undefined
}

function Filters({ query, change, total }: FiltersProps) {
  const { t } = useTranslation()
  return (
    <search className="filters">
      <SearchBox
        label={t('admin:list.search')}
        hint={t('admin:list.searchHint')}
        search={query.search}
        onSearch={search => change({ search })}
      />
      <select
        className="control filter-choice"
        aria-label={t('admin:list.status')}
        value={query.status}
        onChange={event => change({ status: event.target.value as ListQuery['status'] })}
      >
        <option value="">{t('admin:list.anyStatus')}</option>
        {statuses.map(status => (
          <option key={status} value={status}>
            {t(`admin:status.${status}`)}
          </option>
        ))}
      </select>
      <FilterTotal>{total !== undefined && t('admin:list.found', { count: total })}</FilterTotal>
    </search>
  )
}
