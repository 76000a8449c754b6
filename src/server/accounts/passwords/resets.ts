import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Executor } from '../../database/connect.ts'
import { account, passwordReset } from '../../database/tables/accounts.ts'
import { stillHasAccess } from '../../kernel/access.ts'
import { audit } from '../../kernel/audit.ts'
import type { Deps } from '../../kernel/deps.ts'
import { Problem } from '../../kernel/problem.ts'
import { hashToken, newToken, revokeAll } from '../../kernel/sessions.ts'
import { putMessage } from '../../mail/outbox.ts'
import { clearResetLimits, maySendReset } from '../email-limits.ts'
import { hospitalName, passwordChangedMail, resetMail } from '../mails.ts'
import { ownEntry } from '../own-entry.ts'
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
  invitedBy === null || (await stillHasAccess(db, invitedBy, 'super'))

/** Stores a new link that sets the password of an account, and returns its token. */
export async function createPasswordLink(
  { now }: Pick<Deps, 'now'>,
  db: Executor,
  accountId: string,
  validFor: Temporal.DurationLike,
): Promise<string> {
  const token = newToken()
  const createdAt = now()
  const expiresAt = createdAt.add(validFor)
  await db.insert(passwordReset).values({ tokenHash: hashToken(token), accountId, createdAt, expiresAt })
  return token
}

/** Ends all links that set the password of an account. Returns the hashes of their tokens. */
export const endPasswordLinks = (db: Executor, accountId: string, now: Temporal.Instant) =>
  db
    .update(passwordReset)
    .set({ usedAt: now })
    .where(and(eq(passwordReset.accountId, accountId), isNull(passwordReset.usedAt)))
    .returning({ tokenHash: passwordReset.tokenHash })

/** Sends a link to an address, if it has an account in this sign-in area. */
export async function requestReset(
  deps: Deps,
  area: SignInArea,
  email: string,
  { requestId, network }: { requestId: string; network: string },
): Promise<void> {
  const hospital = await hospitalName(deps)
  const asked = await deps.db.transaction(async transaction => {
    // Locked: a change of address or password at this moment ends all links, and would not see this one.
    const person = await findByEmail(transaction, email, { lock: true })
    if (!belongsToArea(person, area) || !(await isVouchedFor(transaction, person))) return false
    if (!(await maySendReset({ ...deps, db: transaction }, person.id, network))) return false
    const token = await createPasswordLink(deps, transaction, person.id, { minutes: linkMinutes })
    const reader = { to: person.email, language: person.language, hospital }
    await putMessage(transaction, resetMail(deps, reader, area, token, linkMinutes))
    await audit(transaction, ownEntry(person.id, 'password.reset-asked', requestId))
    return true
  })
  if (asked) deps.outboxChanged()
}

const isOpen = ({ now }: Pick<Deps, 'now'>) =>
  and(isNull(passwordReset.usedAt), gt(passwordReset.expiresAt, now()))
const open = (deps: Deps, token: string) => and(eq(passwordReset.tokenHash, hashToken(token)), isOpen(deps))

/** In a selection of accounts: whether a link is open that sets the password of the account. */
export const hasPasswordLink = (deps: Pick<Deps, 'now'>) =>
  sql<boolean>`exists (select 1 from ${passwordReset}
    where ${and(eq(passwordReset.accountId, account.id), isOpen(deps))})`

/** Sets a password by a link. Ends all links and sessions of the account. Returns the secret of the device. */
export async function resetPassword(
  deps: Deps,
  area: SignInArea,
  token: string,
  password: string,
  by: { requestId: string; priority: HashPriority; device: string | undefined; network: string },
): Promise<string> {
  // Checked before hashing, so that invalid links cost little.
  const [waiting] = await deps.db.select().from(passwordReset).where(open(deps, token))
  if (!waiting) throw over()
  const passwordHash = await hashPassword(password, by.priority)
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
    const used = await endPasswordLinks(transaction, person.id, now)
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
    await audit(transaction, ownEntry(person.id, 'password.reset', by.requestId))
    return known
  })
  deps.outboxChanged()
  return known
}
