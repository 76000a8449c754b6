import { queryOptions, useQuery } from '@tanstack/react-query'
import { ApiError } from '#api/errors.ts'
import { readResult } from '../../queries.ts'
import { nextPoll } from './next-poll.ts'

// The code alone gives access. `background`: polling must not extend a session.
const readStatus = (code: string) =>
  readResult('/api/appointments/status/{code}', { params: { code }, anonymous: true, background: true })

const statusQuery = (code: string) =>
  queryOptions({
    queryKey: ['queue', code],
    queryFn: readStatus(code),
    staleTime: 10_000,
    refetchInterval: ({ state }) => nextPoll(state.data, state.dataUpdatedAt, state.error, Date.now()),
    // No polling in a hidden tab; a refresh as soon as it is visible again.
    refetchIntervalInBackground: false,
    refetchOnWindowFocus: true,
    refetchOnReconnect: true,
  })

/** The state of a queue. Without a connection the last response stays, with its time. */
export function useQueueStatus(code: string) {
  const { data, error, isPending, refetch } = useQuery({ ...statusQuery(code), enabled: code !== '' })
  const unknown = error instanceof ApiError && error.status === 404
  return {
    status: unknown ? undefined : data,
    unknown,
    /** The last poll failed: the shown data are stale. */
    old: error !== null && !unknown,
    error,
    isPending: isPending && code !== '',
    refetch,
  }
}
