import { readPage, readSearch, writeAddress } from '../../layout/list-address.ts'

/** What a list shows, as its address says it. */
export interface ListQuery {
  page: number
  search: string
  status: '' | Status
  sort: string
  /** Names of fields with points between them; none means what the list shows unasked, a hyphen no column at all. */
  columns: string
}
/** Where an item stands, and what it still needs. */
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

/** The address's query for a list; what is as usual is left out. Another filter starts again at the first page. */
export const writeListQuery = (query: ListQuery, change: Partial<ListQuery>): URLSearchParams =>
  writeAddress(query, change)
