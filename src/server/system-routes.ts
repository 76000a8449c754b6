import { z } from '@hono/zod-openapi'
import { sql } from 'drizzle-orm'
import { answer, operations } from './kernel/operation.ts'
import { Problem } from './kernel/problem.ts'

const operation = operations('system')
export const systemRoutes = operation.router

const state = z.object({ status: z.string() })

operation.get('public', '/api/livez', {
  summary: 'The process runs',
  responses: { 200: answer(state) },
  handle: () => ({ result: { status: 'live' }, meta: { message: '' } }),
})

operation.get('public', '/api/readyz', {
  summary: 'The first release is served and the database answers',
  responses: { 200: answer(state) },
  handle: async ({ deps }) => {
    const { db, ready } = deps
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
    return { result: { status: 'ready' }, meta: { message: '' } }
  },
})
