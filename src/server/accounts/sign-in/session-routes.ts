import { z } from '@hono/zod-openapi'
import { desc } from 'drizzle-orm'
import { session } from '../../database/tables/accounts.ts'
import { signedIn } from '../../kernel/access.ts'
import { audit } from '../../kernel/audit.ts'
import { newRouter } from '../../kernel/http/router.ts'
import { listAnswer, operation, success } from '../../kernel/operation.ts'
import { notFound } from '../../kernel/problem.ts'
import { liveSessionsOf, revokeSession } from '../../kernel/sessions.ts'
import { done, emptyAnswer, requestValues } from '../answers.ts'

export const sessionRoutes = newRouter()

const sessionSchema = z
  .object({
    id: z.string(),
    /** The session of this request. */
    current: z.boolean(),
    userAgent: z.string().nullable(),
    createdAt: z.string(),
    activeAt: z.string(),
    expiresAt: z.string(),
  })
  .openapi('Session')

const list = operation({
  method: 'get',
  path: '/api/auth/sessions',
  access: 'session',
  tags: ['accounts'],
  summary: 'Where this account is signed in, the latest activity first',
  responses: { 200: listAnswer(sessionSchema) },
})
sessionRoutes.openapi(list, async context => {
  const deps = context.get('deps')
  const { accountId, sessionId, role } = signedIn(context)
  const rows = await deps.db
    .select()
    .from(session)
    .where(liveSessionsOf(deps, accountId, role))
    .orderBy(desc(session.activeAt))
    .limit(100)
  const result = rows.map(row => ({
    id: row.id,
    current: row.id === sessionId,
    userAgent: row.userAgent,
    createdAt: String(row.createdAt),
    activeAt: String(row.activeAt),
    expiresAt: String(row.expiresAt),
  }))
  return context.json(success(context, result, 'api:done', { total: result.length }), 200)
})

const end = operation({
  method: 'delete',
  path: '/api/auth/sessions/{id}',
  access: 'session',
  tags: ['accounts'],
  summary: "Sign out one of this account's sessions",
  request: { params: z.object({ id: z.string().max(80) }) },
  responses: { 200: emptyAnswer },
})
sessionRoutes.openapi(end, async context => {
  const { deps, requestId } = requestValues(context)
  const { accountId } = signedIn(context)
  const { id } = context.req.valid('param')
  // The answer must not show whether the id is another account's session or none.
  if (!z.uuid().safeParse(id).success) throw notFound()
  await deps.db.transaction(async transaction => {
    if (!(await revokeSession(deps, accountId, id, transaction))) throw notFound()
    const entry = {
      accountId,
      action: 'session.end',
      objectKind: 'session',
      objectId: id,
      requestId,
    } as const
    await audit(transaction, entry)
  })
  return context.json(done(context, 'accounts:sessionEnded'), 200)
})
