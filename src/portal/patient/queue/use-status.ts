import { queryOptions, useQuery } from '@tanstack/react-query'
import { ApiError } from '#api/errors.ts'
import type { QueueStatus } from '#entities/schedule/queue-status.ts'
import { readResult } from '../../queries.ts'
import { nextPoll } from './next-poll.ts'

const statusQuery = (code: string) =>
  queryOptions({
    queryKey: ['queue', code],
    // The code alone gives access. `background`: polling must not extend a session.
    queryFn: readResult<QueueStatus>(`appointments/status/${encodeURIComponent(code)}`, {
      anonymous: true,
      background: true,
    }),
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
