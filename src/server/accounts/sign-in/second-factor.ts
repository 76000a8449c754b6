import { formatMoment } from '#entities/time/clock.ts'
import type { Deps, SignedIn } from '../../kernel/deps.ts'
import { isAllowed, tooMany } from '../../kernel/http/rate-limits.ts'
import { type Bucket, resetBucket, takeToken } from '../../kernel/http/token-bucket.ts'
import { fieldProblem } from '../../kernel/problem.ts'
import { putMessage } from '../../mail/outbox.ts'
import { wrongCodesMail } from '../mails.ts'
import { type Account, areaOf } from '../people.ts'
import { deviceNotice } from './devices.ts'
import { consumeRecoveryCode } from './recovery-codes.ts'
import { stepOfCode } from './totp.ts'

const minutes = 60_000

/** Wrong codes of one account at sign-in, from all networks. They are counted only after the right password. */
const signInCodes: Bucket = { name: 'sign-in-codes', burst: 10, every: 15 * minutes }
/** Wrong codes of one session. */
const sessionCodes: Bucket = { name: 'session-codes', burst: 10, every: 15 * minutes }
/** After this many wrong codes the owner gets an email, once a day. Fewer may be typing errors. */
const notifyAfter = 3
const notifications: Bucket = { name: 'wrong-codes-letter', burst: 1, every: 24 * 60 * minutes }

/** Whether a code is of the authenticator or an unused recovery code. Each is accepted once. */
export async function isValidCode(
  deps: Deps,
  { id, totpSecret }: Pick<Account, 'id' | 'totpSecret'>,
  code: string,
): Promise<boolean> {
  if (!totpSecret) return false
  const step = stepOfCode(totpSecret, code, deps.now())
  // RFC 6238, 5.2: a used code must not be accepted again.
  if (step !== null) return isAllowed(deps, 'totp-used', id, String(step))
  return consumeRecoveryCode(deps.db, id, code)
}

/** Checks the code after the right password. This limit does not block a known device, which has its own. */
export async function isValidSignInCode(
  deps: Deps,
  person: Account,
  code: string,
  { known }: { known: boolean },
): Promise<boolean> {
  const tried = await takeToken(deps, signInCodes, [person.id])
  if (tried.wait !== null && !known) throw tooMany(tried.wait)
  if (await isValidCode(deps, person, code)) {
    await resetBucket(deps, signInCodes, [person.id])
    return true
  }
  const used = tried.wait === null ? tried.used : signInCodes.burst
  if (used >= notifyAfter) await notifyOfWrongCodes(deps, person)
  return false
}

async function notifyOfWrongCodes(deps: Deps, person: Account): Promise<void> {
  if ((await takeToken(deps, notifications, [person.id])).wait !== null) return
  const { hospital, timezone } = await deviceNotice(deps)
  const reader = { to: person.email, language: person.language, hospital }
  const moment = formatMoment(deps.now(), timezone, person.language)
  await putMessage(deps.db, wrongCodesMail(deps, reader, areaOf[person.role], moment))
  deps.outboxChanged()
}

/**
 * Requires a code before the authenticator is removed or replaced, as the password alone must not switch off the second
 * factor. An account without an authenticator needs no code.
 */
export async function requireSecondFactor(
  deps: Deps,
  { sessionId }: SignedIn,
  person: Account,
  code: string | undefined,
): Promise<void> {
  if (!person.totpSecret) return
  const wrong = () => fieldProblem('code', code ? 'accounts:authenticatorWrong' : 'validation:secondFactor')
  if (!code) throw wrong()
  const { wait } = await takeToken(deps, sessionCodes, [sessionId])
  if (wait !== null) throw tooMany(wait)
  if (!(await isValidCode(deps, person, code))) throw wrong()
  await resetBucket(deps, sessionCodes, [sessionId])
}
