import { QueryClient, type QueryFunctionContext } from '@tanstack/react-query'
import { type Answer, type CallOptions, get } from '#api/client.ts'
import type { Given, Input, PathOf, PathTo, ResultOf } from '#api/operations.ts'
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

export interface ReadOptions extends Pick<CallOptions, 'bearer' | 'anonymous' | 'background'> {
  /** The query's `refetchInterval`: its refetches do not count as activity of the person. */
  every?: number | undefined
}
type Read<R> = (context: QueryFunctionContext) => Promise<R>

/**
 * The `queryFn` of the functions that have the types. A path that is still a type parameter makes the compiler compare all
 * operations with each other where its input or answer is passed on with its type: that was half of the check of types.
 */
const reader =
  <R>(path: string, input: (Input & ReadOptions) | undefined): Read<Answer<R>> =>
  ({ signal, client, queryKey }) => {
    const isRefetch = input?.every !== undefined && client.getQueryState(queryKey)?.data !== undefined
    const options = { ...input, background: input?.background ?? isRefetch, signal }
    return get(path as never, options as never) as Promise<never>
  }

/** A `queryFn` that returns the whole answer, with the total of a list. */
export const readAnswer = <P extends PathOf<'get'>>(
  path: P,
  ...[input]: Given<'get', P, ReadOptions>
): Read<Answer<ResultOf<'get', P>>> => reader(path, input as never)

/** A `queryFn` that returns the result alone. */
export const readResult =
  <P extends PathOf<'get'>>(path: P, ...[input]: Given<'get', P, ReadOptions>): Read<ResultOf<'get', P>> =>
  async context =>
    (await reader<ResultOf<'get', P>>(path, input as never)(context)).result

type ListPath = Exclude<PathTo<'get', unknown[]>, `${string}{${string}`>

/** All rows of a list, from all its pages. */
export async function allPages<P extends ListPath>(
  path: P,
  { query, ...options }: Pick<Input & CallOptions, 'query' | 'background' | 'signal'>,
): Promise<ResultOf<'get', P>> {
  const found: unknown[] = []
  for (let page = 1; ; page++) {
    const input = { ...options, query: { ...query, page } }
    const { result, meta } = await get(path as ListPath, input)
    found.push(...result)
    if (result.length === 0 || found.length >= (meta.total ?? 0)) return found as ResultOf<'get', P>
  }
}

/** Reads under these names are fetched again where they are shown, and elsewhere when they are next needed. */
export const renew = (...names: string[]) =>
  Promise.all(names.map(name => queryClient.invalidateQueries({ queryKey: [name] })))
