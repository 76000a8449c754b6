import { useQueries, useQuery } from '@tanstack/react-query'
import { get, post } from '#api/client.ts'
import type { ContentKind } from '#entities/kinds.ts'
import type { TestEmail } from '#entities/office/office.ts'
import { queryClient } from '../../queries.ts'
import { type ListItem, publishWithoutRefetch } from '../content/calls.ts'
import { answerOptions } from '../queries.ts'

/** The kinds of the setup, each after those that it refers to. */
export const setupKinds = ['settings', 'addresses', 'specialists', 'doctors'] as const satisfies ContentKind[]

/** The maximum of items in the list of a step; the others are in the list of the kind. */
const MAX_ITEMS = 100

/** The current items of a kind. Not cached: a stale list would offer items that already exist. */
const itemsOptions = (kind: ContentKind) =>
  answerOptions(['admins', kind, 'setup'], `/api/admins/${kind}`, {
    query: { perPage: MAX_ITEMS, sort: 'position' },
    staleTime: 0,
  })

export const useItems = (kind: ContentKind) => {
  const { data, ...query } = useQuery(itemsOptions(kind))
  return { ...query, items: data?.result, total: data?.meta.total ?? 0 }
}

const readPending = (kind: ContentKind, status: 'draft' | 'changed', signal?: AbortSignal) =>
  get(`/api/admins/${kind}`, { query: { status, perPage: MAX_ITEMS }, signal })

/** All items with unpublished changes. */
export function usePending() {
  return useQueries({
    queries: setupKinds.flatMap(kind =>
      (['draft', 'changed'] as const).map(status => ({
        queryKey: ['admins', kind, 'pending', status],
        queryFn: ({ signal }: { signal: AbortSignal }) => readPending(kind, status, signal),
        staleTime: 0,
      })),
    ),
    combine: answers => ({
      isPending: answers.some(answer => answer.isPending),
      error: answers.find(answer => answer.error)?.error ?? null,
      retry: () => answers.forEach(answer => void answer.refetch()),
      items: answers.flatMap(answer => answer.data?.result ?? []),
      total: answers.reduce((sum, { data }) => sum + (data?.meta.total ?? data?.result.length ?? 0), 0),
    }),
  })
}

/** Publishes all pending items, also those that the lists do not show. Calls `before` for each item before it is sent. */
export async function publishPending(
  before: (item: ListItem) => void,
  after: (change: number) => void,
): Promise<void> {
  for (const kind of setupKinds) {
    for (const status of ['draft', 'changed'] as const) {
      // Prevents an endless loop if an item stays in the list after it was published.
      const sent = new Set<string>()
      const left = async () => (await readPending(kind, status)).result.filter(one => !sent.has(one.key))
      for (let items = await left(); items.length > 0; items = await left()) {
        for (const item of items) {
          before(item)
          const { meta } = await publishWithoutRefetch(kind, item.key, item.version)
          sent.add(item.key)
          if (typeof meta.change === 'number') after(meta.change)
        }
      }
    }
  }
}

export const sendTestEmail = async (): Promise<TestEmail> =>
  (await post('/api/admins/operations/test-letter')).result

/** After a step: refetches the progress and the items. */
export const invalidateSetup = () => queryClient.invalidateQueries({ queryKey: ['admins'], type: 'active' })
