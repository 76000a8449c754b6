import { useAddress } from '../use-address.ts'
import { defaultsOf, type Filters, type QueryOf, readAddress, writeAddress } from './list-address.ts'
import { usePeopleParams } from './use-people-params.ts'

export interface List<F extends Filters = Filters> {
  query: QueryOf<F>
  change(one: Partial<QueryOf<F>>): void
  /** Value and handler of one filter, for its input. */
  field<N extends keyof F & string>(name: N): { value: QueryOf<F>[N]; onChange(value: string): void }
  /** A search or a filter other than the usual one is set: an empty list then offers to remove it. */
  isFiltered: boolean
  clear(): void
}

function listOf<F extends Filters>(
  filters: F,
  params: URLSearchParams,
  setParams: (next: URLSearchParams) => void,
): List<F> {
  const query = readAddress(filters, params)
  const usual = defaultsOf(filters)
  const narrowing = Object.keys(filters).filter(name => !filters[name]?.isDisplay)
  const change = (one: Partial<QueryOf<F>>) => setParams(writeAddress(query, one, usual))
  return {
    query,
    change,
    field: name => ({
      value: query[name],
      onChange: value => change({ [name]: value } as Partial<QueryOf<F>>),
    }),
    isFiltered: query.search !== '' || narrowing.some(name => query[name as keyof F] !== usual[name]),
    clear: () =>
      change({ search: '', ...Object.fromEntries(narrowing.map(name => [name, usual[name]])) } as Partial<
        QueryOf<F>
      >),
  }
}

/** Page, search and filters of a list. They are in the address, so that a link shows the same list. */
export function useList<F extends Filters>(filters: F): List<F> {
  const { params, change } = useAddress()
  return listOf(filters, params, next => change(next, { replace: true }))
}

/** The same for a list of people, whose search is not in the address. */
export function usePeopleList<F extends Filters>(filters: F): List<F> {
  return listOf(filters, ...usePeopleParams())
}
