import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Answer } from '#api/client.ts'
import { PER_PAGE } from '../content/list/list-query.ts'
import { Paging } from '../content/list/Paging.tsx'
import { Empty, LoadFailed, Loading } from './Page.tsx'

interface Nothing {
  picture?: 'list' | 'search' | 'calendar'
  title: string
  text: string
}
interface BodyProps<R> {
  list: UseQueryResult<Answer<R[]>>
  page: number
  perPage?: number
  onPage(page: number): void
  /** A filter is active: an empty list then offers 'Clear filters' instead of the empty state. */
  filtered: boolean
  empty: Nothing & { action?: ReactNode }
  none: Nothing & { clear?: string; onClear?(): void }
  children(rows: R[]): ReactNode
}

/** The part of a list below its filters: the rows, or why there are none, and the paging. */
export function ListBody<R>({
  list,
  page,
  perPage = PER_PAGE,
  onPage,
  filtered,
  empty,
  none,
  children,
}: BodyProps<R>) {
  if (list.isError && !list.data) return <LoadFailed error={list.error} retry={() => list.refetch()} />
  if (!list.data) return <Loading rows={8} />
  const { result, meta } = list.data
  if (result.length === 0) {
    return filtered || page > 1 ? (
      <Empty picture={none.picture ?? 'search'} title={none.title} text={none.text}>
        {none.clear && (
          <button type="button" className="button button-quiet" onClick={none.onClear}>
            {none.clear}
          </button>
        )}
      </Empty>
    ) : (
      <Empty picture={empty.picture ?? 'list'} title={empty.title} text={empty.text}>
        {empty.action}
      </Empty>
    )
  }
  return (
    <>
      {children(result)}
      <Paging page={page} pages={Math.ceil((meta.total ?? 0) / perPage)} onPage={onPage} />
    </>
  )
}

interface SelectProps {
  label: string
  value: string
  options: readonly (readonly [value: string, label: string])[]
  onChange(value: string): void
}

/** A labelled select that filters a list. */
export function FilterSelect({ label, value, options, onChange }: SelectProps) {
  return (
    <label className="filter">
      <span>{label}</span>
      <select className="control" value={value} onChange={event => onChange(event.target.value)}>
        {options.map(([one, text]) => (
          <option key={one} value={one}>
            {text}
          </option>
        ))}
      </select>
    </label>
  )
}

/** The number of results, announced to screen readers when it changes. */
export const FilterTotal = ({ children }: { children: ReactNode }) => (
  <p className="filter-total" role="status">
    {children}
  </p>
)
