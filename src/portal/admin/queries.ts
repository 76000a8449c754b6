import { keepPreviousData, type QueryKey, queryOptions } from '@tanstack/react-query'
import type { Address } from '#api/address.ts'
import { queryClient, type ReadOptions, readAnswer, readResult } from '../queries.ts'

interface ReadSettings extends Pick<ReadOptions, 'query'> {
  /** Milliseconds between refetches. They do not count as activity of the person. */
  every?: number
  enabled?: boolean
  staleTime?: number
  gcTime?: number
  refetchOnWindowFocus?: boolean
  refetchOnReconnect?: boolean
  meta?: Record<string, unknown>
}

const pollOf = (every: number | undefined) => (every === undefined ? {} : { refetchInterval: every })

/** A list, under `queryKey` and its query. While another page is loading, the rows of the last one stay. */
export const answerOptions = <R>(
  queryKey: QueryKey,
  path: Address<'get'>,
  { query = {}, every, ...settings }: ReadSettings = {},
) =>
  queryOptions({
    queryKey: [...queryKey, query],
    queryFn: readAnswer<R>(path, { query, polled: every !== undefined }),
    placeholderData: keepPreviousData,
    ...pollOf(every),
    ...settings,
  })

/** The result of one read. */
export const resultOptions = <R>(
  queryKey: QueryKey,
  path: Address<'get'>,
  { query = {}, every, ...settings }: ReadSettings = {},
) =>
  queryOptions({
    queryKey,
    queryFn: readResult<R>(path, { query, polled: every !== undefined }),
    ...pollOf(every),
    ...settings,
  })

/** Fetches the reads below these keys again. */
export const invalidate = (...keys: QueryKey[]) =>
  Promise.all(keys.map(queryKey => queryClient.invalidateQueries({ queryKey })))

/** A write, after which the reads below these keys are fetched again. */
export async function write<T>(call: Promise<T>, ...keys: QueryKey[]): Promise<T> {
  const answer = await call
  await invalidate(...keys)
  return answer
}

/** The same also after an error: a colleague was faster, or the server has done it and the answer was lost. */
export async function writeSettled<T>(call: Promise<T>, ...keys: QueryKey[]): Promise<T> {
  try {
    return await call
  } finally {
    await invalidate(...keys)
  }
}

/** Erases what is cached under `erased`, below `key`. */
export async function erase<T>(call: Promise<T>, key: QueryKey, erased: QueryKey): Promise<T> {
  const answer = await call
  queryClient.removeQueries({ queryKey: erased })
  await invalidate(key)
  return answer
}
