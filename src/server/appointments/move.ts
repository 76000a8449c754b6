import { and, eq } from 'drizzle-orm'
import type { OfCall } from '#entities/appointment/appointment.ts'
import { isMovable } from '#entities/appointment/appointment-status.ts'
import type { Executor } from '../database/connect.ts'
import { appointment } from '../database/tables/booking.ts'
import { audit } from '../kernel/audit.ts'
import type { Actor, Deps } from '../kernel/deps.ts'
import { slotsFreed, slotTaken } from '../kernel/events.ts'
import { lockBookings, lockDoctor, lockPatient } from '../patients/locks.ts'
import { type BookingRules, bookingRules } from '../schedules/booking-rules.ts'
import { doctorOfSchedule } from '../schedules/doctors.ts'
import { withAlternatives } from '../schedules/offer-alternatives.ts'
import { closeCall } from './call-list/calls.ts'
import { putOnCallList } from './call-list/entries.ts'
import { notifyPatient } from './messages/messages.ts'
import { refuseOtherPackage, suitablePackage } from './package-terms.ts'
import { deleteHolds, isOffered } from './reservation/holds.ts'
import { reserve } from './reservation/reserve.ts'
import {
  appointmentEntry,
  appointmentOr404,
  nextSequence,
  refuseAfterCutOff,
  refuseErased,
} from './transitions.ts'
import {
  changedProblem,
  dependantInfo,
  deskView,
  type FullAppointment,
  findAppointment,
  patientView,
} from './views.ts'

export interface SlotChoice {
  schedule: string
  startsAt: string
}

/**
 * Moves an appointment to another slot in one transaction: the old slot is released if and only if the new one is booked.
 * Id, code and status stay: an accepted appointment need not be accepted again. The front desk may also move it to another
 * doctor.
 */
export async function moveAppointment(
  deps: Deps,
  actor: Actor,
  id: string,
  to: SlotChoice,
  { atDesk = false, call, callNote: note }: { atDesk?: boolean } & OfCall = {},
): Promise<FullAppointment> {
  const rules = await bookingRules(deps)
  const startsAt = Temporal.Instant.from(to.startsAt)
  const owner = atDesk ? undefined : actor.accountId
  const before = await appointmentOr404(deps.db, id, owner)
  const leaves = before.row.doctorId
  const target = atDesk ? await doctorOfSchedule(deps.db, to.schedule) : { id: leaves, slug: before.doctor }
  const moved = await withAlternatives(deps, { doctor: target.slug, startsAt }, () =>
    deps.db.transaction(async db => {
      // In the order of ids: a colleague may move another appointment in the other direction.
      if (leaves < target.id) await lockBookings(db, leaves)
      const doctor = await lockDoctor(db, target.id, atDesk)
      if (leaves > target.id) await lockBookings(db, leaves)
      await lockPatient(db, before.row.patientId)
      const now = deps.now()
      const after = await moveInTransaction(db, rules, { actor, atDesk, now, doctor, leaves }, id, to)
      const outcome = { outcome: 'booked', appointmentId: id, newAppointmentId: id } as const
      if (call) await closeCall(db, { call, actor, now, note, ...outcome })
      return after
    }),
  )
  deps.outboxChanged()
  await slotsFreed.emit(deps, leaves)
  return moved
}

interface MoveContext {
  /** Empty if the patient answers by a link, without signing in. */
  actor: Partial<Actor>
  atDesk: boolean
  now: Temporal.Instant
  doctor: Awaited<ReturnType<typeof lockDoctor>>
  /** The doctor of the appointment so far, whose bookings are locked too; by default `doctor`. */
  leaves?: string
  /** The hospital changed the time first, so its cut-off does not apply. */
  answering?: boolean
  /** The hospital offers the old slot back: no notice applies, and no answer is needed. */
  reclaiming?: boolean
}

/** The move itself. Lock the doctor and the patient first. */
export async function moveInTransaction(
  db: Executor,
  rules: BookingRules,
  { actor, atDesk, now, doctor, leaves = doctor.id, answering = false, reclaiming = false }: MoveContext,
  id: string,
  to: SlotChoice,
): Promise<FullAppointment> {
  const startsAt = Temporal.Instant.from(to.startsAt)
  const before = await appointmentOr404(db, id)
  const { row } = before
  const changed = (full: FullAppointment) => changedProblem(atDesk ? deskView(full) : patientView(full))
  if (row.scheduleId === to.schedule && row.startsAt.equals(startsAt)) return before
  refuseErased(before)
  refuseOtherPackage(row, doctor)
  // A colleague has moved it to another doctor, whose bookings are not locked.
  if (row.doctorId !== leaves) throw changed(before)
  const overdue = row.expiresAt && Temporal.Instant.compare(row.expiresAt, now) <= 0
  if (!isMovable(row.status) || (row.status === 'requested' && overdue)) throw changed(before)
  const isOffer = !atDesk && (await isOffered(db, row.patientId, { schedule: to.schedule, startsAt, now }))
  // No cut-off for a move that the hospital caused or offered.
  const cutOff = answering || isOffer ? 0 : rules.rescheduleHours
  if (!atDesk) refuseAfterCutOff(before, now, cutOff, 'booking.moveTooLate')
  const { patientId } = row
  const patientName = atDesk ? before.patientName : dependantInfo(before)?.name
  const booking = {
    doctor,
    patientId,
    patientName,
    schedule: to.schedule,
    startsAt,
    now,
    moving: id,
    atDesk: atDesk || reclaiming,
  }
  const requested = row.status === 'requested'
  const reserved = await reserve(db, rules, { ...booking, confirmed: !requested })
  // A slot that the hospital gives back was booked before.
  if (!reclaiming) {
    const { timezone } = reserved.schedule
    await suitablePackage(db, { doctor, patientId, startsAt, timezone, movedFrom: row.startsAt })
  }
  // The hospital offered the slot itself, or confirms a slot that is too soon for an answer.
  const confirming = requested && (reclaiming || !reserved.answerBy)
  const moved = await db
    .update(appointment)
    .set({
      scheduleId: to.schedule,
      doctorId: doctor.id,
      locationId: reserved.location.id,
      mode: reserved.schedule.mode,
      timezone: reserved.schedule.timezone,
      startsAt: reserved.startsAt,
      endsAt: reserved.endsAt,
      place: reserved.number,
      ...(requested && { expiresAt: confirming ? null : reserved.answerBy }),
      ...(confirming ? { status: 'accepted', decidedAt: now, decidedBy: actor.accountId ?? null } : {}),
      sequence: nextSequence,
      updatedAt: now,
    })
    // The front desk may answer the request, or the expiry job expire it: both without the doctor's lock.
    .where(and(eq(appointment.id, id), eq(appointment.status, row.status)))
  const after = await findAppointment(db, id)
  if (moved.rowCount === 0 || !after) throw changed(after ?? before)
  await slotTaken.emit(db, { patientId, doctorId: doctor.id, now })
  await deleteHolds(db, await lockPatient(db, patientId), after.row)
  const isOther = leaves !== doctor.id
  const calendar = after.row.status === 'accepted'
  const options = { calendar, confirming, ...(isOther && { earlier: before }) }
  const news = atDesk ? 'movedByHospital' : confirming ? 'accepted' : 'moved'
  const isNotified = await notifyPatient(db, rules, news, after, options)
  // Also after a move by telephone: the front desk then closes the call by hand.
  if (!isNotified) await putOnCallList(db, [{ appointmentId: id, news: 'moved', why: 'no_address' }], now)
  const detail = {
    from: row.startsAt.toString(),
    to: startsAt.toString(),
    ...(isOther && { doctor: before.doctor }),
  }
  await audit(db, appointmentEntry(actor, 'appointment.move', after, detail))
  return after
}
