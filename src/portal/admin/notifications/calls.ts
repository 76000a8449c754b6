import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { post } from '#api/client.ts'
import type { Notification } from '#entities/office/notification.ts'
import { readAnswer, readResult, write } from '../../queries.ts'

const key = ['admins', 'notifications']
export const PER_PAGE = 25

/** The number of open notifications. Polled; polling does not count as activity of the person. */
export const openCount = queryOptions({
  queryKey: [...key, 'count'],
  queryFn: readResult<{ count: number }>('admins/notifications/count', { polled: true }),
  select: ({ count }) => count,
  refetchInterval: 30_000,
})

export const notifications = (page: number, open: boolean, perPage = PER_PAGE) =>
  queryOptions({
    queryKey: [...key, 'list', { page, open, perPage }],
    queryFn: readAnswer<Notification[]>('admins/notifications', {
      query: { page, perPage, open: open || null },
    }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

export const markRead = (which: { ids: number[] } | { upTo: number }) =>
  write(post('admins/notifications/read', which), key)
