import { queryOptions, useQueries, useQuery } from '@tanstack/react-query'
import { get, post } from '#api/client.ts'
import type { ContentKind } from '#entities/kinds.ts'
import type { TestLetter } from '#entities/office/office.ts'
import { queryClient } from '../../queries.ts'
import { type ListItem, publishOneOfMany } from '../content/calls.ts'

/** The kinds that a hospital is made of, each after those that it refers to. */
export const builtFrom = ['settings', 'addresses', 'specialists', 'doctors'] as const satisfies ContentKind[]

/** As many as a list of the steps shows; the rest is in the list of its kind. */
const MOST = 100

/** What there is of a kind, as it stands now: a list that is too old would offer what is there already. */
const itemsOptions = (kind: ContentKind) =>
  queryOptions({
    queryKey: ['admins', kind, 'setup'],
    queryFn: ({ signal }) =>
      get<ListItem[]>(`admins/${kind}`, { query: { perPage: MOST, sort: 'position' }, signal }),
    staleTime: 0,
  })

export const useItems = (kind: ContentKind) => {
  const { data, ...query } = useQuery(itemsOptions(kind))
  return { ...query, items: data?.result, total: data?.meta.total ?? 0 }
}

const readPending = (kind: ContentKind, status: 'draft' | 'changed', signal?: AbortSignal) =>
  get<ListItem[]>(`admins/${kind}`, { query: { status, perPage: MOST }, signal })

/** Everything that is written and not public as it is written. */
export function usePending() {
  return useQueries({
    queries: builtFrom.flatMap(kind =>
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

/** Publishes until nothing waits, also what the lists did not show. Tells of each before it is sent, and what it began. */
export async function publishPending(
  before: (item: ListItem) => void,
  after: (change: number) => void,
): Promise<void> {
  for (const kind of builtFrom) {
    for (const status of ['draft', 'changed'] as const) {
      // What stays in the list though it was published is not tried for ever.
      const sent = new Set<string>()
      const left = async () => (await readPending(kind, status)).result.filter(one => !sent.has(one.key))
      for (let items = await left(); items.length > 0; items = await left()) {
        for (const item of items) {
          before(item)
          const { meta } = await publishOneOfMany(kind, item.key, item.version)
          sent.add(item.key)
          if (typeof meta.change === 'number') after(meta.change)
        }
      }
    }
  }
}

export const sendTestLetter = async (): Promise<TestLetter> =>
  (await post<TestLetter>('admins/operations/test-letter')).result

/** A step was taken: how far it is, and what there is, is asked anew. */
export const renewSetup = () => queryClient.invalidateQueries({ queryKey: ['admins'], type: 'active' })
