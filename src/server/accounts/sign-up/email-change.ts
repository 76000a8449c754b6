import { createHash, timingSafeEqual } from 'node:crypto'
import { and, eq, gt, inArray, or, sql } from 'drizzle-orm'
import { type Executor, newId } from '../../database/connect.ts'
import { account, emailChange, formerEmail, patient } from '../../database/tables/accounts.ts'
import { answerLink, appointment } from '../../database/tables/booking.ts'
import { audit } from '../../kernel/audit.ts'
import type { Deps, SignedIn } from '../../kernel/deps.ts'
import { namedFieldProblem } from '../../kernel/problem.ts'
import { putMessage } from '../../mail/outbox.ts'
import { emailChangedMail, emailCodeMail, emailKnownMail, hospitalName } from '../mails.ts'
import { ownEntry } from '../own-entry.ts'
import { endPasswordLinks } from '../passwords/resets.ts'
import { areaOf, findByEmail } from '../people.ts'
import { requirePassword } from '../reauthentication.ts'
import { codeMinutes, newCode } from './sign-up-codes.ts'

const maxAttempts = 5
const hashCode = (accountId: string, email: string, code: string) =>
  createHash('sha256').update(`${accountId}\n${email}\n${code}`).digest('hex')

/** Sends a code to the new address, or a notice if it has an account. The answer is the same in both cases. */
export async function requestEmailChange(
  deps: Deps,
  signedIn: SignedIn,
  { email, current }: { email: string; current: string },
  requestId: string,
): Promise<void> {
  const { accountId } = signedIn
  const person = await requirePassword(deps, signedIn, current)
  const hospital = await hospitalName(deps)
  const reader = { to: email, language: person.language, hospital }
  await deps.db.transaction(async transaction => {
    const taken = await findByEmail(transaction, email)
    const code = newCode()
    const row = {
      accountId,
      email,
      // An empty hash matches no code.
      codeHash: taken ? '' : hashCode(accountId, email, code),
      attempts: 0,
      expiresAt: deps.now().add({ minutes: codeMinutes }),
    }
    await transaction
      .insert(emailChange)
      .values(row)
      .onConflictDoUpdate({ target: emailChange.accountId, set: row })
    await putMessage(
      transaction,
      taken ? emailKnownMail(deps, reader, areaOf[taken.role]) : emailCodeMail(reader, code, codeMinutes),
    )
    await audit(transaction, ownEntry(accountId, 'email.change-asked', requestId))
  })
  deps.outboxChanged()
}

/** Changes to the new address. If two accounts want it, a unique index lets only one have it. */
export async function confirmEmail(
  deps: Deps,
  { accountId }: SignedIn,
  code: string,
  requestId: string,
): Promise<string> {
  const hospital = await hospitalName(deps)
  const changed = await deps.db.transaction(async transaction => {
    const [row] = await transaction
      .select()
      .from(emailChange)
      .where(eq(emailChange.accountId, accountId))
      .for('update')
    if (!row) return null
    const given = Buffer.from(hashCode(accountId, row.email, code))
    const stored = Buffer.from(row.codeHash)
    const isValid = given.length === stored.length && timingSafeEqual(given, stored)
    const open = row.attempts < maxAttempts && Temporal.Instant.compare(deps.now(), row.expiresAt) < 0
    if (!isValid || !open || (await findByEmail(transaction, row.email))) {
      await transaction
        .update(emailChange)
        .set({ attempts: sql`${emailChange.attempts} + 1` })
        .where(eq(emailChange.accountId, accountId))
      return null
    }
    const [before] = await transaction.select().from(account).where(eq(account.id, accountId))
    if (!before) return null
    await transaction
      .update(account)
      .set({ email: row.email, updatedAt: deps.now() })
      .where(eq(account.id, accountId))
    // End reset links that were sent to the previous address.
    await endPasswordLinks(transaction, accountId, deps.now())
    await endAnswerLinks(transaction, accountId, deps.now())
    await transaction.delete(emailChange).where(eq(emailChange.accountId, accountId))
    const reader = { to: before.email, language: before.language, hospital }
    await putMessage(transaction, emailChangedMail(reader))
    // The database's clock, which also dates the messages. So this last message still belongs to the account.
    const former = { id: newId(), accountId, email: before.email, until: sql`now()` }
    await transaction.insert(formerEmail).values(former)
    await audit(transaction, ownEntry(accountId, 'email.change', requestId))
    return row.email
  })
  if (!changed) throw namedFieldProblem(422, 'code', 'accounts.codeWrong')
  deps.outboxChanged()
  return changed
}

/** Ends answer links in the previous mailbox, whose reader could otherwise still answer for the family's appointments. */
async function endAnswerLinks(db: Executor, accountId: string, now: Temporal.Instant): Promise<void> {
  const theirs = db
    .select({ id: appointment.id })
    .from(appointment)
    .innerJoin(patient, eq(patient.id, appointment.patientId))
    .where(or(eq(patient.accountId, accountId), eq(patient.dependantOf, accountId)))
  await db
    .update(answerLink)
    .set({ expiresAt: now })
    .where(and(inArray(answerLink.appointmentId, theirs), gt(answerLink.expiresAt, now)))
}
