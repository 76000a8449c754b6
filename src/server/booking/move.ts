import { and, eq } from 'drizzle-orm'
import type { Appointment } from '#entities/appointment.ts'
import { isMovable } from '#entities/appointment-status.ts'
import type { Deps } from '../app.ts'
import { audit } from '../audit.ts'
import { appointment } from '../database/booking-tables.ts'
import type { Executor } from '../database/connect.ts'
import { Problem } from '../problem.ts'
import type { Actor } from './actor.ts'
import { expiryOf } from './book.ts'
import { lockDoctor, lockOwnPatient } from './locks.ts'
import { tellPatient } from './messages.ts'
import { offeringOthers } from './offer.ts'
import { reserve } from './reserve.ts'
import { type BookingRules, bookingRules } from './rules.ts'
import { findAppointment, shown } from './shapes.ts'
import { appointmentOr404 } from './steps.ts'

interface Move {
  schedule: string
  startsAt: string
}

/**
 * Moves an appointment to another place of the same doctor, in one step: the old place is given back if and only if
 * the new one is had. It keeps its id, code and state: who was accepted need not be accepted again.
 */
export async function moveAppointment(
  deps: Deps,
  actor: Actor,
  id: string,
  move: Move,
): Promise<Appointment> {
  const rules = await bookingRules(deps)
  const startsAt = Temporal.Instant.from(move.startsAt)
  const before = await appointmentOr404(deps.db, id, actor.accountId)
  const moved = await offeringOthers(deps, { doctor: before.doctor, startsAt }, () =>
    deps.db.transaction(db => moveIn(deps, db, rules, actor, id, before.row.doctorId, { ...move, startsAt })),
  )
  deps.outboxChanged()
  return moved
}

async function moveIn(
  deps: Deps,
  db: Executor,
  rules: BookingRules,
  actor: Actor,
  id: string,
  doctorId: string,
  { schedule, startsAt }: { schedule: string; startsAt: Temporal.Instant },
): Promise<Appointment> {
  const doctor = await lockDoctor(db, { id: doctorId })
  const patientId = await lockOwnPatient(db, actor.accountId)
  const now = deps.now()
  const before = await appointmentOr404(db, id, actor.accountId)
  const { row } = before
  const current = { result: { current: shown(before) } }
  if (row.scheduleId === schedule && row.startsAt.equals(startsAt)) return shown(before)
  const overdue = row.expiresAt && Temporal.Instant.compare(row.expiresAt, now) <= 0
  if (!isMovable(row.status) || (row.status === 'requested' && overdue)) {
    throw new Problem(409, 'booking.changed', {}, current)
  }
  if (Temporal.Instant.compare(row.startsAt, now) <= 0) throw new Problem(409, 'booking.started', {}, current)
  const wish = { doctor, patientId, schedule, startsAt, now, moving: id }
  const reserved = await reserve(db, rules, wish)
  const moved = await db
    .update(appointment)
    .set({
      scheduleId: schedule,
      locationId: reserved.location.id,
      mode: reserved.schedule.mode,
      timezone: reserved.schedule.timezone,
      startsAt: reserved.startsAt,
      endsAt: reserved.endsAt,
      place: reserved.number,
      expiresAt: row.status === 'requested' ? expiryOf(rules, now, startsAt) : null,
      updatedAt: now,
    })
    // The desk may answer or the clock strike it out at this very moment: their rows take no doctor's lock.
    .where(and(eq(appointment.id, id), eq(appointment.status, row.status)))
  if (moved.rowCount === 0) {
    const latest = shown(await appointmentOr404(db, id, actor.accountId))
    throw new Problem(409, 'booking.changed', {}, { result: { current: latest } })
  }
  const after = await findAppointment(db, id)
  if (!after) throw new Problem(409, 'booking.changed', {}, current)
  const { lateMinutes } = reserved.occurrence
  await tellPatient(db, rules, 'moved', after, { calendar: row.status === 'accepted', lateMinutes })
  await audit(db, {
    ...actor,
    action: 'appointment.move',
    objectKind: 'appointment',
    objectId: id,
    patientId,
    detail: { from: row.startsAt.toString(), to: startsAt.toString() },
  })
  return shown(after)
}
