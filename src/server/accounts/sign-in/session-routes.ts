import { desc } from 'drizzle-orm'
import { accounts } from '#contract/accounts.ts'
import { session } from '../../database/tables/accounts.ts'
import { audit } from '../../kernel/audit.ts'
import { isId } from '../../kernel/ids.ts'
import { handlers } from '../../kernel/operation.ts'
import { notFound } from '../../kernel/problem.ts'
import { liveSessionsOf, revokeSession } from '../../kernel/sessions.ts'

const { handle, router } = handlers()
export const sessionRoutes = router

handle(accounts.listSessions, async ({ deps, session: own, listed }) => {
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
})

handle(accounts.endSession, async ({ deps, actor, session, param, success }) => {
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
})
