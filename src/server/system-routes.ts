import { z } from '@hono/zod-openapi'
import { sql } from 'drizzle-orm'
import { newRouter } from './kernel/http/router.ts'
import { answer, operation } from './kernel/operation.ts'
import { Problem } from './kernel/problem.ts'

export const systemRoutes = newRouter()

const state = z.object({ status: z.string() })
const livez = operation({
  method: 'get',
  path: '/api/livez',
  access: 'public',
  tags: ['system'],
  summary: 'The process runs',
  responses: { 200: answer(state) },
})
systemRoutes.openapi(livez, context =>
  context.json({ result: { status: 'live' }, meta: { message: '' } }, 200),
)

const readyz = operation({
  method: 'get',
  path: '/api/readyz',
  access: 'public',
  tags: ['system'],
  summary: 'The first release is served and the database answers',
  responses: { 200: answer(state) },
})
systemRoutes.openapi(readyz, async context => {
  const { db, ready } = context.get('deps')
  const unready = (why: string) =>
    new Problem(503, 'api.unready', { why }, { headers: { 'retry-after': '2' } })
  if (!ready()) throw unready('release')
  const answered = await Promise.race([
    db.execute(sql`select 1`).then(
      () => true,
      () => false,
    ),
    new Promise<false>(resolve => setTimeout(resolve, 1500, false).unref()),
  ])
  if (!answered) throw unready('database')
  return context.json({ result: { status: 'ready' }, meta: { message: '' } }, 200)
})
