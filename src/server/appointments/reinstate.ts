import { and, eq, gt, inArray, lt, ne, type SQL } from 'drizzle-orm'
import type { DeskAppointment } from '#entities/appointment/appointment.ts'
import { missedHours, occupyingStatuses } from '#entities/appointment/appointment-status.ts'
import type { Executor } from '../database/connect.ts'
import { appointment } from '../database/tables/booking.ts'
import { queueCall } from '../database/tables/waiting-room.ts'
import { audit } from '../kernel/audit.ts'
import type { Actor, Deps } from '../kernel/deps.ts'
import { Problem } from '../kernel/problem.ts'
import { lockBookings, lockPatient } from '../patients/locks.ts'
import { alreadyIn, appointmentEntry, appointmentOr404, refuseErased, transition } from './transitions.ts'
import { changedProblem, deskView, type FullAppointment } from './views.ts'

/**
 * Undoes a no-show, for a day. A patient who had checked in before waits again. 409 if the appointment has another
 * status, the day is over, or meanwhile another patient has the slot or the patient another appointment at that time.
 */
export async function reinstate(deps: Deps, actor: Actor, id: string): Promise<DeskAppointment> {
  const now = deps.now()
  const before = await appointmentOr404(deps.db, id)
  const { status, checkedInAt, updatedAt } = before.row
  const to = checkedInAt ? 'checked_in' : 'accepted'
  // A repeated request, or the first answer was lost.
  if (status === to) return deskView(before)
  if (status !== 'no_show') throw changedProblem(deskView(before))
  if (Temporal.Instant.compare(now, updatedAt.add({ hours: missedHours })) > 0)
    throw new Problem(409, 'booking.reinstateTooLate')
  const after = await deps.db.transaction(async db => {
    await lockBookings(db, before.row.doctorId)
    await lockPatient(db, before.row.patientId)
    await refuseConflict(db, before)
    const full = await transition(db, id, 'no_show', { status: to, updatedAt: now })
    if (!full) return null
    refuseErased(full)
    // Another patient may have been called in since.
    await db.update(queueCall).set({ calledAt: null }).where(eq(queueCall.appointmentId, id))
    await audit(db, appointmentEntry(actor, 'appointment.reinstate', full, { to }))
    return full
  })
  return after ? deskView(after) : alreadyIn(deps, id, to)
}

async function refuseConflict(db: Executor, { row, patientName }: FullAppointment): Promise<void> {
  const { id, patientId, scheduleId, startsAt, endsAt, place } = row
  const hasOther = async (...which: SQL[]) => {
    const others = and(ne(appointment.id, id), inArray(appointment.status, occupyingStatuses), ...which)
    return (await db.select({ id: appointment.id }).from(appointment).where(others).limit(1)).length > 0
  }
  const ofPatient = eq(appointment.patientId, patientId)
  if (await hasOther(ofPatient, lt(appointment.startsAt, endsAt), gt(appointment.endsAt, startsAt)))
    throw new Problem(409, 'dependants.overlap', { name: patientName })
  const inSession = eq(appointment.scheduleId, scheduleId)
  if (await hasOther(inSession, eq(appointment.startsAt, startsAt), eq(appointment.place, place)))
    throw new Problem(409, 'booking.taken')
}
