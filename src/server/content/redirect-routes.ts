import { z } from '@hono/zod-openapi'
import { eq } from 'drizzle-orm'
import { redirectSchema, redirectWriteSchema } from '#entities/content/redirect.ts'
import { redirect } from '../database/tables/back-office.ts'
import { signedIn } from '../kernel/access.ts'
import { audit } from '../kernel/audit.ts'
import { newRouter } from '../kernel/http/router.ts'
import { answer, body, listAnswer, operation, success } from '../kernel/operation.ts'
import { notFound } from '../kernel/problem.ts'
import { addRedirect, listRedirects } from './redirects.ts'
import { recordChange } from './writes.ts'

/** Redirects of old addresses of the public site. */
export const redirectRoutes = newRouter()

const list = operation({
  method: 'get',
  path: '/api/admins/redirects',
  access: 'super',
  tags: ['redirects'],
  summary: 'Redirects of old addresses, newest first',
  request: {
    query: z.object({
      page: z.coerce.number().int().min(1).max(100_000).default(1),
      perPage: z.coerce.number().int().min(1).max(200).default(50),
      search: z.string().max(200).optional(),
    }),
  },
  responses: { 200: listAnswer(redirectSchema.clone().openapi('Redirect')) },
})
redirectRoutes.openapi(list, async context => {
  const { result, total } = await listRedirects(context.get('deps').db, context.req.valid('query'))
  return context.json(success(context, result, 'api:done', { total }), 200)
})

const add = operation({
  method: 'post',
  path: '/api/admins/redirects',
  access: 'super',
  tags: ['redirects'],
  summary: 'Redirect an old address, or mark it as removed; loops and chains are refused',
  request: body(redirectWriteSchema),
  responses: { 201: answer(z.object({ id: z.string() })) },
})
redirectRoutes.openapi(add, async context => {
  const deps = context.get('deps')
  const { from, to } = context.req.valid('json')
  const { accountId } = signedIn(context)
  const id = await deps.db.transaction(async db => {
    const made = await addRedirect(db, { from, to, accountId })
    const entry = {
      action: 'redirect.create',
      objectKind: 'redirect',
      objectId: made,
      detail: { from, to },
    } as const
    await audit(db, { ...entry, accountId, requestId: context.get('requestId') })
    await recordChange(db, 'redirects', from, 'publish')
    return made
  })
  deps.contentChanged()
  return context.json(success(context, { id }, 'api:saved'), 201)
})

const remove = operation({
  method: 'delete',
  path: '/api/admins/redirects/{id}',
  access: 'super',
  tags: ['redirects'],
  summary: 'Delete a redirect; its address gives 404 again',
  request: { params: z.object({ id: z.string().max(80) }) },
  responses: { 200: answer(z.null()) },
})
redirectRoutes.openapi(remove, async context => {
  const deps = context.get('deps')
  const { id } = context.req.valid('param')
  if (!z.uuid().safeParse(id).success) throw notFound()
  const { accountId } = signedIn(context)
  await deps.db.transaction(async db => {
    const [gone] = await db.delete(redirect).where(eq(redirect.id, id)).returning()
    if (!gone) throw notFound()
    const detail = { from: gone.fromPath, to: gone.toPath }
    const entry = { action: 'redirect.delete', objectKind: 'redirect', objectId: id, detail } as const
    await audit(db, { ...entry, accountId, requestId: context.get('requestId') })
    await recordChange(db, 'redirects', gone.fromPath, 'delete')
  })
  deps.contentChanged()
  return context.json(success(context, null, 'api:saved'), 200)
})
