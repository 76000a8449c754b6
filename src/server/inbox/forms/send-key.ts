import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import type { AppEnv } from '../../kernel/deps.ts'
import { Problem } from '../../kernel/problem.ts'

export interface Sending {
  sendKey: string
  bodyHash: string
}

/**
 * By what the same message is known when it comes twice on a bad line. A browser without scripts makes no key: what is
 * word for word the same within a day is a second press of the button.
 */
export function sendingOf(context: Context<AppEnv>, operation: string, body: unknown): Sending {
  const bodyHash = createHash('sha256').update(JSON.stringify(body)).digest('hex')
  const given = context.req.header('idempotency-key')
  if (given !== undefined && !/^[\w.:-]{8,200}$/.test(given)) throw new Problem(422, 'forms.keyInvalid')
  const day = context.get('deps').now().toString().slice(0, 10)
  const name = given === undefined ? `${day} ${bodyHash}` : `key ${given}`
  return { sendKey: createHash('sha256').update(`${operation}\n${name}`).digest('hex'), bodyHash }
}

/** Another message under a key that was used is somebody's mistake, not a repetition. */
export function sameAs<T extends { bodyHash: string }>(known: T | undefined, { bodyHash }: Sending): T {
  if (!known || known.bodyHash !== bodyHash) throw new Problem(422, 'forms.keyReused')
  return known
}
