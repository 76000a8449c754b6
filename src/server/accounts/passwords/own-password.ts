import { and, eq } from 'drizzle-orm'
import { account } from '../../database/tables/accounts.ts'
import { audit } from '../../kernel/audit.ts'
import type { Deps, SignedIn } from '../../kernel/deps.ts'
import { fieldProblem } from '../../kernel/problem.ts'
import { revokeAll } from '../../kernel/sessions.ts'
import { putMessage } from '../../mail/outbox.ts'
import { hospitalName, passwordChangedMail } from '../mails.ts'
import { ownEntry } from '../own-entry.ts'
import { areaOf } from '../people.ts'
import { requirePassword } from '../reauthentication.ts'
import { priorityOf } from '../sign-in/sign-in-limits.ts'
import { hashPassword } from './passwords.ts'
import { endPasswordLinks } from './resets.ts'

/** Changes a password, given the old one. All other devices are signed out. */
export async function changeOwnPassword(
  deps: Deps,
  signedIn: SignedIn,
  { current, password }: { current: string; password: string },
  requestId: string,
): Promise<void> {
  const { accountId, sessionId } = signedIn
  const person = await requirePassword(deps, signedIn, current)
  const passwordHash = await hashPassword(password, priorityOf(signedIn))
  const hospital = await hospitalName(deps)
  await deps.db.transaction(async transaction => {
    const changed = await transaction
      .update(account)
      .set({ passwordHash, updatedAt: deps.now() })
      .where(and(eq(account.id, accountId), eq(account.passwordHash, person.passwordHash)))
    // A reset has set another password since the check, perhaps against this very person.
    if (changed.rowCount === 0) throw fieldProblem('current', 'validation:passwordWrong')
    // Reset links that are still open end: another person may have asked for them.
    await endPasswordLinks(transaction, accountId, deps.now())
    await revokeAll(deps, accountId, { except: sessionId }, transaction)
    const reader = { to: person.email, language: person.language, hospital }
    await putMessage(transaction, passwordChangedMail(deps, reader, areaOf[person.role]))
    await audit(transaction, ownEntry(accountId, 'password.change', requestId))
  })
  deps.outboxChanged()
}
