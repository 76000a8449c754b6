import { z } from '@hono/zod-openapi'
import { desc, eq } from 'drizzle-orm'
import { contentKinds } from '#entities/kinds.ts'
import { account } from '../database/tables/accounts.ts'
import { revision } from '../database/tables/content.ts'
import { newRouter } from '../kernel/http/router.ts'
import { listAnswer, operation, success } from '../kernel/operation.ts'
import { notFound } from '../kernel/problem.ts'
import { findRow } from './writes.ts'

export const revisionRoutes = newRouter()

const revisionSchema = z
  .object({
    version: z.int(),
    action: z.string(),
    fields: z.array(z.string()),
    by: z.string().nullable(),
    at: z.string(),
    data: z.record(z.string(), z.unknown()),
  })
  .openapi('Revision')

for (const kind of contentKinds) {
  const route = operation({
    method: 'get',
    path: `/api/${kind}/{key}/revisions`,
    access: 'content',
    tags: [kind],
    summary: 'Revisions of an item with their authors, newest first',
    request: { params: z.object({ key: z.string().max(80) }) },
    responses: { 200: listAnswer(revisionSchema) },
  })
  revisionRoutes.openapi(route, async context => {
    const { db } = context.get('deps')
    const row = await findRow(db, kind, context.req.valid('param').key)
    if (!row) throw notFound()
    const rows = await db
      .select({ revision, by: account.fullName })
      .from(revision)
      .leftJoin(account, eq(account.id, revision.accountId))
      .where(eq(revision.contentId, row.id))
      .orderBy(desc(revision.version))
      .limit(100)
    const result = rows.map(({ revision: { version, action, fields, at, data }, by }) => ({
      version,
      action,
      fields,
      by,
      at: String(at),
      data,
    }))
    return context.json(success(context, result, 'api:done', { total: result.length }), 200)
  })
}
