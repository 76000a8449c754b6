import { z } from '@hono/zod-openapi'
import { notificationSchema } from '#entities/office/notification.ts'
import { signedIn } from '../kernel/access.ts'
import { newRouter } from '../kernel/http/router.ts'
import { answer, body, listAnswer, operation, success } from '../kernel/operation.ts'
import { countOpen, markRead, notificationsFor } from './notifications.ts'

/** The notifications of administrators, filtered by their scopes. */
export const notificationRoutes = newRouter()

const list = operation({
  method: 'get',
  path: '/api/admins/notifications',
  access: 'admin',
  tags: ['notifications'],
  summary: 'What happened in the scopes of the administrator, newest first; nobody’s name is in it',
  request: {
    query: z.object({
      page: z.coerce.number().int().min(1).max(100_000).default(1),
      perPage: z.coerce.number().int().min(1).max(200).default(25),
      open: z.stringbool().default(false).openapi({
        type: 'boolean',
        description: 'Only what is neither read nor dealt with',
      }),
    }),
  },
  responses: { 200: listAnswer(notificationSchema.clone().openapi('Notification')) },
})
notificationRoutes.openapi(list, async context => {
  const asked = { ...context.req.valid('query'), language: context.get('language') }
  const { result, total } = await notificationsFor(context.get('deps'), signedIn(context), asked)
  return context.json(success(context, result, 'api:done', { total }), 200)
})

const open = operation({
  method: 'get',
  path: '/api/admins/notifications/count',
  access: 'admin',
  tags: ['notifications'],
  summary: 'How many are neither read nor dealt with; 100 stands for as many and more',
  responses: { 200: answer(z.object({ count: z.int() })) },
})
notificationRoutes.openapi(open, async context => {
  const result = { count: await countOpen(context.get('deps'), signedIn(context)) }
  return context.json(success(context, result), 200)
})

const read = operation({
  method: 'post',
  path: '/api/admins/notifications/read',
  access: 'admin',
  tags: ['notifications'],
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
})
notificationRoutes.openapi(read, async context => {
  await markRead(context.get('deps'), signedIn(context), context.req.valid('json'))
  return context.json(success(context, null), 200)
})
