import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { errorLines } from '#api/errors.ts'
import { saveFile } from '#api/save-file.ts'
import { addAdminToast } from '#api/toasts.ts'
import { type ContentKind, entityOf } from '#entities/kinds.ts'
import { Menu } from '#ui/Menu.tsx'
import IconDownload from '~icons/lucide/download'
import IconMore from '~icons/lucide/ellipsis'
import IconOrder from '~icons/lucide/list-ordered'
import IconPlus from '~icons/lucide/plus'
import { kindLabel } from '../labels.ts'
import { Empty, LoadFailed, Loading, Page } from '../layout/Page.tsx'
import { SearchBox } from '../layout/SearchBox.tsx'
import { adminPaths } from '../paths.ts'
import { useSay } from '../say.ts'
import { BulkBar } from './BulkBar.tsx'
import { listOptions } from './calls.ts'
import { listAsCsv } from './export-list.ts'
import { ListTable } from './ListTable.tsx'
import { type ListQuery, PER_PAGE, readListQuery, statuses, writeListQuery } from './list-query.ts'
import { OrderPanel } from './OrderPanel.tsx'
import { Paging } from './Paging.tsx'

/** The list of any kind. What it shows stands in its address, so that it can be sent and come back to. */
export function ListScreen({ kind }: { kind: ContentKind }) {
  const say = useSay()
  const [params, setParams] = useSearchParams()
  const query = readListQuery(params)
  const list = useQuery(listOptions(kind, query))
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [ordering, setOrdering] = useState(false)
  const exportAll = async () => {
    try {
      const csv = await listAsCsv(kind, query, say)
      saveFile(`${kind}.csv`, new Blob([csv], { type: 'text/csv;charset=utf-8' }))
    } catch (error) {
      addAdminToast({ severity: 'error', ...errorLines(error) })
    }
  }
  const change = (one: Partial<ListQuery>) => setParams(writeListQuery(query, one), { replace: true })
  const { add } = entityOf(kind).admin
  const filtered = query.search !== '' || query.status !== ''
  const total = list.data?.meta.total ?? 0
  const addLink = add && (
    <Link className="button button-primary" to={adminPaths.add(kind)}>
      <IconPlus />
      {say('admin:list.addKind', { kind: kindLabel(say, kind, 'one') })}
    </Link>
  )
  return (
    <Page
      title={kindLabel(say, kind, 'many')}
      actions={
        <>
          <Menu
            variant="ghost"
            size="medium"
            iconOnly
            label={say('admin:form.more')}
            entries={[
              {
                id: 'order',
                label: say('admin:order.open'),
                icon: <IconOrder />,
                onSelect: () => setOrdering(true),
              },
              {
                id: 'export',
                label: say('admin:export.open'),
                icon: <IconDownload />,
                onSelect: () => void exportAll(),
              },
            ]}
          >
            <IconMore />
          </Menu>
          {addLink}
        </>
      }
    >
      <Filters query={query} change={change} total={list.data && total} />
      {list.isError ? (
        <LoadFailed error={list.error} retry={() => list.refetch()} />
      ) : !list.data ? (
        <Loading rows={8} />
      ) : list.data.result.length === 0 ? (
        filtered || query.page > 1 ? (
          <Empty picture="search" title={say('admin:list.noneTitle')} text={say('admin:list.noneText')}>
            <button
              type="button"
              className="button button-quiet"
              onClick={() => change({ search: '', status: '' })}
            >
              {say('admin:list.clear')}
            </button>
          </Empty>
        ) : (
          <Empty picture="list" title={say('admin:list.emptyTitle')} text={say('admin:list.emptyText')}>
            {addLink}
          </Empty>
        )
      ) : (
        <>
          <BulkBar kind={kind} items={list.data.result} selected={selected} onSelect={setSelected} />
          <ListTable
            kind={kind}
            items={list.data.result}
            sort={query.sort}
            onSort={sort => change({ sort })}
            old={list.isPlaceholderData}
            selected={selected}
            onSelect={setSelected}
          />
          <Paging page={query.page} pages={Math.ceil(total / PER_PAGE)} onPage={page => change({ page })} />
        </>
      )}
      {ordering && <OrderPanel kind={kind} onClose={() => setOrdering(false)} />}
    </Page>
  )
}

interface FiltersProps {
  query: ListQuery
  change(one: Partial<ListQuery>): void
  total: number | undefined
}

function Filters({ query, change, total }: FiltersProps) {
  const say = useSay()
  return (
    <search className="filters">
      <SearchBox
        label={say('admin:list.search')}
        hint={say('admin:list.searchHint')}
        search={query.search}
        onSearch={search => change({ search })}
      />
      <select
        className="control filter-choice"
        aria-label={say('admin:list.status')}
        value={query.status}
        onChange={event => change({ status: event.target.value as ListQuery['status'] })}
      >
        <option value="">{say('admin:list.anyStatus')}</option>
        {statuses.map(status => (
          <option key={status} value={status}>
            {say(`admin:status.${status}`)}
          </option>
        ))}
      </select>
      <p className="filter-total" role="status">
        {total !== undefined && say('admin:list.found', { count: total })}
      </p>
    </search>
  )
}
