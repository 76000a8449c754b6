import { createHmac, timingSafeEqual } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import type { Access } from '#contract/operation.ts'
import { account, session } from '../database/tables/accounts.ts'
import { allows } from './access.ts'
import type { Deps } from './deps.ts'
import { isLive } from './sessions.ts'

const minutes = 10

/** A frame cannot send an authorization header, so its URL has a signed ticket: for one email, for `minutes`. */
const sign = (tokenHash: string, subject: string, until: number) =>
  createHmac('sha256', tokenHash).update(`letter\n${subject}\n${until}`).digest('base64url')

async function liveSession({ db, now }: Pick<Deps, 'db' | 'now'>, sessionId: string) {
  const [found] = await db
    .select({ tokenHash: session.tokenHash, role: account.role, scopes: account.scopes })
    .from(session)
    .innerJoin(account, and(eq(account.id, session.accountId), eq(account.role, session.role)))
    .where(and(eq(session.id, sessionId), isLive(now(), 'admin'), isNull(account.disabledAt)))
  return found ?? null
}

/** A ticket is valid for one subject, and only while its session is live and has the access. */
export async function createTicket(
  deps: Pick<Deps, 'db' | 'now'>,
  sessionId: string,
  subject: string,
): Promise<string | null> {
  const found = await liveSession(deps, sessionId)
  if (!found) return null
  const until = deps.now().add({ minutes }).epochMilliseconds
  return `${sessionId}.${until}.${sign(found.tokenHash, subject, until)}`
}

/** Whether a ticket is valid for this subject now. `access` is that of the operation that made the ticket. */
export async function isTicket(
  deps: Pick<Deps, 'db' | 'now'>,
  ticket: string,
  subject: string,
  access: Exclude<Access, 'public'>,
): Promise<boolean> {
  const match = /^([\da-f-]{36})\.(\d{13})\.([\w-]{43})$/.exec(ticket)
  if (!match) return false
  const [, sessionId = '', until = '', signature = ''] = match
  if (Number(until) < deps.now().epochMilliseconds) return false
  const found = await liveSession(deps, sessionId)
  if (!found || !allows(access, found)) return false
  const right = sign(found.tokenHash, subject, Number(until))
  return timingSafeEqual(Buffer.from(right), Buffer.from(signature))
}
