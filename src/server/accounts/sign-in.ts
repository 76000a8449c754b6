import { eq } from 'drizzle-orm'
import type { Deps } from '../app.ts'
import { audit } from '../audit.ts'
import { account } from '../database/account-tables.ts'
import { Problem } from '../problem.ts'
import { type DeviceNotice, deviceNotice, tellOfNewDevice } from './devices.ts'
import { countAttempt, forgetAttempts, mayTry, takeAttemptBack } from './limits.ts'
import { passwordFits } from './passwords.ts'
import { type Account, type Door, findByEmail, roleOf, sameEmail } from './people.ts'
import { startSession } from './sessions.ts'
import { stepOfCode } from './totp.ts'

interface Attempt {
  door: Door
  email: string
  password: string
  code?: string | undefined
  network: string
  userAgent: string | undefined
  requestId: string
}

/**
 * Signs somebody in at a door. An unknown address, a wrong password, the other door and a disabled account are told in
 * one sentence and take the same time: the password is always hashed, and the same statements run.
 */
export async function signIn(deps: Deps, attempt: Attempt): Promise<{ person: Account; token: string }> {
  const { door, password, network } = attempt
  const email = sameEmail(attempt.email)
  await countAttempt(deps, 'login', email, network)
  await countAttempt(deps, 'login-network', network)
  const found = await findByEmail(deps.db, email)
  const fits = await passwordFits(password, found?.passwordHash ?? null).catch(async error => {
    // Nothing was decided (too many are waiting, say): that is nobody's failure.
    await takeAttemptBack(deps, 'login', email, network)
    await takeAttemptBack(deps, 'login-network', network)
    throw error
  })
  const person = fits && found?.role === roleOf[door] && !found.disabledAt ? found : null
  if (!person) throw await refusal(deps, attempt, found, 'accounts.loginFailed')
  await checkAuthenticator(deps, attempt, person)
  const notice = await deviceNotice(deps)
  const token = await open(deps, attempt, person, notice)
  if (!token) throw await refusal(deps, attempt, found, 'accounts.loginFailed')
  await forgetAttempts(deps, 'login', email, network)
  await takeAttemptBack(deps, 'login-network', network)
  deps.outboxChanged()
  return { person, token }
}

async function refusal(deps: Deps, { door, requestId }: Attempt, found: Account | null, code: string) {
  await audit(deps.db, {
    accountId: found?.id ?? null,
    action: 'sign-in.refused',
    objectKind: 'account',
    objectId: found?.id ?? null,
    requestId,
    detail: { door, why: code },
  })
  return new Problem(401, code)
}

/** Only who knows the password learns that there is a second factor. */
async function checkAuthenticator(deps: Deps, attempt: Attempt, person: Account): Promise<void> {
  if (!person.totpSecret) return
  if (!attempt.code) throw new Problem(401, 'accounts.authenticatorNeeded')
  const step = stepOfCode(person.totpSecret, attempt.code, deps.now())
  // RFC 6238, 5.2: a code that was seen once must not pass again.
  if (step === null || !(await mayTry(deps, 'totp-used', person.id, String(step)))) {
    throw await refusal(deps, attempt, person, 'accounts.authenticatorWrong')
  }
}

/** Null when the password was reset or the account disabled between the check and now: the row's lock tells. */
async function open(
  deps: Deps,
  { door, userAgent, requestId }: Attempt,
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
    await tellOfNewDevice(deps, transaction, person, { userAgent, door, notice })
    const token = await startSession(deps, person, userAgent, transaction)
    const { id } = person
    const entry = { accountId: id, action: 'sign-in', objectKind: 'account', objectId: id, requestId }
    await audit(transaction, { ...entry, detail: { door } })
    return token
  })
}
