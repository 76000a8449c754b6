import { z } from '@hono/zod-openapi'
import { desc } from 'drizzle-orm'
import { session } from '../../database/tables/accounts.ts'
import { audit } from '../../kernel/audit.ts'
import { isId } from '../../kernel/ids.ts'
import { idParam, listAnswer, operations } from '../../kernel/operation.ts'
import { notFound } from '../../kernel/problem.ts'
import { liveSessionsOf, revokeSession } from '../../kernel/sessions.ts'
import { emptyAnswer } from '../answers.ts'

const operation = operations('accounts')
export const sessionRoutes = operation.router

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

operation.get('session', '/api/auth/sessions', {
  summary: 'Where this account is signed in, the latest activity first',
  responses: { 200: listAnswer(sessionSchema) },
  handle: async ({ deps, session: own, listed }) => {
    const { accountId, sessionId, role } = own
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
    return listed(result)
  },
})

operation.del('session', '/api/auth/sessions/{id}', {
  summary: "Sign out one of this account's sessions",
  request: { params: idParam },
  responses: { 200: emptyAnswer },
  handle: async ({ deps, actor, session, param, success }) => {
    const { id } = param
    // The answer must not show whether the id is another account's session or none.
    if (!isId(id)) throw notFound()
    await deps.db.transaction(async transaction => {
      if (!(await revokeSession(deps, session.accountId, id, transaction))) throw notFound()
      const entry = {
        ...actor,
        action: 'session.end',
        objectId: id,
      } as const
      await audit(transaction, entry)
    })
    return success(null, 'accounts:sessionEnded')
  },
})
