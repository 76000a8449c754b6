import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Database, Executor } from '../../database/connect.ts'
import type { Deps } from '../deps.ts'
import { Problem } from '../problem.ts'

const minute = 60
const hour = 60 * minute

/** Attempts allowed per duration in seconds. Not for the profile or logout: the portal signs the user out if they fail. */
const limits = {
  'sign-up-network': { points: 100, duration: hour },
  'confirm-network': { points: 100, duration: 15 * minute },
  'link-network': { points: 60, duration: 15 * minute },
  /** Status requests from a waiting room: many telephones behind one router, each polling twice a minute. */
  'status-network': { points: 300, duration: minute },
  /** Messages and applications from one network; fewer if no script reported how long the writing took. */
  'form-network': { points: 60, duration: hour },
  'form-network-plain': { points: 20, duration: hour },
  /** Uploads started, successful or not. */
  'upload-network': { points: 60, duration: hour },
  /** Acknowledgement emails to one address. */
  'form-address': { points: 4, duration: hour },
  /** A code of an authenticator is accepted once. */
  'totp-used': { points: 1, duration: 3 * minute },
} as const
type Limit = keyof typeof limits

const counters = new WeakMap<Database, Map<Limit, RateLimiterPostgres>>()

// In the database, so that several processes count together.
function counter({ database }: Pick<Deps, 'database'>, limit: Limit): RateLimiterPostgres {
  let own = counters.get(database)
  if (!own) {
    own = new Map()
    counters.set(database, own)
  }
  let found = own.get(limit)
  if (!found) {
    found = new RateLimiterPostgres({
      ...limits[limit],
      storeClient: database.pool,
      storeType: 'pool',
      tableName: 'rate_limit',
      tableCreated: true,
      keyPrefix: limit,
      // The first limiter deletes expired rows for all limiters.
      clearExpiredByTimeout: own.size === 0,
    })
    own.set(limit, found)
  }
  return found
}

/** Hashed, so that the table contains no email addresses. */
const keyOf = (parts: string[]) => createHash('sha256').update(parts.join('\n')).digest('base64url')

type WithDatabase = Pick<Deps, 'database'>

/** Counts an attempt. Returns false if there were too many. */
export async function isAllowed(deps: WithDatabase, limit: Limit, ...of: string[]): Promise<boolean> {
  return (await consume(deps, limit, of)) === null
}

/** Counts an attempt before it is made, so that parallel ones count too. Throws 429 with Retry-After if too many. */
export async function countAttempt(deps: WithDatabase, limit: Limit, ...of: string[]): Promise<void> {
  const wait = await consume(deps, limit, of)
  if (wait !== null) throw tooMany(wait)
}

/** 429 with Retry-After. `wait` is in milliseconds. */
export function tooMany(wait: number): Problem {
  const seconds = Math.max(1, Math.ceil(wait / 1000))
  const values = { count: Math.ceil(seconds / minute) }
  return new Problem(429, 'accounts.tooMany', values, { headers: { 'retry-after': String(seconds) } })
}

/**
 * Deletes counts that a clock in the future has written: they would refuse attempts until that time has come. Used
 * authenticator codes are not deleted, as such a row refuses only that code.
 */
export async function deleteFutureCounts(db: Executor, now: Temporal.Instant): Promise<void> {
  const at = now.epochMilliseconds
  for (const [name, { duration }] of Object.entries(limits)) {
    if (name === 'totp-used') continue
    // Plus a minute, as the clocks of two machines differ.
    const latest = at + 1000 * (duration + minute)
    await db.execute(sql`delete from rate_limit where key like ${`${name}:%`} and expire > ${latest}`)
  }
}

async function consume(deps: WithDatabase, limit: Limit, of: string[]): Promise<number | null> {
  try {
    await counter(deps, limit).consume(keyOf(of))
    return null
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return refusal.msBeforeNext
    throw refusal
  }
}
