import { queryOptions, useQueries, useQuery } from '@tanstack/react-query'
import { get } from '#api/client.ts'
import type { Figures } from '#entities/desk.ts'
import { contentKinds } from '#entities/kinds.ts'
import type { ListItem } from '../content/calls.ts'
import type { Status } from '../content/list-query.ts'

export interface Release {
  id: string
  state: 'waiting' | 'building' | 'live' | 'failed'
  startedAt: string
  liveAt: string | null
  milliseconds: number | null
  files: number | null
  changedFiles: number | null
  error: string | null
}

export const useReleases = (enabled: boolean) =>
  useQuery({
    queryKey: ['admins', 'publications'],
    queryFn: async ({ signal }) => (await get<Release[]>('admins/publications', { signal })).result,
    enabled,
    staleTime: 0,
  })

const unpublished = ['draft', 'changed'] as const satisfies Status[]

/** What was saved and is not on the public site, newest first. */
export function useUnpublished(enabled: boolean) {
  return useQueries({
    queries: contentKinds.flatMap(kind =>
      unpublished.map(status => ({
        queryKey: ['admins', kind, 'unpublished', status],
        queryFn: async ({ signal }: { signal: AbortSignal }) =>
          (
            await get<ListItem[]>(`admins/${kind}`, {
              query: { status, sort: '-updatedAt', perPage: 5 },
              signal,
            })
          ).result,
        enabled,
      })),
    ),
    combine: answers => ({
      isPending: answers.some(answer => answer.isPending),
      error: answers.find(answer => answer.error)?.error ?? null,
      retry: () => answers.forEach(answer => void answer.refetch()),
      items: answers
        .flatMap(answer => answer.data ?? [])
        .toSorted((a, b) => Temporal.Instant.compare(b.updatedAt, a.updatedAt))
        .slice(0, 8),
    }),
  })
}

/** What waits for somebody: looked at again by itself, which is not the person's own activity. */
export const figuresOptions = queryOptions({
  queryKey: ['admins', 'appointments', 'figures'],
  queryFn: async ({ signal, client, queryKey }) =>
    (
      await get<Figures>('admins/figures', {
        background: client.getQueryState(queryKey)?.data !== undefined,
        signal,
      })
    ).result,
  refetchInterval: 30_000,
})
