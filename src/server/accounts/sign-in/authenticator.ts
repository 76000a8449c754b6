import { eq } from 'drizzle-orm'
import { account } from '../../database/tables/accounts.ts'
import { audit } from '../../kernel/audit.ts'
import type { Deps, SignedIn } from '../../kernel/deps.ts'
import { isAllowed } from '../../kernel/http/rate-limits.ts'
import { notFound, Problem } from '../../kernel/problem.ts'
import { revokeAll } from '../../kernel/sessions.ts'
import { hospitalName } from '../mails.ts'
import { provePassword } from '../reauthentication.ts'
import { forgetRecoveryCodes, renewRecoveryCodes } from './recovery-codes.ts'
import { proveSecondFactor } from './second-factor.ts'
import { newTotpSecret, stepOfCode, totpUri } from './totp.ts'

/** The password, and where an authenticator is on also a code of it or a recovery code. */
interface Proof {
  current: string
  code?: string | undefined
}

/** Makes a secret that waits for its first code: a mistyped one must not lock its owner out. */
export async function startAuthenticator(
  deps: Deps,
  signedIn: SignedIn,
  { current, code }: Proof,
): Promise<{ secret: string; uri: string }> {
  const { accountId, email } = signedIn
  await proveSecondFactor(deps, signedIn, await provePassword(deps, signedIn, current), code)
  const secret = newTotpSecret()
  await deps.db.update(account).set({ totpPending: secret }).where(eq(account.id, accountId))
  return { secret, uri: totpUri(secret, email, await hospitalName(deps)) }
}

/** Switches the waiting secret on, and returns the recovery codes, which are shown this once. Other devices, signed in without it, are signed out. */
export async function finishAuthenticator(
  deps: Deps,
  { accountId, sessionId }: SignedIn,
  code: string,
  requestId: string,
): Promise<string[]> {
  const wrong = () => {
    const fields = [{ path: 'code', key: 'accounts:authenticatorWrong' }]
    return new Problem(422, 'accounts.authenticatorWrong', {}, { fields })
  }
  const pendingOf = { pending: account.totpPending }
  const [waiting] = await deps.db.select(pendingOf).from(account).where(eq(account.id, accountId))
  const pending = waiting?.pending
  const step = pending ? stepOfCode(pending, code, deps.now()) : null
  // RFC 6238, 5.2: a code that was seen once must not pass again, at the next sign-in say. Before the transaction: inside
  // it, a second connection would be waited for while the row is locked.
  if (!pending || step === null || !(await isAllowed(deps, 'totp-used', accountId, String(step))))
    throw wrong()
  return deps.db.transaction(async transaction => {
    const [row] = await transaction
      .select(pendingOf)
      .from(account)
      .where(eq(account.id, accountId))
      .for('update')
    if (row?.pending !== pending) throw wrong()
    await transaction
      .update(account)
      .set({ totpSecret: pending, totpPending: null, updatedAt: deps.now() })
      .where(eq(account.id, accountId))
    await revokeAll(deps, accountId, { except: sessionId }, transaction)
    const entry = { accountId, objectKind: 'account', objectId: accountId, requestId }
    await audit(transaction, { ...entry, action: 'authenticator.on' })
    return renewRecoveryCodes(transaction, accountId, deps.now())
  })
}

/** Makes the recovery codes anew, which are shown this once; those of before are over. 404 without an authenticator. */
export async function replaceRecoveryCodes(
  deps: Deps,
  signedIn: SignedIn,
  { current, code }: Proof,
  requestId: string,
): Promise<string[]> {
  const { accountId } = signedIn
  await proveSecondFactor(deps, signedIn, await provePassword(deps, signedIn, current), code)
  return deps.db.transaction(async transaction => {
    const [row] = await transaction
      .select({ secret: account.totpSecret })
      .from(account)
      .where(eq(account.id, accountId))
      .for('update')
    if (!row?.secret) throw notFound()
    const entry = { accountId, objectKind: 'account', objectId: accountId, requestId }
    await audit(transaction, { ...entry, action: 'authenticator.codes' })
    return renewRecoveryCodes(transaction, accountId, deps.now())
  })
}

export async function removeAuthenticator(
  deps: Deps,
  signedIn: SignedIn,
  { current, code }: Proof,
  requestId: string,
): Promise<void> {
  const { accountId } = signedIn
  await proveSecondFactor(deps, signedIn, await provePassword(deps, signedIn, current), code)
  await deps.db.transaction(async transaction => {
    await transaction
      .update(account)
      .set({ totpSecret: null, totpPending: null, updatedAt: deps.now() })
      .where(eq(account.id, accountId))
    await forgetRecoveryCodes(transaction, accountId)
    const entry = { accountId, objectKind: 'account', objectId: accountId, requestId }
    await audit(transaction, { ...entry, action: 'authenticator.off' })
  })
}
