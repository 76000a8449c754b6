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

export const markRead = (which: { ids: number[] } | { upTo: number }) =>
  write(post('/api/admins/notifications/read', { body: which }), key)
