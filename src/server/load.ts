import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from './app.ts'
import { answerProblem } from './errors.ts'

/**
 * So many may wait for a connection of the database: sixteen turns of all of them, which is a second. Whoever came after
 * would hear nothing for several and try again, and then nobody is served any more.
 */
const turnsWaited = 16

/**
 * Never sent away: the profile, as any failure of it signs somebody out; the way out; and what asks whether we are
 * there at all.
 */
const exempt = /^\/api\/(profile\/(patients|admins)\/user|auth\/(patients|admins)\/logout|livez|readyz)$/

/** Sends away at once, with a time to come back, what could not be served soon. What needs no database is served. */
export const shedLoad: MiddlewareHandler<AppEnv> = async (context, next) => {
  const { pool } = context.get('deps').database
  if (pool.waitingCount < turnsWaited * pool.options.max || exempt.test(context.req.path)) return next()
  // Not all in the same second again.
  context.header('retry-after', String(1 + Math.floor(Math.random() * 3)))
  return answerProblem(context, 503, 'api.busy')
}
