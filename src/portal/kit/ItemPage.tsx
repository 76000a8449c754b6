import type { ReactNode } from 'react'
import { ApiError } from '#api/errors.ts'
import { Loaded, type LoadedProps } from './Loaded.tsx'
import { Empty, Page, type PageProps } from './Page.tsx'

interface ItemProps<D> extends LoadedProps<D> {
  /** The title until the item is loaded. */
  title: string
  back?: { to: string; label: string } | undefined
  /** For an item that does not exist, or no longer. */
  gone?: { title: string; text: string }
}

/** The screen of one item. `children` renders its page; before, there is a page with the state of loading. */
export function ItemPage<D>({ query, title, back, gone, rows, children }: ItemProps<D>) {
  if (query.data !== undefined) return children(query.data)
  const missing = gone && query.error instanceof ApiError && query.error.status === 404
  return (
    <Page title={title} back={back}>
      {missing ? (
        <Empty picture="search" {...gone} />
      ) : (
        <Loaded query={query} rows={rows}>
          {() => null}
        </Loaded>
      )}
    </Page>
  )
}

interface PersonProps<D> extends Omit<ItemProps<D>, 'children'> {
  page(data: D): Pick<PageProps, 'title' | 'state' | 'actions'> & { children: ReactNode }
}

/** The screen of an item that is named after a person. The name is not in the browser's tab. */
export const PersonPage = <D,>({ page, ...item }: PersonProps<D>) => (
  <ItemPage {...item}>{data => <Page tab={item.title} back={item.back} {...page(data)} />}</ItemPage>
)
