import type { Deps } from '../kernel/deps.ts'
import { tooMany } from '../kernel/http/rate-limits.ts'
import { type Bucket, resetBucket, returnToken, takeToken } from '../kernel/http/token-bucket.ts'

const minutes = 60_000

/**
 * Letters that one mailbox gets because somebody asks: bounded, so that our forms flood nobody, and shared so that one
 * network that asks again and again leaves room for the letter that another asks for.
 */
interface LetterLimit {
  /** To one mailbox, whoever asks. */
  all: Bucket
  /** Of these, so many at most for networks that have asked before. */
  shared: number
  /** To one mailbox from one network. */
  network: Bucket
}

const limits = {
  /** Each link of the hour is good, so a letter that does not go out leaves one that works in the mailbox. */
  reset: {
    all: { name: 'reset-letters', burst: 5, every: 12 * minutes },
    shared: 3,
    network: { name: 'reset-letters-network', burst: 3, every: 20 * minutes },
  },
  /** A code is good for one sign-up only, so more networks are heard. */
  'sign-up': {
    all: { name: 'code-letters', burst: 10, every: 6 * minutes },
    shared: 5,
    network: { name: 'code-letters-network', burst: 5, every: 12 * minutes },
  },
} as const satisfies Record<string, LetterLimit>

type WithDb = Pick<Deps, 'db' | 'now'>

/** Counts a letter before it is sent. Returns null, or the milliseconds until there may be one. */
async function takeLetter(
  deps: WithDb,
  limit: LetterLimit,
  mailbox: string,
  network: string,
): Promise<number | null> {
  const own = await takeToken(deps, limit.network, [mailbox, network])
  if (own.wait !== null) return own.wait
  const { wait } = await takeToken(deps, limit.all, [mailbox], own.used > 1 ? limit.shared : limit.all.burst)
  if (wait !== null) await returnToken(deps, limit.network, [mailbox, network])
  return wait
}

/** Requests for a link from one network, whatever the address. */
const asking: Bucket = { name: 'reset-network', burst: 100, every: 36_000 }
/** Beyond them the network is not closed: each address is still heard, a few times. */
const slowed: Bucket = { name: 'reset-network-slowed', burst: 2, every: 10 * minutes }

/** Counts a request for a link; too many for one address from a network that asks for many are 429 with Retry-After. */
export async function countResetRequest(deps: WithDb, email: string, network: string): Promise<void> {
  const { wait } = await takeToken(deps, asking, [network])
  if (wait === null) return
  const own = await takeToken(deps, slowed, [email, network])
  if (own.wait !== null) throw tooMany(own.wait)
}

/** Whether a letter with a link goes out to this account. Only letters are counted: a request at the other door sends none. */
export const mayWriteReset = async (deps: WithDb, accountId: string, network: string): Promise<boolean> =>
  (await takeLetter(deps, limits.reset, accountId, network)) === null

/** The owner of the mailbox has answered: it was their letters. */
export async function forgetResetLetters(deps: WithDb, accountId: string, network: string): Promise<void> {
  await resetBucket(deps, limits.reset.all, [accountId])
  await resetBucket(deps, limits.reset.network, [accountId, network])
}

/** Counts a letter with a code to an address, whether or not it has an account; too many are 429 with Retry-After. */
export async function countCodeLetter(deps: WithDb, email: string, network: string): Promise<void> {
  const wait = await takeLetter(deps, limits['sign-up'], email, network)
  if (wait !== null) throw tooMany(wait)
}
