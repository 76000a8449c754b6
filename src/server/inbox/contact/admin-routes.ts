import { z } from '@hono/zod-openapi'
import { and, count, desc, eq } from 'drizzle-orm'
import {
  type ContactMessage,
  contactChangeSchema,
  contactMessageSchema,
  contactStatuses,
  contactTopics,
} from '#entities/office/contact-message.ts'
import { searchCondition } from '../../database/search-condition.ts'
import { contactMessage } from '../../database/tables/forms.ts'
import { actorOf } from '../../kernel/actor.ts'
import { audit, auditRead } from '../../kernel/audit.ts'
import { newRouter } from '../../kernel/http/router.ts'
import { answer, body, listAnswer, operation, success } from '../../kernel/operation.ts'
import { deleteMails } from './delete-mails.ts'
import { type MessageRow, messageOr404, setMessageStatus } from './message-status.ts'

/**
 * For the front desk: messages contain illnesses and bills, which the front desk handles anyway. Content editors have
 * no need to read them.
 */
export const contactAdminRoutes = newRouter()

const shown = (row: MessageRow): ContactMessage => ({
  id: row.id,
  reference: row.reference,
  name: row.name,
  email: row.email,
  phone: row.phone,
  topic: row.topic,
  location: row.location,
  message: row.message,
  language: row.language,
  status: row.status,
  answeredAt: row.answeredAt?.toString() ?? null,
  createdAt: row.createdAt.toString(),
})
const shownSchema = contactMessageSchema.clone().openapi('ContactMessage')
const params = z.object({ id: z.string().max(80) })

const listQuery = z.object({
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  perPage: z.coerce.number().int().min(1).max(200).default(25),
  status: z.enum(contactStatuses, 'validation:choice').optional(),
  topic: z.enum(contactTopics, 'validation:choice').optional(),
  location: z.string().max(80).optional(),
  search: z.string().max(200).optional(),
})
const list = operation({
  method: 'get',
  path: '/api/admins/contact-messages',
  access: 'desk',
  tags: ['contact-messages'],
  summary: 'What visitors wrote, newest first',
  request: { query: listQuery },
  responses: { 200: listAnswer(shownSchema) },
})
contactAdminRoutes.openapi(list, async context => {
  const deps = context.get('deps')
  const { db } = deps
  const { page, perPage, status, topic, location, search } = context.req.valid('query')
  const where = and(
    status ? eq(contactMessage.status, status) : undefined,
    topic ? eq(contactMessage.topic, topic) : undefined,
    location ? eq(contactMessage.location, location) : undefined,
    searchCondition(
      search,
      [contactMessage.name, contactMessage.email, contactMessage.reference, contactMessage.message],
      contactMessage.phone,
    ),
  )
  const [rows, [total]] = await Promise.all([
    db
      .select()
      .from(contactMessage)
      .where(where)
      .orderBy(desc(contactMessage.createdAt), desc(contactMessage.id))
      .limit(perPage)
      .offset((page - 1) * perPage),
    db.select({ total: count() }).from(contactMessage).where(where),
  ])
  const seen = { messages: rows.map(row => row.id) }
  const what = { action: 'contact-message.list', objectKind: 'contact-message', seen } as const
  await auditRead(deps, { ...actorOf(context), ...what })
  return context.json(success(context, rows.map(shown), 'api:done', { total: total?.total ?? 0 }), 200)
})

const one = operation({
  method: 'get',
  path: '/api/admins/contact-messages/{id}',
  access: 'desk',
  tags: ['contact-messages'],
  summary: 'One message',
  request: { params },
  responses: { 200: answer(shownSchema) },
})
contactAdminRoutes.openapi(one, async context => {
  const deps = context.get('deps')
  const row = await messageOr404(deps.db, context.req.valid('param').id)
  const what = { action: 'contact-message.read', objectKind: 'contact-message', objectId: row.id } as const
  await auditRead(deps, { ...actorOf(context), ...what })
  return context.json(success(context, shown(row)), 200)
})

const change = operation({
  method: 'put',
  path: '/api/admins/contact-messages/{id}',
  access: 'desk',
  tags: ['contact-messages'],
  summary: 'Mark a message as answered, or as open again',
  request: { params, ...body(contactChangeSchema) },
  responses: { 200: answer(shownSchema) },
})
contactAdminRoutes.openapi(change, async context => {
  const { db, now } = context.get('deps')
  const { status } = context.req.valid('json')
  const { id } = context.req.valid('param')
  const actor = actorOf(context)
  const result = await db.transaction(transaction =>
    setMessageStatus(transaction, { id, status, actor, now: now() }),
  )
  return context.json(success(context, shown(result), 'forms:changed'), 200)
})

const remove = operation({
  method: 'delete',
  path: '/api/admins/contact-messages/{id}',
  access: 'desk',
  tags: ['contact-messages'],
  summary: 'Erase a message, as its sender may ask',
  request: { params },
  responses: { 200: answer(z.object({ id: z.string() })) },
})
contactAdminRoutes.openapi(remove, async context => {
  const { db } = context.get('deps')
  const { id } = context.req.valid('param')
  await db.transaction(async transaction => {
    const { reference } = await messageOr404(transaction, id)
    await deleteMails(transaction, reference)
    await transaction.delete(contactMessage).where(eq(contactMessage.id, id))
    const what = { action: 'contact-message.delete', objectKind: 'contact-message', objectId: id } as const
    await audit(transaction, { ...actorOf(context), ...what })
  })
  return context.json(success(context, { id }, 'forms:removed'), 200)
})
