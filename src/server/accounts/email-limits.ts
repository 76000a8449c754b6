import type { Deps } from '../kernel/deps.ts'
import { tooMany } from '../kernel/http/rate-limits.ts'
import { type Bucket, resetBucket, returnToken, takeToken } from '../kernel/http/token-bucket.ts'

const minutes = 60_000

/**
 * Limits of the emails that our forms send to one mailbox, so that it cannot be flooded. One network cannot use up the
 * whole limit, so the owner of the mailbox can still get an email from another network.
 */
interface EmailLimit {
  /** Per mailbox, from all networks. */
  all: Bucket
  /** Part of `all` that networks with an earlier request can use. */
  shared: number
  /** Per mailbox and network. */
  network: Bucket
}

const limits = {
  /** Links are valid for an hour, so if an email is refused, an earlier one in the mailbox still works. */
  reset: {
    all: { name: 'reset-letters', burst: 5, every: 12 * minutes },
    shared: 3,
    network: { name: 'reset-letters-network', burst: 3, every: 20 * minutes },
  },
  /** A code is valid for one sign-up only, so more requests are allowed. */
  'sign-up': {
    all: { name: 'code-letters', burst: 10, every: 6 * minutes },
    shared: 5,
    network: { name: 'code-letters-network', burst: 5, every: 12 * minutes },
  },
} as const satisfies Record<string, EmailLimit>

type WithDb = Pick<Deps, 'db' | 'now'>

/** Counts an email before it is sent. Returns null, or the milliseconds until the next one is allowed. */
async function countEmail(
  deps: WithDb,
  limit: EmailLimit,
  mailbox: string,
  network: string,
): Promise<number | null> {
  const own = await takeToken(deps, limit.network, [mailbox, network])
  if (own.wait !== null) return own.wait
  const { wait } = await takeToken(deps, limit.all, [mailbox], own.used > 1 ? limit.shared : limit.all.burst)
  if (wait !== null) await returnToken(deps, limit.network, [mailbox, network])
  return wait
}

/** Requests for a link from one network, for all email addresses together. */
const perNetwork: Bucket = { name: 'reset-network', burst: 100, every: 36_000 }
/** Above that limit the network is not blocked: each email address still has a few requests. */
const perEmailAndNetwork: Bucket = { name: 'reset-network-slowed', burst: 2, every: 10 * minutes }

/** Counts a request for a link. Throws 429 with Retry-After if both limits above are used up. */
export async function countResetRequest(deps: WithDb, email: string, network: string): Promise<void> {
  const { wait } = await takeToken(deps, perNetwork, [network])
  if (wait === null) return
  const own = await takeToken(deps, perEmailAndNetwork, [email, network])
  if (own.wait !== null) throw tooMany(own.wait)
}

/** Whether to send a link to this account. Counts emails only: a request in the wrong sign-in area sends none. */
export const maySendReset = async (deps: WithDb, accountId: string, network: string): Promise<boolean> =>
  (await countEmail(deps, limits.reset, accountId, network)) === null

/** Resets the limits: the owner used a link, so the owner had asked for the emails. */
export async function clearResetLimits(deps: WithDb, accountId: string, network: string): Promise<void> {
  await resetBucket(deps, limits.reset.all, [accountId])
  await resetBucket(deps, limits.reset.network, [accountId, network])
}

/** Counts an email with a code, whether or not the address has an account. Throws 429 with Retry-After if too many. */
export async function countCodeEmail(deps: WithDb, email: string, network: string): Promise<void> {
  const wait = await countEmail(deps, limits['sign-up'], email, network)
  if (wait !== null) throw tooMany(wait)
}
