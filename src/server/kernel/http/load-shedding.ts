import type { Context, HonoRequest, MiddlewareHandler } from 'hono'
import { contentKinds } from '#entities/kinds.ts'
import type { AppEnv } from '../deps.ts'
import { answerProblem } from './errors.ts'

/**
 * Waiting requests allowed per connection of the pool: 16 rounds take about a second. With a longer queue, clients
 * would wait several seconds and retry, and the server would get no useful work done.
 */
const maxWaitingPerConnection = 16

/**
 * Never refused: the profile, because the portal signs the user out if it fails; logout; and the health probes.
 */
const exempt = /^\/api\/(profile\/(patients|admins)\/user|auth\/(patients|admins)\/logout|livez|readyz)$/

const probe = /^\/api\/(livez|readyz)$/

/** Answered from memory: published content, and the requests by which a visitor's page triggers a synchronization. */
const published = new RegExp(`^/api/(address|(${contentKinds.join('|')})(/[^/]+)?)$`)
const hint = /^\/api\/(specialists|units|doctors|schedules)\/sync$/
const fromMemory = ({ method, path }: HonoRequest): boolean =>
  method === 'POST' ? hint.test(path) : ['GET', 'HEAD'].includes(method) && published.test(path)

const refuseBusy = (context: Context<AppEnv>) => {
  // Random, so that the clients do not all retry in the same second.
  context.header('retry-after', String(1 + Math.floor(Math.random() * 3)))
  return answerProblem(context, 503, 'api.busy')
}

/** Answers 503 while the database does not respond, also to requests that already wait for it. */
export const refuseWhileUnresponsive: MiddlewareHandler<AppEnv> = async (context, next) => {
  if (fromMemory(context.req) || probe.test(context.req.path)) return next()
  const signal = context.get('deps').database.health.unresponsive
  if (signal.aborted) return refuseBusy(context)
  const aborted = Promise.withResolvers<'aborted'>()
  const onAbort = () => aborted.resolve('aborted')
  signal.addEventListener('abort', onAbort)
  try {
    if ((await Promise.race([next(), aborted.promise])) === 'aborted') return refuseBusy(context)
  } finally {
    signal.removeEventListener('abort', onAbort)
  }
}

/** Answers 503 with Retry-After when too many requests wait for the database. Requests that need no database are served. */
export const shedLoad: MiddlewareHandler<AppEnv> = async (context, next) => {
  const { pool } = context.get('deps').database
  if (pool.waitingCount < maxWaitingPerConnection * pool.options.max) return next()
  if (exempt.test(context.req.path) || fromMemory(context.req)) return next()
  return refuseBusy(context)
}
