import { z } from '@hono/zod-openapi'
import { eq } from 'drizzle-orm'
import { redirectSchema, redirectWriteSchema } from '#entities/content/redirect.ts'
import { redirect } from '../database/tables/back-office.ts'
import { audit } from '../kernel/audit.ts'
import { isId } from '../kernel/ids.ts'
import { answer, body, idParam, listAnswer, operations } from '../kernel/operation.ts'
import { paging } from '../kernel/paging.ts'
import { notFound } from '../kernel/problem.ts'
import { addRedirect, listRedirects } from './redirects.ts'
import { recordChange } from './writes.ts'

const operation = operations('redirects')
/** Redirects of old addresses of the public site. */
export const redirectRoutes = operation.router

operation.get('super', '/api/admins/redirects', {
  summary: 'Redirects of old addresses, newest first',
  request: {
    query: z.object({
      ...paging(50),
      search: z.string().max(200).optional(),
    }),
  },
  responses: { 200: listAnswer(redirectSchema.clone().openapi('Redirect')) },
  handle: async ({ deps, query, listed }) => {
    const { result, total } = await listRedirects(deps.db, query)
    return listed(result, total)
  },
})

operation.post('super', '/api/admins/redirects', {
  summary: 'Redirect an old address, or mark it as removed; loops and chains are refused',
  request: body(redirectWriteSchema),
  responses: { 201: answer(z.object({ id: z.string() })) },
  handle: async ({ deps, actor, session, json, success }) => {
    const { from, to } = json
    const id = await deps.db.transaction(async db => {
      const made = await addRedirect(db, { from, to, accountId: session.accountId })
      await audit(db, { ...actor, action: 'redirect.create', objectId: made, detail: { from, to } })
      await recordChange(db, 'redirects', from, 'publish')
      return made
    })
    deps.contentChanged()
    return success({ id }, 'api:saved')
  },
})

operation.del('super', '/api/admins/redirects/{id}', {
  summary: 'Delete a redirect; its address gives 404 again',
  request: { params: idParam },
  responses: { 200: answer(z.null()) },
  handle: async ({ deps, actor, param, success }) => {
    const { id } = param
    if (!isId(id)) throw notFound()
    await deps.db.transaction(async db => {
      const [gone] = await db.delete(redirect).where(eq(redirect.id, id)).returning()
      if (!gone) throw notFound()
      const detail = { from: gone.fromPath, to: gone.toPath }
      await audit(db, { ...actor, action: 'redirect.delete', objectId: id, detail })
      await recordChange(db, 'redirects', gone.fromPath, 'delete')
    })
    deps.contentChanged()
    return success(null, 'api:saved')
  },
})
