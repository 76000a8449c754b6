import type { Deps } from '../../kernel/deps.ts'
import { subnetOf } from '../../kernel/http/client-address.ts'
import { tooMany } from '../../kernel/http/rate-limits.ts'
import { type Bucket, resetBucket, returnToken, takeToken } from '../../kernel/http/token-bucket.ts'
import type { HashPriority } from '../passwords/hash-queue.ts'
import { deviceFailed } from './known-devices.ts'

const seconds = 1000
const minutes = 60 * seconds

/** Failures for one address from one network. */
const address: Bucket = { name: 'sign-in', burst: 10, every: 90 * seconds }
/** What is left of that in a network that is slowed. */
const slowedBurst = 3
/**
 * Failures of one network, whatever the address. Beyond them the network is slowed and not closed: its patients and the
 * hospital's own people are behind the same one. Sign-ins that succeed are not counted.
 */
const network: Bucket = { name: 'sign-in-network', burst: 300, every: 12 * seconds }
/** A network with fewer failures than this waits apart from those that guess. */
const quiet = 20
/** The pause after each password that is compared for a slowed network. */
const slowedPause = 250
/** Failures for one address from all networks together. NIST SP 800-63B, 5.2.2 allows a hundred. */
const everywhere: Bucket = { name: 'sign-in-everywhere', burst: 100, every: 10 * minutes }
/** Failures of a known device. */
const device: Bucket = { name: 'sign-in-device', burst: 10, every: 90 * seconds }
/** Wrong passwords of one session that is asked for it once more. */
const session: Bucket = { name: 'reauthentication', burst: 10, every: 90 * seconds }

export interface CountedAttempt {
  /** Its place among those who wait for a password to be compared. */
  turn: HashPriority
  succeeded(): Promise<void>
  failed(): Promise<void>
  /** The server was too busy to compare the password. */
  undecided(): Promise<void>
}

/** Waits for a password to be compared. Where that did not happen, as too many wait, the try does not count. */
export async function compared(counted: CountedAttempt, comparison: Promise<boolean>): Promise<boolean> {
  return comparison.catch(async error => {
    await counted.undecided()
    throw error
  })
}

/**
 * Counts a try to sign in before it is made. The same for an address without an account: nothing here depends on whether
 * there is one. A known device has limits of its own, and nobody else's failures count for it.
 */
export function countSignIn(
  deps: Deps,
  by: { email: string; network: string; device: string | null },
): Promise<CountedAttempt> {
  return by.device ? ofKnownDevice(deps, by.device) : ofStranger(deps, by.email, by.network)
}

/** The turn of somebody who is signed in. */
export const priorityOf = ({ sessionId }: { sessionId: string }): HashPriority => ({
  lane: `session ${sessionId}`,
  kind: 'known',
})
/** The turn of anybody else. */
export const priorityOfNetwork = (network: string): HashPriority => ({
  lane: subnetOf(network),
  kind: 'quiet',
})

/** Counts the password that a session is asked for once more. Only who holds the session can use its tries up. */
export async function countReauthentication(deps: Deps, sessionId: string): Promise<CountedAttempt> {
  const { wait } = await takeToken(deps, session, [sessionId])
  if (wait !== null) throw tooMany(wait)
  return {
    turn: priorityOf({ sessionId }),
    succeeded: () => resetBucket(deps, session, [sessionId]),
    failed: async () => {},
    undecided: () => returnToken(deps, session, [sessionId]),
  }
}

async function ofKnownDevice(deps: Deps, hash: string): Promise<CountedAttempt> {
  const { wait } = await takeToken(deps, device, [hash])
  if (wait !== null) throw tooMany(wait)
  return {
    turn: { lane: `device ${hash}`, kind: 'known' },
    succeeded: () => resetBucket(deps, device, [hash]),
    failed: () => deviceFailed(deps, hash),
    undecided: () => returnToken(deps, device, [hash]),
  }
}

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
    turn: slowed
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
