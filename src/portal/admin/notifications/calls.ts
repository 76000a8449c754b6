import { post } from '#api/client.ts'
import type { Notification } from '#entities/office/notification.ts'
import { answerOptions, resultOptions, write } from '../queries.ts'

const key = ['admins', 'notifications']
export const PER_PAGE = 25

/** The number of open notifications. */
export const openCount = resultOptions<{ count: number }>([...key, 'count'], 'admins/notifications/count', {
  every: 30_000,
})

export const notifications = (page: number, open: boolean, perPage = PER_PAGE) =>
  answerOptions<Notification[]>([...key, 'list'], 'admins/notifications', {
    query: { page, perPage, open: open || null },
    staleTime: 0,
  })

export const markRead = (which: { ids: number[] } | { upTo: number }) =>
  write(post('admins/notifications/read', which), key)
