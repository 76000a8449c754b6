import { lt, or } from 'drizzle-orm'
import type { Deps } from '../app.ts'
import { passwordReset, session, setupLink, signUp } from '../database/account-tables.ts'

/** How long a session that is over stays, for the question who was signed in when. */
const keepSessions = Temporal.Duration.from({ hours: 30 * 24 })

/** Forgets sign-ups that were never finished, links that are over and sessions long past. For a daily job. */
export async function forgetExpired(deps: Pick<Deps, 'db' | 'now'>): Promise<void> {
  const now = deps.now()
  const day = now.subtract({ hours: 24 })
  await deps.db.delete(signUp).where(lt(signUp.expiresAt, now))
  await deps.db.delete(passwordReset).where(lt(passwordReset.expiresAt, day))
  await deps.db.delete(setupLink).where(lt(setupLink.expiresAt, day))
  const long = now.subtract(keepSessions)
  await deps.db.delete(session).where(or(lt(session.expiresAt, long), lt(session.revokedAt, long)))
}
