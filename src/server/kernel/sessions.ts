import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, isNull, ne, sql } from 'drizzle-orm'
import type { Role } from '#entities/people/account.ts'
import { idleMinutes } from '#entities/people/idle-minutes.ts'
import { type Executor, newId } from '../database/connect.ts'
import { runStatement } from '../database/statement.ts'
import { session } from '../database/tables/accounts.ts'
import type { Deps, SignedIn } from './deps.ts'
import { errorText } from './error-text.ts'

/** Lifetime of a session without activity, and its maximum lifetime. */
export const lifetimes: Record<Role, { idle: Temporal.Duration; absolute: Temporal.Duration }> = {
  admin: {
    idle: Temporal.Duration.from({ minutes: idleMinutes.admin }),
    absolute: Temporal.Duration.from({ hours: 12 }),
  },
  patient: {
    idle: Temporal.Duration.from({ minutes: idleMinutes.patient }),
    absolute: Temporal.Duration.from({ hours: 30 * 24 }),
  },
}

/** Activity is stored at most this often, as otherwise every read would be a write. A session may end this much earlier. */
const renewEvery = Temporal.Duration.from({ seconds: 30 })

/** SHA-256 suffices: the token has 256 random bits, so there is nothing to guess (unlike a password). */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex')
export const newToken = (): string => `rwt_${randomBytes(32).toString('base64url')}`

type WithDb = Pick<Deps, 'db' | 'now'>

/** The condition for a live session of this role. */
export const isLive = (now: Temporal.Instant, role: Role) =>
  and(
    eq(session.role, role),
    isNull(session.revokedAt),
    gt(session.expiresAt, now),
    gt(session.activeAt, now.subtract(lifetimes[role].idle)),
  )

/** The condition for the live sessions of an account. */
export const liveSessionsOf = (deps: Pick<Deps, 'now'>, accountId: string, role: Role) =>
  and(eq(session.accountId, accountId), isLive(deps.now(), role))

/** Runs for every request with a session. A changed role ends the sessions of the old role. */
const liveSession = {
  name: 'living-session',
  text: `
    select s.id as "sessionId", a.id as "accountId", s.role, a.scopes, a.language, a.full_name as "fullName", a.email,
      s.active_at as "activeAt"
    from session s join account a on a.id = s.account_id and a.role = s.role
    where s.token_hash = $1 and s.revoked_at is null and s.expires_at > $2::timestamptz and a.disabled_at is null
      and s.active_at > case s.role when 'admin' then $3::timestamptz else $4::timestamptz end`,
}

/** The live session of a token, or null. `active` means that the person acted: only then the idle time is reset. */
export async function findSession(
  deps: WithDb & Pick<Deps, 'log'>,
  token: string,
  { active }: { active: boolean },
): Promise<SignedIn | null> {
  const now = deps.now()
  const since = (role: Role) => now.subtract(lifetimes[role].idle).toString()
  const values = [hashToken(token), now.toString(), since('admin'), since('patient')]
  const [found] = await runStatement<SignedIn & { activeAt: string }>(deps.db, liveSession, values)
  if (!found) return null
  const { activeAt, ...signedIn } = found
  if (active && Temporal.Instant.compare(Temporal.Instant.from(activeAt), now.subtract(renewEvery)) < 0) {
    await renew(deps, found.sessionId, now)
  }
  return signedIn
}

/** Best effort: a failed write must not end the session. */
async function renew(deps: WithDb & Pick<Deps, 'log'>, sessionId: string, now: Temporal.Instant) {
  try {
    await deps.db.update(session).set({ activeAt: now }).where(eq(session.id, sessionId))
  } catch (error) {
    deps.log({ level: 'warn', message: 'A session could not be renewed', error: errorText(error) })
  }
}

/** Signs an account in. Only the answer has the token; the database stores its hash. */
export async function startSession(
  deps: WithDb,
  person: { id: string; role: Role },
  userAgent: string | null | undefined,
  executor: Executor = deps.db,
): Promise<string> {
  const token = newToken()
  const now = deps.now()
  await executor.insert(session).values({
    id: newId(),
    tokenHash: hashToken(token),
    accountId: person.id,
    role: person.role,
    userAgent: userAgent?.slice(0, 300) ?? null,
    createdAt: now,
    activeAt: now,
    expiresAt: now.add(lifetimes[person.role].absolute),
  })
  return token
}

/** Ends the session of a token, also an expired one. Returns its account, or null if there was no session. */
export async function revokeToken(
  deps: WithDb,
  token: string,
  executor: Executor = deps.db,
): Promise<{ sessionId: string; accountId: string } | null> {
  const [ended] = await executor
    .update(session)
    .set({ revokedAt: deps.now() })
    .where(and(eq(session.tokenHash, hashToken(token)), isNull(session.revokedAt)))
    .returning({ sessionId: session.id, accountId: session.accountId })
  return ended ?? null
}

/** Ends one session of an account. Returns false if the account has no such session. */
export async function revokeSession(
  deps: WithDb,
  accountId: string,
  sessionId: string,
  executor: Executor = deps.db,
): Promise<boolean> {
  const ended = await executor
    .update(session)
    .set({ revokedAt: sql`coalesce(${session.revokedAt}, ${deps.now().toString()}::timestamptz)` })
    .where(and(eq(session.id, sessionId), eq(session.accountId, accountId)))
    .returning({ id: session.id })
  return ended.length > 0
}

/** Ends all sessions of an account except the given one: after a reset, a disabling or a change of role. */
export async function revokeAll(
  deps: WithDb,
  accountId: string,
  { except }: { except?: string } = {},
  executor: Executor = deps.db,
): Promise<void> {
  await executor
    .update(session)
    .set({ revokedAt: deps.now() })
    .where(
      and(
        eq(session.accountId, accountId),
        isNull(session.revokedAt),
        except ? ne(session.id, except) : undefined,
      ),
    )
}
