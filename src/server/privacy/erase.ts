import { and, eq, gt, inArray, or, sql } from 'drizzle-orm'
import { appointmentStatuses, isMovable, isOpen } from '#entities/appointment/appointment-status.ts'
import { erasedName } from '#entities/people/erased-name.ts'
import { expireRequests } from '../appointments/expiry.ts'
import { eraseTestimonials } from '../appointments/testimonials.ts'
import type { Executor } from '../database/connect.ts'
import { account, emailChange, patient, signUp } from '../database/tables/accounts.ts'
import { answerLink, appointment, idempotencyKey, placeHold } from '../database/tables/booking.ts'
import { callItem } from '../database/tables/call-list.ts'
import { contactMessage, jobApplication } from '../database/tables/forms.ts'
import { outboxMessage } from '../database/tables/messages.ts'
import { waitingEntry } from '../database/tables/waiting-list.ts'
import { deleteMails } from '../inbox/forms/delete-mails.ts'
import { eraseApplicationRows, removeFiles } from '../inbox/forms/retention.ts'
import { type Audit, audit } from '../kernel/audit.ts'
import type { Deps } from '../kernel/deps.ts'
import { errorText } from '../kernel/error-text.ts'
import { notFound, Problem } from '../kernel/problem.ts'
import { purgeFiles } from '../mail/purge-files.ts'
import { withMerged } from '../patients/family.ts'
import { lockAccount, lockPatient } from '../patients/locks.ts'
import { deleteOfferEmails } from '../waiting-list/delete-offer-emails.ts'
import { writtenTo } from './data-export-parts.ts'

const openStatuses = appointmentStatuses.filter(isOpen)

/** The patient's dependants, also removed ones. */
const dependantsOf = (db: Executor, accountId: string | null) =>
  accountId
    ? db.select({ id: patient.id }).from(patient).where(eq(patient.dependantOf, accountId))
    : Promise.resolve([])

/**
 * Erases a patient: account, sessions, messages and all texts about them and their dependants, who have no account to
 * request it. Past appointments stay for statistics, without a name. Refused while an appointment is to come or under way;
 * one that was completed before its time is neither.
 */
export async function erasePatient(
  deps: Deps,
  patientId: string,
  note: Pick<Audit, 'accountId' | 'requestId'>,
): Promise<void> {
  const [asked] = await deps.db.select().from(patient).where(eq(patient.id, patientId))
  const family = asked ? [asked, ...(await dependantsOf(deps.db, asked.accountId))] : []
  const ofFamily = family.map(one => one.id)
  await expireRequests(deps, inArray(appointment.patientId, ofFamily))
  const files = await deps.db.transaction(async db => {
    // Lock the account first, as a save of the patient's data does: it is deleted at the end.
    if (asked?.accountId) await lockAccount(db, asked.accountId)
    // The family's lock, which every booking takes: none is made during the erasure.
    await lockPatient(db, patientId)
    const [person] = await db.select().from(patient).where(eq(patient.id, patientId)).for('update')
    if (!person) throw notFound()
    const now = deps.now()
    const family = [patientId, ...(await dependantsOf(db, person.accountId)).map(one => one.id)]
    const ids = await withMerged(db, family)
    const ofThem = inArray(appointment.patientId, ids)
    await refuseWithOpenAppointments(db, ids, now)
    const [owner] = person.accountId
      ? await db.select().from(account).where(eq(account.id, person.accountId))
      : []
    const own = db.select({ id: appointment.id }).from(appointment).where(ofThem)
    // Links could still book, and calls would have no patient.
    await db.delete(answerLink).where(inArray(answerLink.appointmentId, own))
    await db.delete(callItem).where(inArray(callItem.appointmentId, own))
    await db.delete(outboxMessage).where(inArray(outboxMessage.appointmentId, own))
    for (const id of ids) {
      await eraseTestimonials(db, id)
      await deleteOfferEmails(db, id)
    }
    // Stored answers of idempotent requests contain their names.
    const naming = ids.map(id => sql`strpos(${idempotencyKey.answer}->>'text', ${id}) > 0`)
    await db.delete(idempotencyKey).where(or(...naming))
    await db
      .delete(placeHold)
      .where(or(inArray(placeHold.patientId, ids), inArray(placeHold.dependantId, ids)))
    await db.delete(waitingEntry).where(inArray(waitingEntry.patientId, ids))
    await db.update(appointment).set({ reason: null, statusReason: null, guarantor: null }).where(ofThem)
    await db
      .update(patient)
      .set({
        accountId: null,
        dependantOf: null,
        relationship: null,
        fullName: erasedName,
        birthDate: null,
        sex: null,
        phone: null,
        address: null,
        emergencyContact: null,
        insurance: null,
        recordNumber: null,
        nik: null,
        nikHash: null,
        deskNotes: null,
        updatedAt: now,
      })
      .where(inArray(patient.id, ids))
    const cvs: string[] = []
    if (owner) {
      await db.delete(outboxMessage).where(writtenTo(outboxMessage.to, outboxMessage.createdAt, owner.id))
      // A code was sent to a requested address that was never confirmed. Other messages to it may be another person's.
      const wished = db.select({ email: emailChange.email }).from(emailChange)
      const toWished = inArray(outboxMessage.to, wished.where(eq(emailChange.accountId, owner.id)))
      await db.delete(outboxMessage).where(and(eq(outboxMessage.kind, 'email.code'), toWished))
      const gone = await db
        .delete(contactMessage)
        .where(writtenTo(contactMessage.email, contactMessage.createdAt, owner.id))
        .returning({ reference: contactMessage.reference })
      for (const { reference } of gone) await deleteMails(db, reference)
      const applied = writtenTo(jobApplication.email, jobApplication.createdAt, owner.id)
      cvs.push(...(await eraseApplicationRows(db, applied, { ...note, action: 'job-applicant.delete' })))
      await db.delete(signUp).where(sql`lower(${signUp.email}) = lower(${owner.email})`)
      await db.delete(account).where(eq(account.id, owner.id))
    }
    await audit(db, { ...note, action: 'patient.erase', objectId: patientId, patientId })
    return cvs
  })
  // The erasure is committed: files that cannot be deleted now are deleted by the job within the hour.
  await Promise.all([purgeFiles(deps), removeFiles(deps, files)]).catch(error =>
    deps.log({ level: 'warn', what: 'erase', error: errorText(error) }),
  )
}

/** Refuses while an appointment is to come, which can be cancelled, or under way, which cannot. */
async function refuseWithOpenAppointments(db: Executor, ids: string[], now: Temporal.Instant): Promise<void> {
  const open = await db
    .select({ status: appointment.status, startsAt: appointment.startsAt })
    .from(appointment)
    .where(
      and(
        inArray(appointment.patientId, ids),
        inArray(appointment.status, openStatuses),
        gt(appointment.endsAt, now),
      ),
    )
  if (open.length === 0) return
  const isComing = open.some(one => isMovable(one.status) && Temporal.Instant.compare(one.startsAt, now) > 0)
  throw new Problem(409, isComing ? 'patients.appointmentsComing' : 'patients.visitUnderWay')
}
