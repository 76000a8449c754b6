import { randomBytes } from 'node:crypto'
import { z } from '@hono/zod-openapi'
import { eq, sql } from 'drizzle-orm'
import { account } from '../../database/tables/accounts.ts'
import { signedIn } from '../../kernel/access.ts'
import { newRouter } from '../../kernel/http/router.ts'
import { answer, operation, success } from '../../kernel/operation.ts'
import { notFound } from '../../kernel/problem.ts'

/**
 * The key for encrypted drafts of forms in a browser. The device does not store it, so the next user of a shared phone
 * cannot read a draft. It belongs to the account, so that a draft outlives an expired session.
 */
export const draftKeyRoutes = newRouter()

const get = operation({
  method: 'get',
  path: '/api/profile/keep-key',
  access: 'session',
  tags: ['accounts'],
  summary: 'The key with which this person’s browsers encrypt forms that are not sent yet: 256 bits, base64',
  responses: { 200: answer(z.object({ key: z.string() })) },
})
draftKeyRoutes.openapi(get, async context => {
  const { db } = context.get('deps')
  const fresh = randomBytes(32).toString('base64')
  // One statement, so that two tabs that ask at once get the same key.
  const [found] = await db
    .update(account)
    .set({ keepKey: sql`coalesce(${account.keepKey}, ${fresh})` })
    .where(eq(account.id, signedIn(context).accountId))
    .returning({ key: account.keepKey })
  if (!found?.key) throw notFound()
  return context.json(success(context, { key: found.key }), 200)
})
