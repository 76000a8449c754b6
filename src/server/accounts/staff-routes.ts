import { z } from '@hono/zod-openapi'
import { and, asc, count, eq, ilike, max, or } from 'drizzle-orm'
import { adminScopes, inviteSchema } from '#entities/account.ts'
import { interfaceLanguages } from '#entities/interface-language.ts'
import { signedIn } from '../access.ts'
import { account, session } from '../database/account-tables.ts'
import { answer, body, listAnswer, operation } from '../operation.ts'
import { notFound } from '../problem.ts'
import { newRouter } from '../router.ts'
import { asked, done, nothing } from './answers.ts'
import type { Account } from './people.ts'
import { changeColleague, inviteAgain, inviteColleague } from './staff.ts'

/** Who works here: the administrators' accounts, for who has every right. */
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
    createdAt: z.string(),
    lastActiveAt: z.string().nullable(),
  })
  .openapi('Colleague')
const colleagueOf = (row: Account, lastActiveAt: unknown = null): z.infer<typeof colleagueSchema> => ({
  id: row.id,
  full_name: row.fullName,
  email: row.email,
  scopes: row.scopes,
  language: row.language,
  authenticator: row.totpSecret !== null,
  disabled: row.disabledAt !== null,
  createdAt: String(row.createdAt),
  lastActiveAt: lastActiveAt ? String(lastActiveAt) : null,
})
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
  const { deps } = asked(context)
  const { page, perPage, search } = context.req.valid('query')
  const pattern = search?.trim() ? `%${search.trim().replace(/[\\%_]/g, '\\$&')}%` : null
  const where = and(
    eq(account.role, 'admin'),
    pattern ? or(ilike(account.fullName, pattern), ilike(account.email, pattern)) : undefined,
  )
  const last = deps.db
    .select({ accountId: session.accountId, at: max(session.activeAt).as('at') })
    .from(session)
    .groupBy(session.accountId)
    .as('last')
  const [rows, [total]] = await Promise.all([
    deps.db
      .select({ account, at: last.at })
      .from(account)
      .leftJoin(last, eq(last.accountId, account.id))
      .where(where)
      .orderBy(asc(account.fullName), asc(account.id))
      .limit(perPage)
      .offset((page - 1) * perPage),
    deps.db.select({ total: count() }).from(account).where(where),
  ])
  const result = rows.map(row => colleagueOf(row.account, row.at))
  const meta = { message: context.get('say')('api:done'), total: total?.total ?? 0 }
  return context.json({ result, meta }, 200)
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
  const { deps, requestId } = asked(context)
  const made = await inviteColleague(deps, signedIn(context), context.req.valid('json'), requestId)
  const meta = { message: context.get('say')('accounts:invited') }
  return context.json({ result: colleagueOf(made), meta }, 201)
})

const again = operation({
  method: 'post',
  path: '/api/admins/users/{id}/invite',
  access: 'super',
  tags: ['accounts'],
  summary: 'Send the invitation once more',
  request: { params },
  responses: { 200: nothing },
})
staffRoutes.openapi(again, async context => {
  const { deps, requestId } = asked(context)
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
  const { deps, requestId } = asked(context)
  const id = uuidOf(context.req.valid('param').id)
  const after = await changeColleague(deps, signedIn(context), id, context.req.valid('json'), requestId)
  return context.json({ result: colleagueOf(after), meta: { message: context.get('say')('api:saved') } }, 200)
})
