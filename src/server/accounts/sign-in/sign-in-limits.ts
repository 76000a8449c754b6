import type { Deps } from '../../kernel/deps.ts'
import { subnetOf } from '../../kernel/http/client-address.ts'
import { tooMany } from '../../kernel/http/rate-limits.ts'
import { type Bucket, resetBucket, returnToken, takeToken } from '../../kernel/http/token-bucket.ts'
import type { HashPriority } from '../passwords/hash-queue.ts'
import { countDeviceFailure } from './known-devices.ts'

const seconds = 1000
const minutes = 60 * seconds

/** Failures for one address from one network. */
const address: Bucket = { name: 'sign-in', burst: 10, every: 90 * seconds }
/** The burst of `address` in a network that is slowed down. */
const slowedBurst = 3
/**
 * Failures of one network, for all email addresses. Above the limit the network is slowed down but not blocked, as
 * patients and staff of the hospital may share one network. Successful sign-ins are not counted.
 */
const network: Bucket = { name: 'sign-in-network', burst: 300, every: 12 * seconds }
/** Networks with fewer failures than this wait in the queue of kind `quiet`. */
const quiet = 20
/** Pause in milliseconds after each password that is compared for a slowed network. */
const slowedPause = 250
/** Failures for one address from all networks together. NIST SP 800-63B, 5.2.2 allows a hundred. */
const everywhere: Bucket = { name: 'sign-in-everywhere', burst: 100, every: 10 * minutes }
/** Failures of a known device. */
const device: Bucket = { name: 'sign-in-device', burst: 10, every: 90 * seconds }
/** Wrong passwords when a session has to re-authenticate. */
const session: Bucket = { name: 'reauthentication', burst: 10, every: 90 * seconds }

export interface CountedAttempt {
  /** Its priority in the queue for hashing. */
  priority: HashPriority
  succeeded(): Promise<void>
  failed(): Promise<void>
  /** The server was too busy to compare the password. */
  undecided(): Promise<void>
}

/** Waits for the comparison. If it was refused because the queue is full, the attempt is not counted. */
export async function countedComparison(
  counted: CountedAttempt,
  comparison: Promise<boolean>,
): Promise<boolean> {
  return comparison.catch(async error => {
    await counted.undecided()
    throw error
  })
}

/**
 * Counts a sign-in attempt before it is made, in the same way for an address without an account. A known device has its
 * own limit, and failures on other devices do not count for it.
 */
export function countSignIn(
  deps: Deps,
  by: { email: string; network: string; device: string | null },
): Promise<CountedAttempt> {
  return by.device ? ofKnownDevice(deps, by.device) : ofStranger(deps, by.email, by.network)
}

/** The priority of a request with a session. */
export const priorityOf = ({ sessionId }: { sessionId: string }): HashPriority => ({
  client: `session ${sessionId}`,
  kind: 'known',
})
/** The priority of a request without a session. */
export const priorityOfNetwork = (network: string): HashPriority => ({
  client: subnetOf(network),
  kind: 'quiet',
})

/** An attempt with a limit of its own. 429 with Retry-After above it. */
async function ofBucket(
  deps: Deps,
  bucket: Bucket,
  key: string,
  { priority, failed }: Pick<CountedAttempt, 'priority' | 'failed'>,
): Promise<CountedAttempt> {
  const { wait } = await takeToken(deps, bucket, [key])
  if (wait !== null) throw tooMany(wait)
  return {
    priority,
    failed,
    succeeded: () => resetBucket(deps, bucket, [key]),
    undecided: () => returnToken(deps, bucket, [key]),
  }
}

/** Counts a re-authentication. The limit is per session, so other sessions cannot use it up. */
export const countReauthentication = (deps: Deps, sessionId: string): Promise<CountedAttempt> =>
  ofBucket(deps, session, sessionId, { priority: priorityOf({ sessionId }), failed: async () => {} })

const ofKnownDevice = (deps: Deps, hash: string): Promise<CountedAttempt> =>
  ofBucket(deps, device, hash, {
    priority: { client: `device ${hash}`, kind: 'known' },
    failed: () => countDeviceFailure(deps, hash),
  })

async function ofStranger(deps: Deps, email: string, from: string): Promise<CountedAttempt> {
  const ofNetwork = await takeToken(deps, network, [from])
  const slowed = ofNetwork.wait !== null
  const back = async () => {
    if (!slowed) await returnToken(deps, network, [from])
  }
  const { wait } = await takeToken(deps, address, [email, from], slowed ? slowedBurst : address.burst)
  if (wait !== null) {
    await back()
    throw tooMany(wait)
  }
  const all = await takeToken(deps, everywhere, [email])
  if (all.wait !== null) {
    await returnToken(deps, address, [email, from])
    await back()
    throw tooMany(all.wait)
  }
  return {
    priority: slowed
      ? { ...priorityOfNetwork(from), kind: 'loud', pause: slowedPause }
      : { ...priorityOfNetwork(from), kind: ofNetwork.used < quiet ? 'quiet' : 'loud' },
    async succeeded() {
      await resetBucket(deps, address, [email, from])
      await returnToken(deps, everywhere, [email])
      await back()
    },
    async failed() {},
    async undecided() {
      await returnToken(deps, address, [email, from])
      await returnToken(deps, everywhere, [email])
      await back()
    },
  }
}
