import { eq } from 'drizzle-orm'
import type { ProblemCode } from '#contract/problem-codes.ts'
import { account } from '../../database/tables/accounts.ts'
import { audit } from '../../kernel/audit.ts'
import type { Deps } from '../../kernel/deps.ts'
import { Problem } from '../../kernel/problem.ts'
import type { SignInResult } from '../answers.ts'
import { ownEntry } from '../own-entry.ts'
import { isRightPassword } from '../passwords/passwords.ts'
import { type Account, findByEmail, normalizeEmail, roleOf, type SignInArea } from '../people.ts'
import { type DeviceNotice, deviceNotice, notifyOfNewDevice } from './devices.ts'
import { findDevice } from './known-devices.ts'
import { isValidSignInCode } from './second-factor.ts'
import { type CountedAttempt, countedComparison, countSignIn } from './sign-in-limits.ts'
import { startSignedInSession } from './signed-in-session.ts'

interface Attempt {
  area: SignInArea
  email: string
  password: string
  code?: string | undefined
  /** The secret that an earlier sign-in gave this device. */
  device?: string | undefined
  network: string
  userAgent: string | undefined
  requestId: string
}

/**
 * Signs in at one sign-in area. An unknown address, a wrong password, the wrong area and a disabled account get the same
 * answer after the same time: the password is always hashed, and the same statements run.
 */
export async function signIn(deps: Deps, attempt: Attempt): Promise<SignInResult> {
  const { area, password, network } = attempt
  const email = normalizeEmail(attempt.email)
  const found = await findByEmail(deps.db, email)
  const device = await findDevice(deps, found?.id, attempt.device)
  const counted = await countSignIn(deps, { email, network, device })
  const fits = await countedComparison(
    counted,
    isRightPassword(password, found?.passwordHash ?? null, counted.priority),
  )
  const person = fits && found?.role === roleOf[area] && !found.disabledAt ? found : null
  const refuse = (code: ProblemCode<401>) => refusal(deps, attempt, found, counted, code)
  if (!person) throw await refuse('accounts.loginFailed')
  await checkAuthenticator(deps, attempt, person, { known: device !== null, refuse })
  const notice = await deviceNotice(deps)
  const entry = await open(deps, attempt, person, { ...notice, known: device !== null })
  if (!entry) throw await refuse('accounts.loginFailed')
  await counted.succeeded()
  deps.outboxChanged()
  return entry
}

async function refusal(
  deps: Deps,
  { area, requestId }: Attempt,
  found: Account | null,
  counted: CountedAttempt,
  code: ProblemCode<401>,
) {
  await counted.failed()
  await audit(deps.db, {
    accountId: found?.id ?? null,
    action: 'sign-in.refused',
    objectKind: 'account',
    objectId: found?.id ?? null,
    requestId,
    detail: { door: area, why: code },
  })
  return new Problem(401, code)
}

/** Called only after the right password, so that an attacker cannot find out whether there is a second factor. */
async function checkAuthenticator(
  deps: Deps,
  attempt: Attempt,
  person: Account,
  { known, refuse }: { known: boolean; refuse: (code: ProblemCode<401>) => Promise<Problem> },
): Promise<void> {
  if (!person.totpSecret) return
  if (!attempt.code) throw new Problem(401, 'accounts.authenticatorNeeded')
  if (!(await isValidSignInCode(deps, person, attempt.code, { known }))) {
    throw await refuse('accounts.authenticatorWrong')
  }
}

/** Null if the password was reset or the account disabled since the check. The row is locked and read again. */
async function open(
  deps: Deps,
  { area, userAgent, requestId, device }: Attempt,
  person: Account,
  notice: DeviceNotice,
) {
  return deps.db.transaction(async transaction => {
    const [still] = await transaction
      .select({ passwordHash: account.passwordHash, disabledAt: account.disabledAt, role: account.role })
      .from(account)
      .where(eq(account.id, person.id))
      .for('share')
    if (still?.passwordHash !== person.passwordHash || still.disabledAt || still.role !== person.role)
      return null
    await notifyOfNewDevice(deps, transaction, person, { userAgent, area, notice })
    const opened = await startSignedInSession(deps, transaction, person, { userAgent, device })
    await audit(transaction, { ...ownEntry(person.id, 'sign-in', requestId), detail: { door: area } })
    return opened
  })
}
