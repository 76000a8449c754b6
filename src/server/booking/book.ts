import { randomInt } from 'node:crypto'
import type { Appointment } from '#entities/appointment.ts'
import type { Deps } from '../app.ts'
import { audit } from '../audit.ts'
import { appointment } from '../database/booking-tables.ts'
import { type Executor, newId } from '../database/connect.ts'
import { Problem } from '../problem.ts'
import { once } from './idempotency.ts'
import { tellPatient } from './messages.ts'
import { offeringOthers } from './offer.ts'
import { locationOf, lockDoctor, lockPatient, type Reserved, reserve } from './reserve.ts'
import { type BookingRules, bookingRules } from './rules.ts'
import { findAppointment, shown } from './shapes.ts'

/** Without what is mistaken for something else when read aloud or written by hand: 0 O, 1 I L, 5 S, 8 B, 2 Z, U. */
const alphabet = '34679ACDEFGHJKMNPQRTVWXY'
export const newCode = (): string =>
  Array.from({ length: 8 }, () => alphabet[randomInt(alphabet.length)]).join('')

export interface Booking {
  accountId: string
  requestId: string
  key: string
  doctor: string
  schedule: string
  startsAt: string
  reason?: string | undefined
}

/** A request waits so long for an answer, but not after the hour it was for. */
export function expiryOf(rules: BookingRules, now: Temporal.Instant, startsAt: Temporal.Instant) {
  const expires = now.add({ minutes: rules.requestExpiryMinutes })
  return Temporal.Instant.compare(expires, startsAt) < 0 ? expires : startsAt
}

async function insert(
  db: Executor,
  rules: BookingRules,
  wish: { patientId: string; doctorId: string; reason: string | null; now: Temporal.Instant },
  { schedule, startsAt, endsAt, number }: Reserved,
): Promise<string> {
  const { patientId, doctorId, reason, now } = wish
  const values = {
    scheduleId: schedule.id,
    doctorId,
    locationId: locationOf(schedule.id),
    patientId,
    mode: schedule.mode,
    timezone: schedule.timezone,
    startsAt,
    endsAt,
    place: number,
    status: 'requested' as const,
    reason,
    expiresAt: expiryOf(rules, now, startsAt),
    createdAt: now,
    updatedAt: now,
  }
  // Twice, because the one thing that may conflict besides the place is the code.
  for (let attempt = 0; attempt < 2; attempt++) {
    const [made] = await db
      .insert(appointment)
      .values({ id: newId(), code: newCode(), ...values })
      .onConflictDoNothing()
      .returning({ id: appointment.id })
    if (made) return made.id
  }
  throw new Problem(409, 'booking.taken')
}

/**
 * Requests a place for the signed-in patient, once for a key however often it is sent. The doctor's row lock makes
 * everybody who wants the same place take turns; the unique index stands behind it.
 */
export async function bookAppointment(
  deps: Deps,
  booking: Booking,
): Promise<{ answer: Appointment; replayed: boolean }> {
  const { accountId, requestId, key, doctor: slug, schedule, reason } = booking
  const startsAt = Temporal.Instant.from(booking.startsAt)
  const rules = await bookingRules(deps)
  const body = { doctor: slug, schedule, startsAt: booking.startsAt, reason: reason ?? null }
  const request = { accountId, key, operation: 'appointment.request', body }
  const work = async (db: Executor): Promise<Appointment> => {
    const doctor = await lockDoctor(db, { slug })
    const patientId = await lockPatient(db, accountId)
    // Only now: waiting for the locks took time.
    const now = deps.now()
    const reserved = await reserve(db, rules, { doctor, patientId, schedule, startsAt, now })
    const wish = { patientId, doctorId: doctor.id, reason: reason || null, now }
    const id = await insert(db, rules, wish, reserved)
    const full = await findAppointment(db, id)
    if (!full) throw new Problem(409, 'booking.taken')
    await tellPatient(db, rules, 'requested', full, { lateMinutes: reserved.occurrence.lateMinutes })
    await audit(db, {
      accountId,
      action: 'appointment.request',
      objectKind: 'appointment',
      objectId: id,
      patientId,
      requestId,
    })
    return shown(full)
  }
  const done = await offeringOthers(deps, { doctor: slug, startsAt }, () =>
    deps.db.transaction(db => once(db, request, () => work(db))),
  )
  if (!done.replayed) deps.outboxChanged()
  return done
}
