import { and, eq, inArray, isNull } from 'drizzle-orm'
import { isMovable } from '#entities/appointment/appointment-status.ts'
import { earlierDates } from '#entities/appointment/earlier-dates.ts'
import { packageOf } from '#entities/appointment/timetable-key.ts'
import { appointmentOr404 } from '../appointments/transitions.ts'
import { changedProblem, deskView } from '../appointments/views.ts'
import type { Executor } from '../database/connect.ts'
import type { appointment } from '../database/tables/booking.ts'
import { waitingEntry } from '../database/tables/waiting-list.ts'
import type { Actor, Deps } from '../kernel/deps.ts'
import { millisecond } from '../kernel/millisecond.ts'
import { Problem } from '../kernel/problem.ts'
import { lockPatient } from '../patients/locks.ts'
import { timetable } from '../schedules/timetable.ts'
import { endInTransaction, enterInTransaction } from './entries.ts'
import { openEntries } from './resolve-entries.ts'

/**
 * The front desk puts the patient of an appointment on the waiting list for an earlier time with the same doctor. An
 * existing entry stays as it is; 409 if it is not for this appointment. Returns the doctor's id.
 */
export async function waitForEarlier(deps: Deps, actor: Actor, id: string): Promise<string> {
  const bookable = await timetable(deps)
  return deps.db.transaction(async db => {
    const { patientId } = (await appointmentOr404(db, id)).row
    await lockPatient(db, patientId)
    const full = await appointmentOr404(db, id)
    const { doctorId, status } = full.row
    // A colleague has merged the patient into another, whose family is not locked.
    if (full.row.patientId !== patientId) throw new Problem(409, 'api.conflict')
    const now = millisecond(deps.now())
    if (!isMovable(status) || packageOf(full.doctor) !== null) throw changedProblem(deskView(full))
    // No slot of a doctor who is booked by telephone is ever offered.
    if (!bookable.doctors.get(full.doctor)?.bookable) throw new Problem(409, 'booking.notBookable')
    // The offer is an email with a link.
    if (full.email === null) throw new Problem(409, 'booking.waitNoEmail')
    const known = await entryForDoctor(db, full.row)
    // The patient may have chosen other dates, or another appointment, or has an offer.
    if (known && known.replaces !== id) throw new Problem(409, 'booking.waitsAlready')
    if (known) return doctorId
    const dates = earlierDates(full.row, now)
    if (!dates) throw new Problem(409, 'booking.waitNoDay')
    await enterInTransaction(db, actor, {
      patientId,
      awaited: { doctorId, specialistId: null },
      family: [patientId],
      preferences: { fromDate: dates.from, toDate: dates.to, replaces: id, updatedAt: now },
    })
    return doctorId
  })
}

/** The open entry of the appointment's patient for its doctor: there is at most one. */
const entryForDoctor = async (db: Executor, { patientId, doctorId }: typeof appointment.$inferSelect) =>
  (
    await db
      .select({ replaces: waitingEntry.replaces })
      .from(waitingEntry)
      .where(
        and(
          eq(waitingEntry.patientId, patientId),
          eq(waitingEntry.doctorId, doctorId),
          isNull(waitingEntry.specialistId),
          inArray(waitingEntry.status, [...openEntries]),
        ),
      )
  )[0]

/** Takes the patient off the list again, and releases the offer; can be repeated. Returns the doctor's id. */
export const stopWaitingForEarlier = (deps: Deps, actor: Actor, id: string): Promise<string> =>
  deps.db.transaction(async db => {
    const { doctorId, patientId } = (await appointmentOr404(db, id)).row
    const holder = await lockPatient(db, patientId)
    const entries = await db
      .select()
      .from(waitingEntry)
      .where(and(eq(waitingEntry.replaces, id), inArray(waitingEntry.status, [...openEntries])))
    for (const entry of entries) await endInTransaction(deps, db, actor, entry, holder)
    return doctorId
  })
