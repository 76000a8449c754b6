import { sql } from 'drizzle-orm'
import { system } from '#contract/system.ts'
import { handlers } from './kernel/operation.ts'
import { Problem } from './kernel/problem.ts'

const { handle, router } = handlers()
export const systemRoutes = router

handle(system.checkLiveness, () => ({ result: { status: 'live' }, meta: { message: '' } }))

handle(system.checkReadiness, async ({ deps }) => {
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
})
