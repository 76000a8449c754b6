import { QueryClient, type QueryFunctionContext } from '@tanstack/react-query'
import { type Answer, type CallOptions, get, type ListAnswer } from '#api/client.ts'
import type { Given, Input, MetaOf, Path, ResultOf } from '#api/operations.ts'
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
  <A>(path: string, input: (Input & ReadOptions) | undefined): Read<A> =>
  ({ signal, client, queryKey }) => {
    const isRefetch = input?.every !== undefined && client.getQueryState(queryKey)?.data !== undefined
    const options = { ...input, background: input?.background ?? isRefetch, signal }
    return get(path as never, options as never) as Promise<never>
  }

/** A `queryFn` that returns the whole answer, with the total of a list. */
export const readAnswer = <P extends string>(
  path: Path<'get', P>,
  ...[input]: Given<'get', P, ReadOptions>
): Read<Answer<ResultOf<'get', Path<'get', P>>, MetaOf<'get', Path<'get', P>>>> =>
  reader(path, input as never)

/** A `queryFn` that returns the result alone. */
export const readResult =
  <P extends string>(
    path: Path<'get', P>,
    ...[input]: Given<'get', P, ReadOptions>
  ): Read<ResultOf<'get', Path<'get', P>>> =>
  async context =>
    (await reader<Answer<ResultOf<'get', Path<'get', P>>>>(path, input as never)(context)).result

/** All rows of a list, from all its pages. */
export async function allPages<P extends string>(
  path: ResultOf<'get', Path<'get', P>> extends unknown[] ? Path<'get', P> : never,
  ...[given]: Given<'get', P, Pick<CallOptions, 'background' | 'signal'>>
): Promise<ResultOf<'get', Path<'get', P>>> {
  const found: unknown[] = []
  for (let page = 1; ; page++) {
    const input = { ...(given as Input), query: { ...(given as Input).query, page } }
    const { result, meta } = (await get(path as never, input as never)) as ListAnswer<unknown>
    found.push(...result)
    if (result.length === 0 || found.length >= meta.total) return found as ResultOf<'get', Path<'get', P>>
  }
}

/** Reads under these names are fetched again where they are shown, and elsewhere when they are next needed. */
export const renew = (...names: string[]) =>
  Promise.all(names.map(name => queryClient.invalidateQueries({ queryKey: [name] })))
