import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { fieldProblem } from '../../kernel/problem.ts'
import { FairHashQueue, type HashPriority } from './hash-queue.ts'

/** OWASP's first choice for Argon2id: 19 MiB, two passes, one lane (Password Storage Cheat Sheet). */
const cost = { memory: 19_456, passes: 2, parallelism: 1 }
const tagLength = 32
const derive = promisify(argon2)

/** Hashing is expensive and attackers can trigger it, so the queue is limited and answers 503 when it is full. */
const queue = new FairHashQueue({ atOnce: 2, mayWait: 256, longest: 15_000 })

const encode = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '')

/** For passwords that the server itself hashes: the first start, the demo, an invitation. */
const defaultPriority: HashPriority = { client: 'the server itself', kind: 'known' }

/** Returns the PHC string to store. The password is used exactly as typed: no trimming, no normalizing. */
export async function hashPassword(
  password: string,
  priority: HashPriority = defaultPriority,
): Promise<string> {
  const nonce = randomBytes(16)
  const tag = await queue.run(priority, () =>
    derive('argon2id', { message: password, nonce, tagLength, ...cost }),
  )
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${encode(nonce)}$${encode(tag)}`
}

const stored = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/
/** Matches no password. Comparing with it takes as long as with a real hash. */
const dummyHash = `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${encode(randomBytes(16))}$${encode(randomBytes(tagLength))}`

/** Whether a password matches the stored hash. If there is no account, pass null: the work and the time are the same. */
export async function isRightPassword(
  password: string,
  hash: string | null,
  priority: HashPriority,
): Promise<boolean> {
  const parts = stored.exec(hash ?? dummyHash)
  if (!parts) throw new Error('A stored password hash is not of the kind that this version writes.')
  const [, memory, passes, parallelism, nonce, tag] = parts
  const expected = Buffer.from(tag as string, 'base64')
  const found = await queue.run(priority, () =>
    derive('argon2id', {
      message: password,
      nonce: Buffer.from(nonce as string, 'base64'),
      tagLength: expected.length,
      memory: Number(memory),
      passes: Number(passes),
      parallelism: Number(parallelism),
    }),
  )
  return timingSafeEqual(found, expected)
}

let common: Set<string> | undefined

/**
 * One of the 3,000 most common passwords. `common-passwords.txt` is our own list, not a leaked one: passwords found in
 * all published rankings, and combinations of common words, Indonesian names, years and keyboard walks. Only those of
 * at least eight characters, as shorter ones are refused anyway.
 */
export function isCommonPassword(password: string): boolean {
  common ??= new Set(
    readFileSync(new URL('../common-passwords.txt', import.meta.url), 'utf8')
      .trimEnd()
      .split('\n'),
  )
  return common.has(password.toLowerCase())
}

/** Refuses a common password with a form error. Call it first, so that the answer does not reveal whether an account exists. */
export function refuseCommonPassword(password: string): void {
  if (!isCommonPassword(password)) return
  throw fieldProblem('password', 'validation:passwordCommon')
}
