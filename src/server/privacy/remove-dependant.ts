import { and, asc, eq, gt, inArray, isNull } from 'drizzle-orm'
import { appointmentStatuses, isMovable } from '#entities/appointment/appointment-status.ts'
import { expireRequests } from '../appointments/expiry.ts'
import { notifyPatient } from '../appointments/messages/messages.ts'
import {
  appointmentEntry as appointmentNote,
  refuseAfterCutOff,
  transition,
} from '../appointments/transitions.ts'
import {
  changedProblem,
  type FullAppointment,
  patientView,
  selectAppointments,
} from '../appointments/views.ts'
import type { Executor } from '../database/connect.ts'
import { patient } from '../database/tables/accounts.ts'
import { answerLink, appointment, placeHold } from '../database/tables/booking.ts'
import { waitingEntry } from '../database/tables/waiting-list.ts'
import { audit } from '../kernel/audit.ts'
import type { Actor, Deps } from '../kernel/deps.ts'
import { Problem } from '../kernel/problem.ts'
import { note } from '../patients/dependants.ts'
import { findDependant } from '../patients/family.ts'
import { lockOwnPatient } from '../patients/locks.ts'
import { bookingRules } from '../schedules/booking-rules.ts'
import { withLateness } from '../schedules/lateness.ts'
import { deleteOfferEmails } from '../waiting-list/delete-offer-emails.ts'
import { offerFreeSlots } from '../waiting-list/offers.ts'

const movable = appointmentStatuses.filter(isMovable)

const upcoming = async (db: Executor, id: string, now: Temporal.Instant): Promise<FullAppointment[]> =>
  withLateness(
    db,
    await selectAppointments(db)
      .where(
        and(
          eq(appointment.patientId, id),
          inArray(appointment.status, movable),
          gt(appointment.startsAt, now),
        ),
      )
      .orderBy(asc(appointment.startsAt)),
  )

/**
 * Removes a dependant. With coming appointments it is refused with their list, unless `cancel` cancels them in the same
 * transaction. Past appointments stay in the history; the record of a dependant without any appointment, and without one merged into
 * it, is deleted.
 */
export async function removeDependant(
  deps: Deps,
  actor: Actor,
  id: string,
  { cancel }: { cancel: boolean },
): Promise<void> {
  const rules = await bookingRules(deps)
  await findDependant(deps.db, actor.accountId, id)
  await expireRequests(deps, eq(appointment.patientId, id))
  const given = await deps.db.transaction(async db => {
    await lockOwnPatient(db, actor.accountId)
    await findDependant(db, actor.accountId, id)
    const now = deps.now()
    const booked = await upcoming(db, id, now)
    if (booked.length > 0 && !cancel) {
      const result = { appointments: booked.map(patientView) }
      throw new Problem(409, 'dependants.appointmentsComing', { count: booked.length }, { result })
    }
    for (const before of booked) {
      const { status } = before.row
      refuseAfterCutOff(before, now, rules.cancelHours, 'booking.cancelTooLate')
      const values = { status: 'cancelled_by_patient' as const, updatedAt: now }
      const after = await transition(db, before.row.id, status, values)
      // The front desk changed the request at this moment: the transaction is rolled back.
      if (!after) throw changedProblem(patientView(before))
      await notifyPatient(db, rules, 'cancelled', after, { calendar: status === 'accepted' })
      await audit(db, appointmentNote(actor, 'appointment.cancel', after, { from: status }))
    }
    const waits = await endWaitingEntries(db, id, now)
    await deleteAnswerLinks(db, id)
    const ever = db.select({ id: appointment.id }).from(appointment).where(eq(appointment.patientId, id))
    // The undoing of a merge needs both records.
    const merged = db.select({ id: patient.id }).from(patient).where(eq(patient.mergedInto, id))
    const [needed] = await ever.union(merged).limit(1)
    if (needed) await db.update(patient).set({ removedAt: now, updatedAt: now }).where(eq(patient.id, id))
    else await db.delete(patient).where(eq(patient.id, id))
    await audit(db, note(actor, 'dependant.remove', id, { cancelled: booked.length }))
    return [...booked.map(one => one.row.doctorId), ...waits]
  })
  deps.outboxChanged()
  for (const doctorId of new Set(given)) await offerFreeSlots(deps, doctorId)
}

/** Deletes the holds of a removed dependant and ends the waiting list entries. Returns the doctors of the released holds. */
async function endWaitingEntries(db: Executor, id: string, now: Temporal.Instant): Promise<string[]> {
  const freed = await db
    .delete(placeHold)
    .where(eq(placeHold.dependantId, id))
    .returning({ doctorId: placeHold.doctorId })
  await db
    .update(waitingEntry)
    .set({ status: 'left', updatedAt: now })
    .where(and(eq(waitingEntry.patientId, id), inArray(waitingEntry.status, ['waiting', 'offered'])))
  await deleteOfferEmails(db, id)
  return freed.map(one => one.doctorId)
}

/** Deletes open answer links, which could still book for a removed dependant. */
async function deleteAnswerLinks(db: Executor, id: string): Promise<void> {
  const own = db.select({ id: appointment.id }).from(appointment).where(eq(appointment.patientId, id))
  await db
    .delete(answerLink)
    .where(and(inArray(answerLink.appointmentId, own), isNull(answerLink.answeredAt)))
}
