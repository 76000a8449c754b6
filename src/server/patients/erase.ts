import { and, eq, gt, inArray, sql } from 'drizzle-orm'
import { holdingStatuses } from '#entities/appointment-status.ts'
import type { Deps } from '../app.ts'
import { type Audit, audit } from '../audit.ts'
import { forgetMails } from '../contact/forget-mails.ts'
import { account, patient, signUp } from '../database/account-tables.ts'
import { answerLink, appointment, callItem, placeHold } from '../database/booking-tables.ts'
import { contactMessage } from '../database/form-tables.ts'
import { outboxMessage } from '../database/message-tables.ts'
import { waitingEntry } from '../database/waiting-tables.ts'
import { notFound, Problem } from '../problem.ts'
import { eraseTestimonials } from './testimonials.ts'

/** What stands where a name stood. */
export const erasedName = '—'

/**
 * Forgets a person: account, sessions, messages and every word about them. Past appointments stay as numbers (who had
 * a place when), without a name. Refused while one is still to come: it would wait for nobody.
 */
export async function erasePatient(
  deps: Deps,
  patientId: string,
  note: Pick<Audit, 'accountId' | 'requestId'>,
): Promise<void> {
  await deps.db.transaction(async db => {
    const [person] = await db.select().from(patient).where(eq(patient.id, patientId)).for('update')
    if (!person) throw notFound()
    const now = deps.now()
    const [coming] = await db
      .select({ id: appointment.id })
      .from(appointment)
      .where(
        and(
          eq(appointment.patientId, patientId),
          inArray(appointment.status, [...holdingStatuses]),
          gt(appointment.endsAt, now),
        ),
      )
      .limit(1)
    if (coming) throw new Problem(409, 'patients.appointmentsComing')
    const [owner] = person.accountId
      ? await db.select().from(account).where(eq(account.id, person.accountId))
      : []
    const own = db
      .select({ id: appointment.id })
      .from(appointment)
      .where(eq(appointment.patientId, patientId))
    // A link would still book for nobody, and a call would reach nobody.
    await db.delete(answerLink).where(inArray(answerLink.appointmentId, own))
    await db.delete(callItem).where(inArray(callItem.appointmentId, own))
    await db.delete(outboxMessage).where(inArray(outboxMessage.appointmentId, own))
    await eraseTestimonials(db, patientId)
    await db.delete(placeHold).where(eq(placeHold.patientId, patientId))
    await db.delete(waitingEntry).where(eq(waitingEntry.patientId, patientId))
    await db
      .update(appointment)
      .set({ reason: null, statusReason: null })
      .where(eq(appointment.patientId, patientId))
    await db
      .update(patient)
      .set({
        accountId: null,
        fullName: erasedName,
        birthDate: null,
        sex: null,
        phone: null,
        address: null,
        emergencyContact: null,
        insurance: null,
        updatedAt: now,
      })
      .where(eq(patient.id, patientId))
    if (owner) {
      const same = sql`lower(${owner.email})`
      await db.delete(outboxMessage).where(sql`lower(${outboxMessage.to}) = ${same}`)
      const gone = await db
        .delete(contactMessage)
        .where(sql`lower(${contactMessage.email}) = ${same}`)
        .returning({ reference: contactMessage.reference })
      for (const { reference } of gone) await forgetMails(db, reference)
      await db.delete(signUp).where(sql`lower(${signUp.email}) = ${same}`)
      await db.delete(account).where(eq(account.id, owner.id))
    }
    await audit(db, {
      ...note,
      action: 'patient.erase',
      objectKind: 'patient',
      objectId: patientId,
      patientId,
    })
  })
}
