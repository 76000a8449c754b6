import { z } from '@hono/zod-openapi'
import { and, asc, count, eq, ilike, max, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { adminScopes, inviteSchema } from '#entities/people/account.ts'
import { interfaceLanguages } from '#entities/text/interface-language.ts'
import type { Executor } from '../../database/connect.ts'
import { account, session } from '../../database/tables/accounts.ts'
import { display } from '../../database/tables/waiting-room.ts'
import { holds, signedIn } from '../../kernel/access.ts'
import { actorOf } from '../../kernel/actor.ts'
import { auditRead } from '../../kernel/audit.ts'
import { newRouter } from '../../kernel/http/router.ts'
import { answer, body, listAnswer, operation, success } from '../../kernel/operation.ts'
import { notFound } from '../../kernel/problem.ts'
import { done, emptyAnswer, requestValues } from '../answers.ts'
import { changeColleague, inviteAgain, inviteColleague } from './staff.ts'

/** Accounts of administrators, for administrators with the scope `super`. */
export const staffRoutes = newRouter()

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
const keeps = sql<number>`(select count(*)::int from ${display} where ${display.revokedAt} is null
  and coalesce(${display.takenOverBy}, ${display.createdBy}) = ${account.id})`

function selectColleagues(db: Executor) {
  const seen = last(db)
  return db
    .select({ row: account, inviter, at: seen.at, displays: keeps })
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
  invitation: row.invitedBy === null ? null : holds(inviter, 'super') ? 'waiting' : 'ended',
  displays,
  createdAt: String(row.createdAt),
  lastActiveAt: at ? String(at) : null,
})
async function findColleague(db: Executor, id: string) {
  const [found] = await selectColleagues(db).where(and(eq(account.id, id), eq(account.role, 'admin')))
  if (!found) throw notFound()
  return colleagueOf(found)
}
const params = z.object({ id: z.string().max(80) })
const uuidOf = (id: string): string => {
  if (!z.uuid().safeParse(id).success) throw notFound()
  return id
}

const list = operation({
  method: 'get',
  path: '/api/admins/users',
  access: 'super',
  tags: ['accounts'],
  summary: 'The administrators, and what each may do',
  request: {
    query: z.object({
      page: z.coerce.number().int().min(1).max(100_000).default(1),
      perPage: z.coerce.number().int().min(1).max(200).default(50),
      search: z.string().max(200).optional(),
    }),
  },
  responses: { 200: listAnswer(colleagueSchema) },
})
staffRoutes.openapi(list, async context => {
  const { deps } = requestValues(context)
  const { page, perPage, search } = context.req.valid('query')
  const pattern = search?.trim() ? `%${search.trim().replace(/[\\%_]/g, '\\$&')}%` : null
  const where = and(
    eq(account.role, 'admin'),
    pattern ? or(ilike(account.fullName, pattern), ilike(account.email, pattern)) : undefined,
  )
  const [rows, [total]] = await Promise.all([
    selectColleagues(deps.db)
      .where(where)
      .orderBy(asc(account.fullName), asc(account.id))
      .limit(perPage)
      .offset((page - 1) * perPage),
    deps.db.select({ total: count() }).from(account).where(where),
  ])
  const result = rows.map(colleagueOf)
  const entry = {
    action: 'staff.list',
    objectKind: 'account',
    seen: { accounts: result.map(one => one.id) },
  } as const
  await auditRead(deps, { ...actorOf(context), ...entry })
  return context.json(success(context, result, 'api:done', { total: total?.total ?? 0 }), 200)
})

const invite = operation({
  method: 'post',
  path: '/api/admins/users',
  access: 'super',
  tags: ['accounts'],
  summary: 'Invite an administrator: a link by mail sets the first password',
  request: body(inviteSchema),
  responses: { 201: answer(colleagueSchema) },
})
staffRoutes.openapi(invite, async context => {
  const { deps, requestId } = requestValues(context)
  const made = await inviteColleague(deps, signedIn(context), context.req.valid('json'), requestId)
  return context.json(success(context, await findColleague(deps.db, made.id), 'accounts:invited'), 201)
})

const again = operation({
  method: 'post',
  path: '/api/admins/users/{id}/invite',
  access: 'super',
  tags: ['accounts'],
  summary: 'Send the invitation once more',
  request: { params },
  responses: { 200: emptyAnswer },
})
staffRoutes.openapi(again, async context => {
  const { deps, requestId } = requestValues(context)
  await inviteAgain(deps, signedIn(context), uuidOf(context.req.valid('param').id), requestId)
  return context.json(done(context, 'accounts:invited'), 200)
})

const change = operation({
  method: 'put',
  path: '/api/admins/users/{id}',
  access: 'super',
  tags: ['accounts'],
  summary: 'Change what an administrator may do, disable the account, or remove a lost authenticator',
  request: {
    params,
    ...body(
      z.strictObject({
        scopes: z.array(z.enum(adminScopes)).max(adminScopes.length).optional(),
        disabled: z.boolean().optional(),
        removeAuthenticator: z.boolean().optional(),
      }),
    ),
  },
  responses: { 200: answer(colleagueSchema) },
})
staffRoutes.openapi(change, async context => {
  const { deps, requestId } = requestValues(context)
  const id = uuidOf(context.req.valid('param').id)
  await changeColleague(deps, signedIn(context), id, context.req.valid('json'), requestId)
  const result = await findColleague(deps.db, id)
  return context.json(success(context, result, 'api:saved'), 200)
})
