import type { ReactNode } from 'react'
import { ApiError } from '#api/errors.ts'
import { Empty, LoadFailed, Loading, Page } from './Page.tsx'

/** A query of react-query, or several that are shown as one. */
export interface Query<D> {
  data: D | undefined
  error: unknown
  refetch(): unknown
}

/** The first of these queries, which needs what the others load: an error of any is shown, and all are retried. */
export const together = <D,>(first: Query<D>, ...others: Query<unknown>[]): Query<D> => ({
  data: first.data,
  error: [first, ...others].map(one => one.error).find(Boolean),
  refetch: () => [first, ...others].forEach(one => void one.refetch()),
})

interface LoadedProps<D> {
  query: Query<D>
  /** How many rows the placeholder has. */
  rows?: number | undefined
  children(data: D): ReactNode
}

/** What a query has loaded; until then a placeholder, or the error with a retry. Loaded data stay after a failed refetch. */
export function Loaded<D>({ query, rows, children }: LoadedProps<D>) {
  if (query.data !== undefined) return children(query.data)
  return query.error ? (
    <LoadFailed error={query.error} retry={() => void query.refetch()} />
  ) : (
    <Loading rows={rows} />
  )
}

interface ItemProps<D> extends LoadedProps<D> {
  /** The title until the item is loaded. */
  title: string
  back?: { to: string; label: string } | undefined
  /** For an item that does not exist, or no longer. */
  gone?: ReactNode
}

/** The screen of one item. `children` renders its page; before, there is a page with the state of loading. */
export function ItemPage<D>({ query, title, back, gone, rows, children }: ItemProps<D>) {
  if (query.data !== undefined) return children(query.data)
  const missing = gone !== undefined && query.error instanceof ApiError && query.error.status === 404
  return (
    <Page title={title} back={back}>
      {missing ? (
        gone
      ) : (
        <Loaded query={query} rows={rows}>
          {() => null}
        </Loaded>
      )}
    </Page>
  )
}

/** The empty state of an item that does not exist, or no longer. */
export const Gone = ({ title, text }: { title: string; text: string }) => (
  <Empty picture="search" title={title} text={text} />
)
