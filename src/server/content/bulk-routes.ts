import { z } from '@hono/zod-openapi'
import { and, desc, eq, isNotNull, sql } from 'drizzle-orm'
import { type ContentKind, contentKinds, entityOf } from '#entities/kinds.ts'
import { account } from '../database/tables/accounts.ts'
import { content } from '../database/tables/content.ts'
import { answer, body, listAnswer, operations } from '../kernel/operation.ts'
import { pageWithTotal, paging } from '../kernel/paging.ts'
import { assignRoutes } from './assign-routes.ts'
import { eachItem, outcomes, selectionSchema } from './each-item.ts'
import { reorderItems, restoreDeleted } from './lifecycle.ts'
import { clearPublicContent } from './public-reads.ts'
import { titleOf } from './views.ts'
import { writeContent, writeResponse } from './write-answer.ts'
import { archiveItem, deleteItem, publishItem, recordChange } from './writes.ts'

const operation = operations('content')
/** Operations on several items: a selection, the order, the trash. */
export const bulkRoutes = operation.router
bulkRoutes.route('/', assignRoutes)
const listKinds = contentKinds.filter(kind => !entityOf(kind).singleton) as [ContentKind, ...ContentKind[]]
const params = z.object({ kind: z.enum(listKinds) })
const steps = { publish: publishItem, archive: archiveItem, delete: deleteItem }

operation.post('content', '/api/admins/content/{kind}/bulk', {
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
  handle: async ({ deps, t, actor, param, json }) => {
    const { action, items } = json
    return eachItem({ deps, t, actor }, param.kind, items, steps[action])
  },
})

operation.put('content', '/api/admins/content/{kind}/order', {
  summary: 'Set the hospital’s own order: these items first, then the others in their present order',
  request: { params, ...body(z.strictObject({ keys: z.array(z.string().max(80)).min(1).max(2000) })) },
  responses: { 200: answer(z.null()) },
  handle: async ({ deps, actor, param, json, success }) => {
    const { kind } = param
    await deps.db.transaction(async db => {
      await reorderItems(db, kind, json.keys, actor)
      await recordChange(db, kind, '*', 'order')
    })
    clearPublicContent(deps, kind)
    deps.contentChanged()
    return success(null, 'api:saved')
  },
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

operation.get('content', '/api/admins/trash', {
  summary: 'Deleted items, newest first',
  request: {
    query: z.object(paging(25)),
  },
  responses: { 200: listAnswer(deletedSchema) },
  handle: async ({ db, query, listed }) => {
    const found = db
      .select({ content, by: account.fullName })
      .from(content)
      .leftJoin(account, eq(account.id, content.updatedBy))
      .where(inTrash)
      .orderBy(desc(content.deletedAt), desc(content.id))
    const [rows, total] = await pageWithTotal(found, query, db.$count(content, inTrash))
    const result = rows.map(({ content: row, by }) => ({
      id: row.id,
      kind: row.kind as ContentKind,
      key: row.key,
      title: titleOf(row.kind as ContentKind, row.draft ?? row.data ?? {}),
      deletedAt: String(row.deletedAt),
      deletedBy: by,
    }))
    return listed(result, total)
  },
})

operation.post('content', '/api/admins/trash/{id}/restore', {
  summary: 'Restore a deleted item as a draft',
  request: { params: z.object({ id: z.uuid() }) },
  responses: { 200: writeResponse },
  handle: ({ context, actor, param }) => writeContent(context, db => restoreDeleted(db, param.id, actor)),
})
