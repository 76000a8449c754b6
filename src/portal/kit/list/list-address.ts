/** Rows on a page of a list, unless the screen has another number. */
export const PER_PAGE = 25

/** Reads the page number, which all lists have. */
export function readPage(params: URLSearchParams): number {
  const page = Number(params.get('page'))
  return Number.isInteger(page) && page > 0 && page <= 100_000 ? page : 1
}

export const readSearch = (params: URLSearchParams): string => (params.get('search') ?? '').slice(0, 200)

/** The value if it is in the list, else ''. */
export const oneOf = <T extends string>(list: readonly T[], value: string | null): T | '' =>
  list.find(one => one === value) ?? ''

export const isDate = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text)

/** One value in the address of a list: how it is read, and its value without an entry. */
export interface Filter<T extends string = string> {
  read(value: string): T
  usual: T
  /** A setting of how the rows are shown (order, columns), which removes no row. */
  isDisplay?: boolean
}

/** One of these values. An old link with another one shows more rows instead of an error. */
export const choiceFilter = <T extends string, U extends string = ''>(
  values: readonly T[],
  usual: U = '' as U,
): Filter<T | U> => ({ read: value => oneOf(values, value) || usual, usual })

export const textFilter = (most: number): Filter => ({ read: value => value.slice(0, most), usual: '' })

export const patternFilter = (pattern: RegExp): Filter => ({
  read: value => (pattern.test(value) ? value : ''),
  usual: '',
})
export const dateFilter: Filter = { read: value => (isDate(value) ? value : ''), usual: '' }

export const display = <T extends string>(filter: Filter<T>): Filter<T> => ({ ...filter, isDisplay: true })

// biome-ignore lint/suspicious/noExplicitAny: each filter has values of its own
export type Filters = Record<string, Filter<any>>
export type QueryOf<F extends Filters> = { page: number; search: string } & {
  [name in keyof F]: F[name]['usual']
}

/** Page, search and filters of a list, as in its address. */
export const readAddress = <F extends Filters>(filters: F, params: URLSearchParams): QueryOf<F> =>
  ({
    page: readPage(params),
    search: readSearch(params),
    ...Object.fromEntries(
      Object.entries(filters).map(([name, filter]) => [name, filter.read(params.get(name) ?? '')]),
    ),
  }) as QueryOf<F>

/** The values of the filters without an entry in the address. */
export const defaultsOf = <F extends Filters>(filters: F): Partial<QueryOf<F>> =>
  Object.fromEntries(Object.entries(filters).map(([name, filter]) => [name, filter.usual])) as Partial<
    QueryOf<F>
  >

type Query = Record<string, string | number>

/** The query string of a list, without default values. A new filter starts at the first page. */
export function writeAddress<Q extends object>(
  query: Q,
  change: Partial<Q>,
  usual: Partial<Q> = {},
): URLSearchParams {
  const next = { ...query, page: 1, ...change } as Query
  const asUsual = { page: 1, ...usual } as Query
  return new URLSearchParams(
    Object.entries(next)
      .filter(([name, value]) => value !== '' && value !== asUsual[name])
      .map(([name, value]) => [name, String(value)]),
  )
}
