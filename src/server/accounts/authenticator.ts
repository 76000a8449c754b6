import { eq } from 'drizzle-orm'
import type { Deps } from '../app.ts'
import { audit } from '../audit.ts'
import { account } from '../database/account-tables.ts'
import { Problem } from '../problem.ts'
import { mayTry } from './limits.ts'
import { hospitalName } from './mails.ts'
import { provePassword } from './reauthentication.ts'
import { revokeAll, type SignedIn } from './sessions.ts'
import { newTotpSecret, stepOfCode, totpUri } from './totp.ts'

/** Makes a secret that waits for its first code: a mistyped one must not lock its owner out. */
export async function startAuthenticator(
  deps: Deps,
  { accountId, email }: SignedIn,
  current: string,
  network: string,
): Promise<{ secret: string; uri: string }> {
  await provePassword(deps, accountId, current, network)
  const secret = newTotpSecret()
  await deps.db.update(account).set({ totpPending: secret }).where(eq(account.id, accountId))
  return { secret, uri: totpUri(secret, email, await hospitalName(deps)) }
}

/** Switches the waiting secret on. Other devices, signed in without it, are signed out. */
export async function finishAuthenticator(
  deps: Deps,
  { accountId, sessionId }: SignedIn,
  code: string,
  requestId: string,
): Promise<void> {
  await deps.db.transaction(async transaction => {
    const [row] = await transaction
      .select({ pending: account.totpPending })
      .from(account)
      .where(eq(account.id, accountId))
      .for('update')
    const step = row?.pending ? stepOfCode(row.pending, code, deps.now()) : null
    // RFC 6238, 5.2: a code that was seen once must not pass again, at the next sign-in say.
    if (!row?.pending || step === null || !(await mayTry(deps, 'totp-used', accountId, String(step)))) {
      const fields = [{ path: 'code', key: 'accounts:authenticatorWrong' }]
      throw new Problem(422, 'accounts.authenticatorWrong', {}, { fields })
    }
    await transaction
      .update(account)
      .set({ totpSecret: row.pending, totpPending: null, updatedAt: deps.now() })
      .where(eq(account.id, accountId))
    await revokeAll(deps, accountId, { except: sessionId }, transaction)
    const entry = { accountId, objectKind: 'account', objectId: accountId, requestId }
    await audit(transaction, { ...entry, action: 'authenticator.on' })
  })
}

export async function removeAuthenticator(
  deps: Deps,
  { accountId }: SignedIn,
  current: string,
  { network, requestId }: { network: string; requestId: string },
): Promise<void> {
  await provePassword(deps, accountId, current, network)
  await deps.db.transaction(async transaction => {
    await transaction
      .update(account)
      .set({ totpSecret: null, totpPending: null, updatedAt: deps.now() })
      .where(eq(account.id, accountId))
    const entry = { accountId, objectKind: 'account', objectId: accountId, requestId }
    await audit(transaction, { ...entry, action: 'authenticator.off' })
  })
}
