import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import type { AppEnv } from '../../kernel/deps.ts'
import { Problem } from '../../kernel/problem.ts'

export interface SubmissionKey {
  sendKey: string
  bodyHash: string
}

/**
 * Identifies a message that is sent twice over a bad connection. A browser without scripts has no key: equal content
 * within a day counts as a second press of the button.
 */
export function submissionKeyOf(context: Context<AppEnv>, operation: string, body: unknown): SubmissionKey {
  const bodyHash = createHash('sha256').update(JSON.stringify(body)).digest('hex')
  const given = context.req.header('idempotency-key')
  if (given !== undefined && !/^[\w.:-]{8,200}$/.test(given)) throw new Problem(422, 'forms.keyInvalid')
  const day = context.get('deps').now().toString().slice(0, 10)
  const name = given === undefined ? `${day} ${bodyHash}` : `key ${given}`
  return { sendKey: createHash('sha256').update(`${operation}\n${name}`).digest('hex'), bodyHash }
}

/** A different message with a used key is a client error, not a repetition. */
export function requireSameBody<T extends { bodyHash: string }>(
  known: T | undefined,
  { bodyHash }: SubmissionKey,
): T {
  if (!known || known.bodyHash !== bodyHash) throw new Problem(422, 'forms.keyReused')
  return known
}
