import { keepPreviousData, type QueryKey, queryOptions } from '@tanstack/react-query'
import type { Given, Input, Path } from '#api/operations.ts'
import { queryClient, type ReadOptions, readAnswer, readResult } from '../queries.ts'

interface ReadSettings extends Pick<ReadOptions, 'every'> {
  enabled?: boolean
  staleTime?: number
  gcTime?: number
  refetchOnWindowFocus?: boolean
  refetchOnReconnect?: boolean
  meta?: Record<string, unknown>
}

const settingsOf = ({
  params: _params,
  query: _query,
  every,
  ...settings
}: Pick<Input, 'params' | 'query'> & ReadSettings = {}) => ({ refetchInterval: every, ...settings })

/** A list, under `queryKey` and its query. While another page is loading, the rows of the last one stay. */
export const answerOptions = <P extends string>(
  queryKey: QueryKey,
  path: Path<'get', P>,
  ...given: Given<'get', P, ReadSettings>
) =>
  queryOptions({
    queryKey: [...queryKey, (given[0] as Input | undefined)?.query ?? {}],
    queryFn: readAnswer(path, ...(given as never)),
    placeholderData: keepPreviousData,
    ...settingsOf(given[0] as never),
  })

/** The result of one read. */
export const resultOptions = <P extends string>(
  queryKey: QueryKey,
  path: Path<'get', P>,
  ...given: Given<'get', P, ReadSettings>
) =>
  queryOptions({ queryKey, queryFn: readResult(path, ...(given as never)), ...settingsOf(given[0] as never) })

/** The reads that a change of an appointment changes: those of the front desk, and the pages of patients with their visits. */
export const appointmentReads: readonly QueryKey[] = [
  ['admins', 'appointments'],
  ['admins', 'patients', 'one'],
]

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
