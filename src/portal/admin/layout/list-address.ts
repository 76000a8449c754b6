/** Reads the page number, which all lists have. */
export function readPage(params: URLSearchParams): number {
  const page = Number(params.get('page'))
  return Number.isInteger(page) && page > 0 && page <= 100_000 ? page : 1
}

export const readSearch = (params: URLSearchParams): string => (params.get('search') ?? '').slice(0, 200)

/** The value if it is in the list, else ''. */
export const oneOf = <T extends string>(list: readonly T[], value: string | null): T | '' =>
  list.find(one => one === value) ?? ''

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
