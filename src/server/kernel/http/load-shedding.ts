import type { Context, HonoRequest, MiddlewareHandler } from 'hono'
import { contentKinds } from '#entities/kinds.ts'
import type { AppEnv } from '../deps.ts'
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

const probe = /^\/api\/(livez|readyz)$/

/** Answered from memory: what is published, and a visitor's hint that something fresh would be welcome. */
const published = new RegExp(`^/api/(address|(${contentKinds.join('|')})(/[^/]+)?)$`)
const hint = /^\/api\/(specialists|units|doctors|schedules)\/sync$/
const fromMemory = ({ method, path }: HonoRequest): boolean =>
  method === 'POST' ? hint.test(path) : ['GET', 'HEAD'].includes(method) && published.test(path)

const sendAway = (context: Context<AppEnv>) => {
  // Not all in the same second again.
  context.header('retry-after', String(1 + Math.floor(Math.random() * 3)))
  return answerProblem(context, 503, 'api.busy')
}

/** Answers 503 while the database does not respond, also to requests that already wait for it. */
export const refuseWhileUnresponsive: MiddlewareHandler<AppEnv> = async (context, next) => {
  if (fromMemory(context.req) || probe.test(context.req.path)) return next()
  const signal = context.get('deps').database.health.unresponsive
  if (signal.aborted) return sendAway(context)
  const aborted = Promise.withResolvers<'aborted'>()
  const tell = () => aborted.resolve('aborted')
  signal.addEventListener('abort', tell)
  try {
    if ((await Promise.race([next(), aborted.promise])) === 'aborted') return sendAway(context)
  } finally {
    signal.removeEventListener('abort', tell)
  }
}

/** Sends away at once, with a time to come back, what could not be served soon. What needs no database is served. */
export const shedLoad: MiddlewareHandler<AppEnv> = async (context, next) => {
  const { pool } = context.get('deps').database
  if (pool.waitingCount < turnsWaited * pool.options.max) return next()
  if (exempt.test(context.req.path) || fromMemory(context.req)) return next()
  return sendAway(context)
}
