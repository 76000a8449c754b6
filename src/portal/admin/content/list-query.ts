/** What a list shows, as its address says it. */
export interface ListQuery {
  page: number
  search: string
  status: '' | Status
  sort: string
}
/** Where an item stands, and what it still needs. */
export const statuses = ['draft', 'published', 'changed', 'archived', 'untranslated', 'review'] as const
export type Status = (typeof statuses)[number]

export const PER_PAGE = 25

export function readListQuery(params: URLSearchParams): ListQuery {
  const page = Number(params.get('page'))
  const status = params.get('status') as Status
  const sort = params.get('sort') ?? ''
  return {
    page: Number.isInteger(page) && page > 0 && page <= 100_000 ? page : 1,
    search: (params.get('search') ?? '').slice(0, 200),
    status: statuses.includes(status) ? status : '',
    sort: /^-?\w+$/.test(sort) ? sort : '',
  }
}

/** The address's query for a list; what is as usual is left out. Another filter starts again at the first page. */
export function writeListQuery(query: ListQuery, change: Partial<ListQuery>): URLSearchParams {
  const next = { ...query, page: 1, ...change }
  const params = new URLSearchParams()
  if (next.search) params.set('search', next.search)
  if (next.status) params.set('status', next.status)
  if (next.sort) params.set('sort', next.sort)
  if (next.page > 1) params.set('page', String(next.page))
  return params
}
