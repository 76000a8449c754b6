import { post } from '#api/client.ts'
import { answerOptions, resultOptions, write } from '../queries.ts'

const key = ['admins', 'notifications']
export const PER_PAGE = 25

/** The number of open notifications. */
export const openCount = resultOptions([...key, 'count'], '/api/admins/notifications/count', {
  every: 30_000,
})

export const notifications = (page: number, open: boolean, perPage = PER_PAGE) =>
  answerOptions([...key, 'list'], '/api/admins/notifications', {
    query: { page, perPage, open: open ? 'true' : null },
    staleTime: 0,
  })

export const markRead = (which: { ids: number[]; upTo?: number }) =>
  write(post('/api/admins/notifications/read', { body: which }), key)

/**
 * Marks the notifications of the first page as read, and all before them. Not all up to the newest: one of a transaction
 * that took longer gets its id before the newest, but is not among those that were shown.
 */
export const markAllRead = (shown: readonly { id: number }[]) => {
  const ids = shown.map(one => one.id)
  return markRead({ ids, upTo: Math.min(...ids) })
}
