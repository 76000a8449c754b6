import { and, eq, inArray, ne } from 'drizzle-orm'
import type { DeskAppointment } from '#entities/appointment/appointment.ts'
import { missedHours, occupyingStatuses } from '#entities/appointment/appointment-status.ts'
import type { Executor } from '../database/connect.ts'
import { appointment } from '../database/tables/booking.ts'
import { queueCall } from '../database/tables/waiting-room.ts'
import { audit } from '../kernel/audit.ts'
import type { Actor, Deps } from '../kernel/deps.ts'
import { Problem } from '../kernel/problem.ts'
import { lockBookings } from '../patients/locks.ts'
import { alreadyIn, appointmentEntry, appointmentOr404, transition } from './transitions.ts'
import { changedProblem, deskView, type FullAppointment } from './views.ts'

/**
 * Undoes a no-show, for a day. A patient who had checked in before waits again. 409 if the appointment has another
 * status, the day is over, or another patient has the slot meanwhile.
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
    if (await isTaken(db, before)) throw new Problem(409, 'booking.taken')
    const full = await transition(db, id, 'no_show', { status: to, updatedAt: now })
    if (!full) return null
    // Another patient may have been called in since.
    await db.update(queueCall).set({ calledAt: null }).where(eq(queueCall.appointmentId, id))
    await audit(db, appointmentEntry(actor, 'appointment.reinstate', full, { to }))
    return full
  })
  return after ? deskView(after) : alreadyIn(deps, id, to)
}

async function isTaken(db: Executor, { row }: FullAppointment): Promise<boolean> {
  const { id, scheduleId, startsAt, place } = row
  const [other] = await db
    .select({ id: appointment.id })
    .from(appointment)
    .where(
      and(
        ne(appointment.id, id),
        eq(appointment.scheduleId, scheduleId),
        eq(appointment.startsAt, startsAt),
        eq(appointment.place, place),
        inArray(appointment.status, occupyingStatuses),
      ),
    )
    .limit(1)
  return other !== undefined
}
