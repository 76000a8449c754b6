import type { z } from '@hono/zod-openapi'
import { and, asc, eq, max, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { administrators, type colleague } from '#contract/administrators.ts'
import type { Executor } from '../../database/connect.ts'
import { searchCondition } from '../../database/search-condition.ts'
import { account, session } from '../../database/tables/accounts.ts'
import { display } from '../../database/tables/waiting-room.ts'
import { hasAccess } from '../../kernel/access.ts'
import { auditRead } from '../../kernel/audit.ts'
import type { Deps } from '../../kernel/deps.ts'
import { countAttempt } from '../../kernel/http/rate-limits.ts'
import { isId } from '../../kernel/ids.ts'
import { handlers } from '../../kernel/operation.ts'
import { pageWithTotal } from '../../kernel/paging.ts'
import { notFound } from '../../kernel/problem.ts'
import { signedInResult } from '../answers.ts'
import { refuseCommonPassword } from '../passwords/passwords.ts'
import { hasPasswordLink } from '../passwords/resets.ts'
import { createFirstAdministrator } from './first-administrator.ts'
import { changeColleague, inviteAgain, inviteColleague } from './staff.ts'

const { handle, router } = handlers()
/** Accounts of administrators, for administrators with the scope `super`. */
export const staffRoutes = router

handle(
  administrators.createFirstAdmin,
  async ({ deps, language, network, userAgent, requestId, json, success }) => {
    refuseCommonPassword(json.password)
    await countAttempt(deps, 'link-network', network)
    const entry = await createFirstAdministrator(
      deps,
      { ...json, language },
      { requestId, userAgent, network },
    )
    return success(signedInResult(entry), 'accounts:welcome')
  },
)

const last = (db: Executor) =>
  db
    .select({ accountId: session.accountId, at: max(session.activeAt).as('at') })
    .from(session)
    .groupBy(session.accountId)
    .as('last')
const inviter = alias(account, 'inviter')
const displayCount = sql<number>`(select count(*)::int from ${display} where ${display.revokedAt} is null
  and coalesce(${display.takenOverBy}, ${display.createdBy}) = ${account.id})`

function selectColleagues(deps: Deps) {
  const { db } = deps
  const seen = last(db)
  return db
    .select({ row: account, inviter, hasLink: hasPasswordLink(deps), at: seen.at, displays: displayCount })
    .from(account)
    .leftJoin(seen, eq(seen.accountId, account.id))
    .leftJoin(inviter, eq(inviter.id, account.invitedBy))
    .$dynamic()
}
type Found = Awaited<ReturnType<typeof selectColleagues>>[number]

const colleagueOf = ({ row, inviter, hasLink, at, displays }: Found): z.output<typeof colleague> => ({
  id: row.id,
  full_name: row.fullName,
  email: row.email,
  scopes: row.scopes,
  language: row.language,
  authenticator: row.totpSecret !== null,
  disabled: row.disabledAt !== null,
  invitation: row.invitedBy === null ? null : hasLink && hasAccess(inviter, 'super') ? 'waiting' : 'ended',
  displays,
  createdAt: String(row.createdAt),
  lastActiveAt: at ? String(at) : null,
})
async function findColleague(deps: Deps, id: string) {
  const [found] = await selectColleagues(deps).where(and(eq(account.id, id), eq(account.role, 'admin')))
  if (!found) throw notFound()
  return colleagueOf(found)
}
const uuidOf = (id: string): string => {
  if (!isId(id)) throw notFound()
  return id
}

handle(administrators.listAdmins, async ({ deps, actor, query, listed }) => {
  const { search } = query
  const where = and(eq(account.role, 'admin'), searchCondition(search, [account.fullName, account.email]))
  const [rows, total] = await pageWithTotal(
    selectColleagues(deps).where(where).orderBy(asc(account.fullName), asc(account.id)),
    query,
    deps.db.$count(account, where),
  )
  const result = rows.map(colleagueOf)
  const entry = {
    action: 'staff.list',
    objectKind: 'account',
    seen: { accounts: result.map(one => one.id) },
  } as const
  await auditRead(deps, { ...actor, ...entry })
  return listed(result, total)
})

handle(administrators.inviteAdmin, async ({ deps, actor, json, success }) => {
  const made = await inviteColleague(deps, actor, json)
  return success(await findColleague(deps, made.id), 'accounts:invited')
})

handle(administrators.repeatInvitation, async ({ deps, actor, param, success }) =>
  success(await inviteAgain(deps, actor, uuidOf(param.id)), 'accounts:invited'),
)

handle(administrators.saveAdmin, async ({ deps, actor, param, json, success }) => {
  const id = uuidOf(param.id)
  await changeColleague(deps, actor, id, json)
  return success(await findColleague(deps, id), 'api:saved')
})
