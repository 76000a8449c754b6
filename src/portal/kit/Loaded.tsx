import type { ReactNode } from 'react'
import { LoadFailed, Loading, type Query } from './Page.tsx'

/** The first of these queries, which needs what the others load: an error of any is shown, and all are retried. */
export const together = <D,>(first: Query<D>, ...others: Query<unknown>[]): Query<D> => ({
  data: first.data,
  error: [first, ...others].map(one => one.error).find(Boolean),
  refetch: () => [first, ...others].forEach(one => void one.refetch()),
})

export interface LoadedProps<D> {
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
