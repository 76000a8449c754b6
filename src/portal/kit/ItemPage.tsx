import type { ReactNode } from 'react'
import { ApiError } from '#api/errors.ts'
import { Loaded, type LoadedProps } from './Loaded.tsx'
import { Empty, Page } from './Page.tsx'

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
