import { QueryClient, type QueryFunctionContext } from '@tanstack/react-query'
import type { Address } from '#api/address.ts'
import { type Answer, type CallOptions, get } from '#api/client.ts'
import { $connectivity } from '#state/connectivity.ts'
import { onSessionEnd } from './session.ts'

/**
 * The cache of the portal's reads. The API client retries by itself, so queries do not. `networkMode: 'always'`: a call
 * without a network fails with an error instead of waiting silently.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: false, staleTime: 30_000, networkMode: 'always' },
    mutations: { retry: false, networkMode: 'always' },
  },
})

// The cache belongs to the user who was signed in.
onSessionEnd(() => queryClient.clear())

// Queries that failed during an outage are repeated after it.
$connectivity.listen(now => {
  if (now === 'unreachable') return
  void queryClient.refetchQueries({
    type: 'active',
    predicate: ({ state, meta }) => state.status === 'error' && !meta?.onlyWhenAsked,
  })
})

export interface ReadOptions extends Pick<CallOptions, 'query' | 'bearer' | 'anonymous' | 'background'> {
  /** The query has a `refetchInterval`: its refetches do not count as activity of the person. */
  polled?: boolean
}
type Read<R> = (context: QueryFunctionContext) => Promise<R>

/** A `queryFn` that returns the whole answer, with the total of a list. */
export const readAnswer =
  <R>(path: Address<'get'>, { polled, background, ...options }: ReadOptions = {}): Read<Answer<R>> =>
  ({ signal, client, queryKey }) => {
    const isRefetch = polled === true && client.getQueryState(queryKey)?.data !== undefined
    return get<R>(path, { ...options, background: background ?? isRefetch, signal })
  }

/** A `queryFn` that returns the result alone. */
export const readResult =
  <R>(path: Address<'get'>, options?: ReadOptions): Read<R> =>
  async context =>
    (await readAnswer<R>(path, options)(context)).result

/** Reads under these names are fetched again where they are shown, and elsewhere when they are next needed. */
export const renew = (...names: string[]) =>
  Promise.all(names.map(name => queryClient.invalidateQueries({ queryKey: [name] })))
