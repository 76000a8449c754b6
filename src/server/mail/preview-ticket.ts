import { createHmac, timingSafeEqual } from 'node:crypto'
import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Deps } from '../app.ts'
import { session } from '../database/account-tables.ts'

const minutes = 10

/** A frame sends no header, so whoever may see a letter's page says so in its address: for this letter, for some minutes. */
const sign = (tokenHash: string, subject: string, until: number) =>
  createHmac('sha256', tokenHash).update(`letter\n${subject}\n${until}`).digest('base64url')

async function livingSession({ db, now }: Pick<Deps, 'db' | 'now'>, sessionId: string) {
  const [found] = await db
    .select({ tokenHash: session.tokenHash })
    .from(session)
    .where(and(eq(session.id, sessionId), isNull(session.revokedAt), gt(session.expiresAt, now())))
  return found ?? null
}

/** It ends with the session that asked for it, and fits nothing else. */
export async function makeTicket(
  deps: Pick<Deps, 'db' | 'now'>,
  sessionId: string,
  subject: string,
): Promise<string | null> {
  const found = await livingSession(deps, sessionId)
  if (!found) return null
  const until = deps.now().add({ minutes }).epochMilliseconds
  return `${sessionId}.${until}.${sign(found.tokenHash, subject, until)}`
}

export async function isTicket(
  deps: Pick<Deps, 'db' | 'now'>,
  ticket: string,
  subject: string,
): Promise<boolean> {
  const match = /^([\da-f-]{36})\.(\d{13})\.([\w-]{43})$/.exec(ticket)
  if (!match) return false
  const [, sessionId = '', until = '', signature = ''] = match
  if (Number(until) < deps.now().epochMilliseconds) return false
  const found = await livingSession(deps, sessionId)
  if (!found) return false
  const right = sign(found.tokenHash, subject, Number(until))
  return timingSafeEqual(Buffer.from(right), Buffer.from(signature))
}
