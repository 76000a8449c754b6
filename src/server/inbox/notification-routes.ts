import { z } from '@hono/zod-openapi'
import { notificationSchema } from '#entities/office/notification.ts'
import { answer, body, listAnswer, operations } from '../kernel/operation.ts'
import { paging } from '../kernel/paging.ts'
import { countOpen, markRead, notificationsFor } from './notifications.ts'

const operation = operations('notifications')
/** The notifications of administrators, filtered by their scopes. */
export const notificationRoutes = operation.router

operation.get('admin', '/api/admins/notifications', {
  summary: 'What happened in the scopes of the administrator, newest first; nobody’s name is in it',
  request: {
    query: z.object({
      ...paging(25),
      open: z.stringbool().default(false).openapi({
        type: 'boolean',
        description: 'Only what is neither read nor dealt with',
      }),
    }),
  },
  responses: { 200: listAnswer(notificationSchema.clone().openapi('Notification')) },
  handle: async ({ deps, language, session, query, listed }) => {
    const asked = { ...query, language }
    const { result, total } = await notificationsFor(deps, session, asked)
    return listed(result, total)
  },
})

operation.get('admin', '/api/admins/notifications/count', {
  summary: 'How many are neither read nor dealt with; 100 stands for as many and more',
  responses: { 200: answer(z.object({ count: z.int() })) },
  handle: async ({ deps, session, success }) => success({ count: await countOpen(deps, session) }),
})

operation.post('admin', '/api/admins/notifications/read', {
  summary: 'Mark some as read, or all up to the newest that was shown',
  request: body(
    z
      .strictObject({
        ids: z.array(z.int().min(1)).min(1).max(200).optional(),
        upTo: z.int().min(1).optional(),
      })
      .refine(one => (one.ids === undefined) !== (one.upTo === undefined), 'validation:invalid'),
  ),
  responses: { 200: answer(z.null()) },
  handle: async ({ deps, session, json, success }) => success(await markRead(deps, session, json)),
})
