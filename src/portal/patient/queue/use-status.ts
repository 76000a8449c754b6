import { queryOptions, useQuery } from '@tanstack/react-query'
import { get } from '#api/client.ts'
import { ApiError } from '#api/errors.ts'
import type { QueueStatus } from '#entities/schedule/queue-status.ts'
import { nextLook } from './next-look.ts'

const statusQuery = (code: string) =>
  queryOptions({
    queryKey: ['queue', code],
    queryFn: async ({ signal }) => {
      const path = `appointments/status/${encodeURIComponent(code)}` as const
      // Whoever has the code may look: with or without a session, which does not stay awake by it.
      return (await get<QueueStatus>(path, { anonymous: true, background: true, signal })).result
    },
    staleTime: 10_000,
    refetchInterval: ({ state }) => nextLook(state.data, state.dataUpdatedAt, state.error, Date.now()),
    // Not while nobody looks; at the next look, at once.
    refetchIntervalInBackground: false,
    refetchOnWindowFocus: true,
    refetchOnReconnect: true,
  })

/** How a waiting room goes. Without a connection the last answer stays, and says when it was true. */
export function useQueueStatus(code: string) {
  const { data, error, isPending, refetch } = useQuery({ ...statusQuery(code), enabled: code !== '' })
  const unknown = error instanceof ApiError && error.status === 404
  return {
    status: unknown ? undefined : data,
    unknown,
    /** The last look failed: what is shown is older than it should be. */
    old: error !== null && !unknown,
    error,
    isPending: isPending && code !== '',
    refetch,
  }
}
