import { eq } from 'drizzle-orm'
import type { Appointment, PlaceChoice } from '#entities/appointment/appointment.ts'
import type { AppointmentSource, AppointmentStatus } from '#entities/appointment/appointment-status.ts'
import type { Guarantor, GuarantorChoice } from '#entities/appointment/guarantor.ts'
import type { PackageAgreement, PackageTerms } from '#entities/appointment/package-terms.ts'
import { packageOf } from '#entities/appointment/timetable-key.ts'
import { type Executor, newId } from '../database/connect.ts'
import { appointment } from '../database/tables/booking.ts'
import type { Actor, Deps } from '../kernel/deps.ts'
import { offerTaken } from '../kernel/events.ts'
import { storeAnswer, storedAnswer } from '../kernel/idempotency.ts'
import { millisecond } from '../kernel/millisecond.ts'
import { fieldProblem, notFound, Problem } from '../kernel/problem.ts'
import { newCode } from '../kernel/spoken-code.ts'
import { guarantorOf } from '../patients/coverage.ts'
import { type LockedDoctor, requireBookable } from '../patients/locks.ts'
import { type BookingRules, bookingRules } from '../schedules/booking-rules.ts'
import { withAlternatives } from '../schedules/offer-alternatives.ts'
import { appointmentMessage } from './messages/messages.ts'
import { moveInTransaction } from './move.ts'
import { packageTerms } from './package-terms.ts'
import { type Opened, openRequest, writeRequest } from './reservation/request-statements.ts'
import { type Reserved, reserve } from './reservation/reserve.ts'
import { appointmentOr404 } from './transitions.ts'
import { type Contact, contactOf, type FullAppointment, patientView } from './views.ts'

export interface Booking {
  accountId: string
  requestId: string
  key: string
  doctor: string
  schedule: string
  startsAt: string
  reason?: string | undefined
  /** The dependant whom it is for; without one, the account holder. */
  dependant?: string | undefined
  guarantor?: GuarantorChoice | undefined
  /** Required for a package. */
  package?: PackageAgreement | undefined
}

interface New {
  patient: Contact & { id: string }
  doctor: LockedDoctor
  status: AppointmentStatus
  source: AppointmentSource
  reason: string | null
  guarantor: Guarantor | null
  package: PackageTerms | null
  expiresAt: Temporal.Instant | null
  now: Temporal.Instant
}

/** A new appointment at a reserved slot, as it will be stored. */
export function newAppointment(one: New, reserved: Reserved): FullAppointment {
  const { patient, doctor, now, ...own } = one
  const { schedule, startsAt, endsAt, location, number } = reserved
  const { id: patientId, ...contact } = patient
  return {
    row: {
      ...own,
      id: newId(),
      code: newCode(),
      scheduleId: schedule.id,
      doctorId: doctor.id,
      locationId: location.id,
      patientId,
      mode: schedule.mode,
      timezone: schedule.timezone,
      startsAt,
      endsAt,
      place: number,
      statusReason: null,
      decidedBy: null,
      decidedAt: null,
      checkedInAt: null,
      completedAt: null,
      sequence: 0,
      createdAt: now,
      updatedAt: now,
    },
    doctor: doctor.slug,
    bookable: doctor.bookable,
    name: doctor.name,
    prefix: doctor.prefix,
    suffix: doctor.suffix,
    location: location.key,
    locationName: location.name,
    lateMinutes: reserved.occurrence.lateMinutes,
    settled: false,
    ...contact,
  }
}

/**
 * Requests a slot for the signed-in patient, once per idempotency key. The lock of the doctor's row serializes requests
 * for the same slot; the unique index is the second safeguard.
 */
export async function bookAppointment(
  deps: Deps,
  booking: Booking,
): Promise<{ answer: Appointment; replayed: boolean }> {
  const { accountId, key, doctor: slug, schedule, reason, dependant = null } = booking
  const startsAt = Temporal.Instant.from(booking.startsAt)
  if (packageOf(slug) !== null && !booking.package) throw fieldProblem('package', 'validation:required')
  const rules = await bookingRules(deps)
  const guarantor = booking.guarantor ? await guarantorOf(deps, booking.guarantor) : null
  // Without the partner's name: it may have changed when the request is repeated.
  const named = {
    ...(dependant ? { dependant } : {}),
    ...(guarantor ? { guarantor: booking.guarantor } : {}),
    ...(booking.package ? { package: booking.package } : {}),
  }
  const body = { doctor: slug, schedule, startsAt: booking.startsAt, reason: reason ?? null, ...named }
  const request = { accountId, key, operation: 'appointment.request', body }
  const done = await withAlternatives(deps, { doctor: slug, startsAt }, () =>
    deps.db.transaction(async db => {
      const opened = await openRequest(db, request, slug, dependant)
      if (!opened) throw notFound()
      if (!opened.fresh) return { answer: await storedAnswer<Appointment>(db, request), replayed: true }
      return {
        answer: await createAppointment(deps, db, rules, { ...booking, pays: guarantor }, opened),
        replayed: false,
      }
    }),
  )
  if (!done.replayed) deps.outboxChanged()
  return done
}

async function createAppointment(
  deps: Deps,
  db: Executor,
  rules: BookingRules,
  booking: Booking & { pays: Guarantor | null },
  opened: Opened,
): Promise<Appointment> {
  const doctor = requireBookable(opened.id === null ? undefined : { ...opened, id: opened.id })
  const { patientId, holder } = opened
  if (patientId === null || holder === null) throw notFound()
  // Read the clock only now: waiting for the locks took time.
  const now = millisecond(deps.now())
  const startsAt = Temporal.Instant.from(booking.startsAt)
  const { schedule, accountId, requestId, key, pays } = booking
  const patientName = opened.carer === null ? undefined : opened.patientName
  const reserved = await reserve(db, rules, { doctor, patientId, patientName, schedule, startsAt, now })
  const { answerBy, offer } = reserved
  const terms = await packageTerms(db, {
    doctor,
    patientId,
    startsAt,
    timezone: reserved.schedule.timezone,
    now,
    agreement: booking.package ?? null,
  })
  if (offer?.replaces) {
    const { replaces } = offer
    const details = { reason: booking.reason || null, guarantor: pays }
    const place = { schedule, startsAt: booking.startsAt }
    return bookEarlierSlot(db, rules, {
      actor: { accountId, requestId },
      key,
      doctor,
      now,
      replaces,
      ...place,
      ...details,
    })
  }
  // Two attempts, because the random code may conflict too.
  for (let attempt = 0; attempt < 2; attempt++) {
    const full = newAppointment(
      {
        patient: { id: patientId, ...contactOf(opened) },
        doctor,
        status: answerBy ? 'requested' : 'accepted',
        source: 'online',
        reason: booking.reason || null,
        guarantor: pays,
        package: terms,
        expiresAt: answerBy,
        now,
      },
      reserved,
    )
    if (!answerBy) full.row.decidedAt = now
    const message = answerBy
      ? appointmentMessage(rules, 'requested', full)
      : appointmentMessage(rules, 'accepted', full, { calendar: true })
    const answer = patientView(full)
    const email = message && { id: newId(), message }
    const written = {
      row: full.row,
      holder,
      email,
      accountId,
      requestId,
      answer: JSON.stringify(answer),
      key,
    }
    if (!(await writeRequest(db, written))) continue
    if (offer) await offerTaken.emit(db, offer.entry, now)
    return answer
  }
  throw new Problem(409, 'booking.taken')
}

interface EarlierSlot extends PlaceChoice, Pick<New, 'doctor' | 'now' | 'reason' | 'guarantor'> {
  actor: Actor
  key: string
  /** The appointment that the offered slot replaces. */
  replaces: string
}

/**
 * Books an offered slot instead of the later appointment that it replaces, in the transaction of the booking. The
 * appointment is moved, so the old slot is released if and only if the new one is booked.
 */
async function bookEarlierSlot(db: Executor, rules: BookingRules, one: EarlierSlot): Promise<Appointment> {
  const { actor, key, doctor, now, replaces, reason, guarantor } = one
  const details = { ...(reason ? { reason } : {}), ...(guarantor ? { guarantor } : {}) }
  // Before the email is written, which contains them.
  if (Object.keys(details).length > 0)
    await db.update(appointment).set(details).where(eq(appointment.id, replaces))
  await moveInTransaction(db, rules, { actor, atDesk: false, now, doctor }, replaces, one)
  const answer = patientView(await appointmentOr404(db, replaces))
  await storeAnswer(db, { accountId: actor.accountId, key }, answer)
  return answer
}
