import type { ReactNode, RefObject } from 'react'
import type { ListAnswer } from '#api/client.ts'
import { Button } from '#ui/Button.tsx'
import { useTranslation } from '../../texts.ts'
import { Loaded } from '../Loaded.tsx'
import { Empty, Page, type PageProps, type Query } from '../Page.tsx'
import { FilterTotal } from './filters.tsx'
import { PER_PAGE } from './list-address.ts'
import { Paging } from './Paging.tsx'
import { SearchBox } from './SearchBox.tsx'
import { Refusals, SelectionBar } from './SelectionBar.tsx'
import type { List } from './use-list.ts'
import type { Selection } from './use-selection.ts'

interface Nothing {
  picture?: 'list' | 'search' | 'calendar'
  title: string
  text: string
  action?: ReactNode
}
interface ListProps<R> extends Omit<PageProps, 'children'> {
  // biome-ignore lint/suspicious/noExplicitAny: each list has filters of its own
  list: List<any>
  rows: Query<ListAnswer<R>>
  perPage?: number
  /**
   * The group of the list's texts: `search`, `found`, `emptyTitle`, `emptyText`, `noneTitle`, `noneText`, `clear`. Without
   * it, and for single ones, the texts are given below.
   */
  texts?: string
  search?: string | undefined
  searchHint?: string
  /** Replaces the usual change of the query by a search. */
  onSearch?(search: string): void
  found?: ((count: number) => string) | undefined
  /** There are no rows at all. */
  empty?: Nothing
  /** No row fits the filters. */
  none?: Nothing
  /** The inputs beside the search. */
  filters?: ReactNode
  /** Between the filters and the rows. */
  note?: ReactNode
  /** `all`: see `SelectionBar`. */
  bulk?: {
    selection: Selection<R>
    all?: RefObject<HTMLInputElement | null>
    actions(rows: R[]): ReactNode
  }
  children(rows: R[]): ReactNode
}

/** A list: its search and filters, its rows or why there are none, the bulk actions, and the paging. */
export function ListPage<R>({
  list,
  rows,
  perPage = PER_PAGE,
  texts,
  search,
  searchHint,
  onSearch,
  found,
  empty,
  none,
  filters,
  note,
  bulk,
  children,
  ...page
}: ListProps<R>) {
  const { t } = useTranslation()
  const own = (name: string, values = {}) => t(`${texts}.${name}`, values)
  const total = rows.data?.meta.total
  const label = search ?? (texts && own('search'))
  const countText = found ?? (texts ? (count: number) => own('found', { count }) : undefined)
  return (
    <Page query={rows} {...page}>
      {(label || filters) && (
        <search className="filters">
          {label && (
            <SearchBox
              label={label}
              hint={searchHint}
              search={list.query.search}
              onSearch={onSearch ?? (words => list.change({ search: words }))}
            />
          )}
          {filters}
          {countText && <FilterTotal>{total !== undefined && countText(total)}</FilterTotal>}
        </search>
      )}
      {note}
      {bulk && <Refusals refused={bulk.selection.refused} />}
      <Loaded query={rows} rows={8}>
        {({ result, meta }) =>
          result.length === 0 ? (
            <NoRows
              list={list}
              empty={empty ?? { title: own('emptyTitle'), text: own('emptyText') }}
              none={none ?? (texts ? { title: own('noneTitle'), text: own('noneText') } : undefined)}
              clear={texts && !none ? own('clear') : t('admin:list.clear')}
            />
          ) : (
            <>
              {bulk && (
                <SelectionBar selection={bulk.selection} rows={result} {...(bulk.all && { all: bulk.all })}>
                  {bulk.actions(result)}
                </SelectionBar>
              )}
              {children(result)}
              <Paging
                page={list.query.page}
                pages={Math.ceil((meta.total ?? 0) / perPage)}
                onPage={next => list.change({ page: next })}
              />
            </>
          )
        }
      </Loaded>
    </Page>
  )
}

interface NoRowsProps {
  list: List
  empty: Nothing
  none: Nothing | undefined
  clear: string
}

function NoRows({ list, empty, none, clear }: NoRowsProps) {
  const { t } = useTranslation()
  if (!list.isFiltered && list.query.page === 1)
    return (
      <Empty picture={empty.picture ?? 'list'} title={empty.title} text={empty.text}>
        {empty.action}
      </Empty>
    )
  return (
    <Empty
      picture={none?.picture ?? 'search'}
      title={none?.title ?? t('admin:list.noneTitle')}
      text={none?.text ?? t('admin:list.noneText')}
    >
      {none?.action ?? (
        <Button variant="quiet" onClick={list.clear}>
          {clear}
        </Button>
      )}
    </Empty>
  )
}
