import { z } from '@hono/zod-openapi'
import { and, asc, eq, max, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { adminScopes, inviteSchema, setupSchema } from '#entities/people/account.ts'
import { interfaceLanguages } from '#entities/text/interface-language.ts'
import type { Executor } from '../../database/connect.ts'
import { searchCondition } from '../../database/search-condition.ts'
import { account, session } from '../../database/tables/accounts.ts'
import { display } from '../../database/tables/waiting-room.ts'
import { hasAccess } from '../../kernel/access.ts'
import { auditRead } from '../../kernel/audit.ts'
import { countAttempt } from '../../kernel/http/rate-limits.ts'
import { isId } from '../../kernel/ids.ts'
import { answer, body, idParam, listAnswer, operations } from '../../kernel/operation.ts'
import { pageWithTotal, paging } from '../../kernel/paging.ts'
import { notFound } from '../../kernel/problem.ts'
import { emptyAnswer, signedInAnswer, signedInResult } from '../answers.ts'
import { refuseCommonPassword } from '../passwords/passwords.ts'
import { createFirstAdministrator } from './first-administrator.ts'
import { changeColleague, inviteAgain, inviteColleague } from './staff.ts'

const operation = operations('accounts')
/** Accounts of administrators, for administrators with the scope `super`. */
export const staffRoutes = operation.router

operation.post('public', '/api/auth/admins/setup', {
  summary: 'Make the first administrator, with the link that the first start printed',
  request: body(setupSchema),
  responses: { 200: signedInAnswer },
  handle: async ({ deps, language, network, userAgent, requestId, json, success }) => {
    refuseCommonPassword(json.password)
    await countAttempt(deps, 'link-network', network)
    const entry = await createFirstAdministrator(
      deps,
      { ...json, language },
      { requestId, userAgent, network },
    )
    return success(signedInResult(entry), 'accounts:welcome')
  },
})

const colleagueSchema = z
  .object({
    id: z.string(),
    full_name: z.string(),
    email: z.string(),
    scopes: z.array(z.enum(adminScopes)),
    language: z.enum(interfaceLanguages),
    authenticator: z.boolean(),
    disabled: z.boolean(),
    /** State of the invitation before the first password. It ends if the colleague who sent it may no longer invite. */
    invitation: z.enum(['waiting', 'ended']).nullable(),
    /** Number of waiting room screens that stop working if this colleague loses the front desk scope. */
    displays: z.int(),
    createdAt: z.string(),
    lastActiveAt: z.string().nullable(),
  })
  .openapi('Colleague')
const last = (db: Executor) =>
  db
    .select({ accountId: session.accountId, at: max(session.activeAt).as('at') })
    .from(session)
    .groupBy(session.accountId)
    .as('last')
const inviter = alias(account, 'inviter')
const displayCount = sql<number>`(select count(*)::int from ${display} where ${display.revokedAt} is null
  and coalesce(${display.takenOverBy}, ${display.createdBy}) = ${account.id})`

function selectColleagues(db: Executor) {
  const seen = last(db)
  return db
    .select({ row: account, inviter, at: seen.at, displays: displayCount })
    .from(account)
    .leftJoin(seen, eq(seen.accountId, account.id))
    .leftJoin(inviter, eq(inviter.id, account.invitedBy))
    .$dynamic()
}
type Found = Awaited<ReturnType<typeof selectColleagues>>[number]

const colleagueOf = ({ row, inviter, at, displays }: Found): z.infer<typeof colleagueSchema> => ({
  id: row.id,
  full_name: row.fullName,
  email: row.email,
  scopes: row.scopes,
  language: row.language,
  authenticator: row.totpSecret !== null,
  disabled: row.disabledAt !== null,
  invitation: row.invitedBy === null ? null : hasAccess(inviter, 'super') ? 'waiting' : 'ended',
  displays,
  createdAt: String(row.createdAt),
  lastActiveAt: at ? String(at) : null,
})
async function findColleague(db: Executor, id: string) {
  const [found] = await selectColleagues(db).where(and(eq(account.id, id), eq(account.role, 'admin')))
  if (!found) throw notFound()
  return colleagueOf(found)
}
const uuidOf = (id: string): string => {
  if (!isId(id)) throw notFound()
  return id
}

operation.get('super', '/api/admins/users', {
  summary: 'The administrators, and what each may do',
  request: {
    query: z.object({
      ...paging(50),
      search: z.string().max(200).optional(),
    }),
  },
  responses: { 200: listAnswer(colleagueSchema) },
  handle: async ({ deps, actor, query, listed }) => {
    const { search } = query
    const where = and(eq(account.role, 'admin'), searchCondition(search, [account.fullName, account.email]))
    const [rows, total] = await pageWithTotal(
      selectColleagues(deps.db).where(where).orderBy(asc(account.fullName), asc(account.id)),
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
  },
})

operation.post('super', '/api/admins/users', {
  summary: 'Invite an administrator: a link by mail sets the first password',
  request: body(inviteSchema),
  responses: { 201: answer(colleagueSchema) },
  handle: async ({ deps, actor, json, success }) => {
    const made = await inviteColleague(deps, actor, json)
    return success(await findColleague(deps.db, made.id), 'accounts:invited')
  },
})

operation.post('super', '/api/admins/users/{id}/invite', {
  summary: 'Send the invitation once more',
  request: { params: idParam },
  responses: { 200: emptyAnswer },
  handle: async ({ deps, actor, param, success }) =>
    success(await inviteAgain(deps, actor, uuidOf(param.id)), 'accounts:invited'),
})

operation.put('super', '/api/admins/users/{id}', {
  summary: 'Change what an administrator may do, disable the account, or remove a lost authenticator',
  request: {
    params: idParam,
    ...body(
      z.strictObject({
        scopes: z.array(z.enum(adminScopes)).max(adminScopes.length).optional(),
        disabled: z.boolean().optional(),
        removeAuthenticator: z.boolean().optional(),
      }),
    ),
  },
  responses: { 200: answer(colleagueSchema) },
  handle: async ({ deps, actor, param, json, success }) => {
    const id = uuidOf(param.id)
    await changeColleague(deps, actor, id, json)
    return success(await findColleague(deps.db, id), 'api:saved')
  },
})
