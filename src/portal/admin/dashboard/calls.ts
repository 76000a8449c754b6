import { queryOptions, useQueries, useQuery } from '@tanstack/react-query'
import type { ContentState } from '#entities/office/office.ts'
import type { Visits } from '#entities/office/visit.ts'
import type { Figures } from '#entities/schedule/desk.ts'
import { readResult } from '../../queries.ts'
import type { ListItem } from '../content/calls.ts'

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
    queryFn: readResult<Release[]>('admins/publications'),
    enabled,
    staleTime: 0,
  })

/** Unfinished items, counted by kind. */
export const contentStateOptions = queryOptions({
  queryKey: ['admins', 'content-state'],
  queryFn: readResult<ContentState>('admins/content-state'),
  staleTime: 0,
})

export const VISIT_DAYS = 30
export const visitsOptions = queryOptions({
  queryKey: ['admins', 'visits'],
  queryFn: readResult<Visits>('admins/visits', { query: { days: VISIT_DAYS } }),
})

/** Saved items that are not public, newest first. Requests only kinds that have such items. */
export function useUnpublished(state: ContentState | undefined) {
  const lists = (['draft', 'changed'] as const).flatMap(status =>
    (state?.[status] ?? []).map(({ kind }) => ({ kind, status })),
  )
  return useQueries({
    queries: lists.map(({ kind, status }) => ({
      queryKey: ['admins', kind, 'unpublished', status],
      queryFn: readResult<ListItem[]>(`admins/${kind}`, {
        query: { status, sort: '-updatedAt', perPage: 5 },
      }),
    })),
    combine: answers => ({
      isPending: answers.some(answer => answer.isPending),
      error: answers.find(answer => answer.error)?.error ?? null,
      retry: () => answers.forEach(answer => void answer.refetch()),
      items: answers
        .flatMap(answer => answer.data ?? [])
        .sort((a, b) => Temporal.Instant.compare(b.updatedAt, a.updatedAt))
        .slice(0, 6),
    }),
  })
}

/** Numbers of open tasks. Polled; polling does not count as activity of the person. */
export const figuresOptions = queryOptions({
  queryKey: ['admins', 'appointments', 'figures'],
  queryFn: readResult<Figures>('admins/figures', { polled: true }),
  refetchInterval: 30_000,
})
