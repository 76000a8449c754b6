import { useQueries, useQuery } from '@tanstack/react-query'
import type { ContentState } from '#entities/office/office.ts'
import { answerOptions, resultOptions } from '../queries.ts'

export const useReleases = () =>
  useQuery(resultOptions(['admins', 'publications'], '/api/admins/publications', { staleTime: 0 }))

/** Unfinished items, counted by kind. */
export const contentStateOptions = resultOptions(['admins', 'content-state'], '/api/admins/content-state', {
  staleTime: 0,
})

export const PAGE_VIEW_DAYS = 30
export const pageViewsOptions = resultOptions(['admins', 'visits'], '/api/admins/visits', {
  query: { days: PAGE_VIEW_DAYS },
})

/** Saved items that are not public, newest first. Requests only kinds that have such items. */
export function useUnpublished(state: ContentState | undefined) {
  const lists = (['draft', 'changed'] as const).flatMap(status =>
    (state?.[status] ?? []).map(({ kind }) => ({ kind, status })),
  )
  return useQueries({
    queries: lists.map(({ kind, status }) =>
      resultOptions(['admins', kind, 'unpublished', status], `/api/admins/${kind}`, {
        query: { status, sort: '-updatedAt', perPage: 5 },
      }),
    ),
    combine: answers => ({
      error: answers.find(answer => answer.error)?.error ?? null,
      retry: () => answers.forEach(answer => void answer.refetch()),
      items: answers
        .flatMap(answer => answer.data ?? [])
        .sort((a, b) => Temporal.Instant.compare(b.updatedAt, a.updatedAt))
        .slice(0, 6),
    }),
  })
}

export const newApplicantsOptions = answerOptions(
  ['admins', 'job-applicants', 'list'],
  '/api/admins/job-applicants',
  { query: { status: 'new', perPage: 5 } },
)

/** Numbers of open tasks. */
export const figuresOptions = resultOptions(['admins', 'appointments', 'figures'], '/api/admins/figures', {
  every: 30_000,
})
