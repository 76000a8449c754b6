import { readPage, readSearch, writeAddress } from '../../layout/list-address.ts'

/** Page, filters, order and columns of a list, as in its address. */
export interface ListQuery {
  page: number
  search: string
  status: '' | Status
  sort: string
  /** Field names separated by dots. Empty: the default columns; a hyphen: no column. */
  columns: string
}
/** Status filters of a list: states of an item, and work that it still needs. */
export const statuses = ['draft', 'published', 'changed', 'archived', 'untranslated', 'review'] as const
export type Status = (typeof statuses)[number]

export const PER_PAGE = 25

export function readListQuery(params: URLSearchParams): ListQuery {
  const status = params.get('status') as Status
  const sort = params.get('sort') ?? ''
  const columns = params.get('columns') ?? ''
  return {
    page: readPage(params),
    search: readSearch(params),
    status: statuses.includes(status) ? status : '',
    sort: /^-?\w+$/.test(sort) ? sort : '',
    columns: /^(-|[\w.]{1,300})$/.test(columns) ? columns : '',
  }
}

/** The query string for a list, without default values. A new filter starts at the first page. */
export const writeListQuery = (query: ListQuery, change: Partial<ListQuery>): URLSearchParams =>
  writeAddress(query, change)
