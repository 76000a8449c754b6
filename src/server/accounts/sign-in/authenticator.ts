import { eq } from 'drizzle-orm'
import { account } from '../../database/tables/accounts.ts'
import { audit } from '../../kernel/audit.ts'
import type { Deps, SignedIn } from '../../kernel/deps.ts'
import { isAllowed } from '../../kernel/http/rate-limits.ts'
import { namedFieldProblem, notFound } from '../../kernel/problem.ts'
import { revokeAll } from '../../kernel/sessions.ts'
import { hospitalName } from '../mails.ts'
import { ownEntry } from '../own-entry.ts'
import { requirePassword } from '../reauthentication.ts'
import { deleteSecret } from './lost-authenticator.ts'
import { renewRecoveryCodes } from './recovery-codes.ts'
import { requireSecondFactor } from './second-factor.ts'
import { newTotpSecret, stepOfCode, totpUri } from './totp.ts'

/** The password and, if an authenticator is on, one of its codes or a recovery code. */
interface Proof {
  current: string
  code?: string | undefined
}

const requireProof = async (deps: Deps, signedIn: SignedIn, { current, code }: Proof): Promise<void> =>
  requireSecondFactor(deps, signedIn, await requirePassword(deps, signedIn, current), code)

/** Creates a secret that is inactive until its first code is confirmed: a mistyped secret must not lock the owner out. */
export async function startAuthenticator(
  deps: Deps,
  signedIn: SignedIn,
  proof: Proof,
): Promise<{ secret: string; uri: string }> {
  const { accountId, email } = signedIn
  await requireProof(deps, signedIn, proof)
  const secret = newTotpSecret()
  await deps.db.update(account).set({ totpPending: secret }).where(eq(account.id, accountId))
  return { secret, uri: totpUri(secret, email, await hospitalName(deps)) }
}

/** Activates the pending secret, signs out all other devices, and returns the recovery codes, which are shown only once. */
export async function finishAuthenticator(
  deps: Deps,
  { accountId, sessionId }: SignedIn,
  code: string,
  requestId: string,
): Promise<string[]> {
  const wrong = () => namedFieldProblem(422, 'code', 'accounts.authenticatorWrong')
  const pendingOf = { pending: account.totpPending }
  const [waiting] = await deps.db.select(pendingOf).from(account).where(eq(account.id, accountId))
  const pending = waiting?.pending
  const step = pending ? stepOfCode(pending, code, deps.now()) : null
  // RFC 6238, 5.2: a used code must not be accepted again. Checked before the transaction, as the check needs a second
  // connection and would wait for it while the row is locked.
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
    await audit(transaction, ownEntry(accountId, 'authenticator.on', requestId))
    return renewRecoveryCodes(transaction, accountId, deps.now())
  })
}

/** Replaces the recovery codes. The new ones are shown only once. 404 without an authenticator. */
export async function replaceRecoveryCodes(
  deps: Deps,
  signedIn: SignedIn,
  proof: Proof,
  requestId: string,
): Promise<string[]> {
  const { accountId } = signedIn
  await requireProof(deps, signedIn, proof)
  return deps.db.transaction(async transaction => {
    const [row] = await transaction
      .select({ secret: account.totpSecret })
      .from(account)
      .where(eq(account.id, accountId))
      .for('update')
    if (!row?.secret) throw notFound()
    await audit(transaction, ownEntry(accountId, 'authenticator.codes', requestId))
    return renewRecoveryCodes(transaction, accountId, deps.now())
  })
}

export async function removeAuthenticator(
  deps: Deps,
  signedIn: SignedIn,
  proof: Proof,
  requestId: string,
): Promise<void> {
  const { accountId } = signedIn
  await requireProof(deps, signedIn, proof)
  await deps.db.transaction(async transaction => {
    await deleteSecret(deps, transaction, accountId)
    await audit(transaction, ownEntry(accountId, 'authenticator.off', requestId))
  })
}
