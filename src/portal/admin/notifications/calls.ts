import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { get, post } from '#api/client.ts'
import type { Notification } from '#entities/office/notification.ts'
import { queryClient } from '../../queries.ts'

const key = ['admins', 'notifications']
export const PER_PAGE = 25

/** The number of open notifications. Polled; polling does not count as activity of the person. */
export const openCount = queryOptions({
  queryKey: [...key, 'count'],
  queryFn: async ({ signal, client, queryKey }) =>
    (
      await get<{ count: number }>('admins/notifications/count', {
        background: client.getQueryState(queryKey)?.data !== undefined,
        signal,
      })
    ).result.count,
  refetchInterval: 30_000,
})

export const notifications = (page: number, open: boolean, perPage = PER_PAGE) =>
  queryOptions({
    queryKey: [...key, 'list', { page, open, perPage }],
    queryFn: ({ signal }) =>
      get<Notification[]>('admins/notifications', { query: { page, perPage, open: open || null }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

export async function markRead(which: { ids: number[] } | { upTo: number }): Promise<void> {
  await post('admins/notifications/read', which)
  await queryClient.invalidateQueries({ queryKey: key })
}
