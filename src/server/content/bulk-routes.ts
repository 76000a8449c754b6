import { z } from '@hono/zod-openapi'
import { and, count, desc, eq, isNotNull, sql } from 'drizzle-orm'
import { type ContentKind, contentKinds, entityOf } from '#entities/kinds.ts'
import { account } from '../database/tables/accounts.ts'
import { content } from '../database/tables/content.ts'
import { actorOf } from '../kernel/actor.ts'
import { newRouter } from '../kernel/http/router.ts'
import { answer, body, listAnswer, operation, success } from '../kernel/operation.ts'
import { assignRoutes } from './assign-routes.ts'
import { eachItem, outcomes, selectionSchema } from './each-item.ts'
import { reorderItems, restoreDeleted } from './lifecycle.ts'
import { clearPublicContent } from './public-reads.ts'
import { titleOf } from './views.ts'
import { writeContent, writeResponse } from './write-answer.ts'
import { archiveItem, deleteItem, publishItem, recordChange } from './writes.ts'

/** Operations on several items: a selection, the order, the trash. */
export const bulkRoutes = newRouter()
bulkRoutes.route('/', assignRoutes)

const listKinds = contentKinds.filter(kind => !entityOf(kind).singleton) as [ContentKind, ...ContentKind[]]
const params = z.object({ kind: z.enum(listKinds) })
const steps = { publish: publishItem, archive: archiveItem, delete: deleteItem }

const bulk = operation({
  method: 'post',
  path: '/api/admins/content/{kind}/bulk',
  access: 'content',
  tags: ['content'],
  summary: 'Publish, archive or delete several items, each in its own transaction with its own outcome',
  request: {
    params,
    ...body(
      z.strictObject({
        action: z.enum(['publish', 'archive', 'delete']),
        items: selectionSchema,
      }),
    ),
  },
  responses: { 200: outcomes },
})
bulkRoutes.openapi(bulk, async context => {
  const { kind } = context.req.valid('param')
  const { action, items } = context.req.valid('json')
  return context.json(await eachItem(context, kind, items, steps[action]), 200)
})

const order = operation({
  method: 'put',
  path: '/api/admins/content/{kind}/order',
  access: 'content',
  tags: ['content'],
  summary: 'Set the hospital’s own order: these items first, then the others in their present order',
  request: { params, ...body(z.strictObject({ keys: z.array(z.string().max(80)).min(1).max(2000) })) },
  responses: { 200: answer(z.null()) },
})
bulkRoutes.openapi(order, async context => {
  const deps = context.get('deps')
  const { kind } = context.req.valid('param')
  const { keys } = context.req.valid('json')
  await deps.db.transaction(async db => {
    await reorderItems(db, kind, keys, actorOf(context))
    await recordChange(db, kind, '*', 'order')
  })
  clearPublicContent(deps, kind)
  deps.contentChanged()
  return context.json(success(context, null, 'api:saved'), 200)
})

const deletedSchema = z
  .object({
    id: z.string(),
    kind: z.enum(contentKinds),
    key: z.string(),
    title: z.string(),
    deletedAt: z.string(),
    deletedBy: z.string().nullable(),
  })
  .openapi('DeletedItem')
// A testimonial that its patient withdrew has no data, and is not in the trash.
const inTrash = and(
  isNotNull(content.deletedAt),
  sql`coalesce(${content.draft}, ${content.data}) <> '{}'::jsonb`,
)
const trash = operation({
  method: 'get',
  path: '/api/admins/trash',
  access: 'content',
  tags: ['content'],
  summary: 'Deleted items, newest first',
  request: {
    query: z.object({
      page: z.coerce.number().int().min(1).max(100_000).default(1),
      perPage: z.coerce.number().int().min(1).max(200).default(25),
    }),
  },
  responses: { 200: listAnswer(deletedSchema) },
})
bulkRoutes.openapi(trash, async context => {
  const { db } = context.get('deps')
  const { page, perPage } = context.req.valid('query')
  const [rows, [total]] = await Promise.all([
    db
      .select({ content, by: account.fullName })
      .from(content)
      .leftJoin(account, eq(account.id, content.updatedBy))
      .where(inTrash)
      .orderBy(desc(content.deletedAt), desc(content.id))
      .limit(perPage)
      .offset((page - 1) * perPage),
    db.select({ total: count() }).from(content).where(inTrash),
  ])
  const result = rows.map(({ content: row, by }) => ({
    id: row.id,
    kind: row.kind as ContentKind,
    key: row.key,
    title: titleOf(row.kind as ContentKind, row.draft ?? row.data ?? {}),
    deletedAt: String(row.deletedAt),
    deletedBy: by,
  }))
  return context.json(success(context, result, 'api:done', { total: total?.total ?? 0 }), 200)
})

const restore = operation({
  method: 'post',
  path: '/api/admins/trash/{id}/restore',
  access: 'content',
  tags: ['content'],
  summary: 'Restore a deleted item as a draft',
  request: { params: z.object({ id: z.uuid() }) },
  responses: { 200: writeResponse },
})
bulkRoutes.openapi(restore, async context => {
  const { id } = context.req.valid('param')
  return context.json(await writeContent(context, db => restoreDeleted(db, id, actorOf(context))), 200)
})
