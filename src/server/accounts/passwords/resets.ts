import { and, eq, gt, isNull } from 'drizzle-orm'
import type { AuditAction } from '#entities/office/audit-action.ts'
import type { Executor } from '../../database/connect.ts'
import { account, passwordReset } from '../../database/tables/accounts.ts'
import { stillHolds } from '../../kernel/access.ts'
import { audit } from '../../kernel/audit.ts'
import type { Deps } from '../../kernel/deps.ts'
import { Problem } from '../../kernel/problem.ts'
import { hashToken, newToken, revokeAll } from '../../kernel/sessions.ts'
import { putMessage } from '../../mail/outbox.ts'
import { clearResetLimits, maySendReset } from '../email-limits.ts'
import { hospitalName, passwordChangedMail, resetMail } from '../mails.ts'
import { type Account, findByEmail, roleOf, type SignInArea } from '../people.ts'
import { deleteDevices, storeDevice } from '../sign-in/known-devices.ts'
import type { HashPriority } from './hash-queue.ts'
import { hashPassword } from './passwords.ts'

const linkMinutes = 60
const over = () => new Problem(410, 'accounts.linkOver')
const belongsToArea = (person: Account | null | undefined, area: SignInArea): person is Account =>
  person?.role === roleOf[area] && !person.disabledAt
/** An invitation is valid only while the colleague who sent it may still invite. */
const isVouchedFor = async (db: Executor, { invitedBy }: Account): Promise<boolean> =>
  invitedBy === null || (await stillHolds(db, invitedBy, 'super'))

const entry = (person: Account, action: AuditAction, requestId: string) => ({
  accountId: person.id,
  action,
  objectKind: 'account',
  objectId: person.id,
  requestId,
})

/** Sends a link to an address, if it has an account in this sign-in area. */
export async function requestReset(
  deps: Deps,
  area: SignInArea,
  email: string,
  { requestId, network }: { requestId: string; network: string },
): Promise<void> {
  const hospital = await hospitalName(deps)
  const asked = await deps.db.transaction(async transaction => {
    const person = await findByEmail(transaction, email)
    if (!belongsToArea(person, area) || !(await isVouchedFor(transaction, person))) return false
    if (!(await maySendReset({ ...deps, db: transaction }, person.id, network))) return false
    const token = newToken()
    const createdAt = deps.now()
    await transaction.insert(passwordReset).values({
      tokenHash: hashToken(token),
      accountId: person.id,
      createdAt,
      expiresAt: createdAt.add({ minutes: linkMinutes }),
    })
    const reader = { to: person.email, language: person.language, hospital }
    await putMessage(transaction, resetMail(deps, reader, area, token, linkMinutes))
    await audit(transaction, entry(person, 'password.reset-asked', requestId))
    return true
  })
  if (asked) deps.outboxChanged()
}

const open = (deps: Deps, token: string) =>
  and(
    eq(passwordReset.tokenHash, hashToken(token)),
    isNull(passwordReset.usedAt),
    gt(passwordReset.expiresAt, deps.now()),
  )

/** Sets a password by a link. Ends all links and sessions of the account. Returns the secret of the device. */
export async function resetPassword(
  deps: Deps,
  area: SignInArea,
  token: string,
  password: string,
  by: { requestId: string; turn: HashPriority; device: string | undefined; network: string },
): Promise<string> {
  // Checked before hashing, so that invalid links cost little.
  const [waiting] = await deps.db.select().from(passwordReset).where(open(deps, token))
  if (!waiting) throw over()
  const passwordHash = await hashPassword(password, by.turn)
  const hospital = await hospitalName(deps)
  const known = await deps.db.transaction(async transaction => {
    const now = deps.now()
    // Lock the account first in every such transaction: otherwise two links used at once would deadlock.
    const [person] = await transaction
      .select()
      .from(account)
      .where(eq(account.id, waiting.accountId))
      .for('update')
    if (!belongsToArea(person, area) || !(await isVouchedFor(transaction, person))) throw over()
    const used = await transaction
      .update(passwordReset)
      .set({ usedAt: now })
      .where(and(eq(passwordReset.accountId, person.id), isNull(passwordReset.usedAt)))
      .returning({ tokenHash: passwordReset.tokenHash })
    // If two links are used at once, the second finds all links used.
    if (!used.some(one => one.tokenHash === waiting.tokenHash)) throw over()
    await transaction
      .update(account)
      .set({ passwordHash, invitedBy: null, updatedAt: now })
      .where(eq(account.id, person.id))
    await revokeAll(deps, person.id, {}, transaction)
    await clearResetLimits({ ...deps, db: transaction }, person.id, by.network)
    // An attacker may have known the old password. This device has just proved access to the mailbox.
    await deleteDevices(transaction, person.id)
    const known = await storeDevice(deps, transaction, person.id, by.device)
    const reader = { to: person.email, language: person.language, hospital }
    await putMessage(transaction, passwordChangedMail(deps, reader, area))
    await audit(transaction, entry(person, 'password.reset', by.requestId))
    return known
  })
  deps.outboxChanged()
  return known
}
