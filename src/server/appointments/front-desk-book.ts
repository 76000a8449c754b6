import { and, eq, isNull, sql } from 'drizzle-orm'
import type { DeskAppointment, DeskBook } from '#entities/appointment/appointment.ts'
import { isMovable } from '#entities/appointment/appointment-status.ts'
import { type Executor, newId } from '../database/connect.ts'
import { account, patient, samePhone } from '../database/tables/accounts.ts'
import { appointment } from '../database/tables/booking.ts'
import { audit, auditRead } from '../kernel/audit.ts'
import type { Actor, Deps } from '../kernel/deps.ts'
import { runOnce } from '../kernel/idempotency.ts'
import { millisecond } from '../kernel/millisecond.ts'
import { fieldProblem, Problem } from '../kernel/problem.ts'
import { guarantorOf } from '../patients/coverage.ts'
import { lockDoctor, lockNewPatient, lockPatient } from '../patients/locks.ts'
import { type BookingRules, bookingRules } from '../schedules/booking-rules.ts'
import { doctorOfSchedule } from '../schedules/doctors.ts'
import { withAlternatives } from '../schedules/offer-alternatives.ts'
import { cancelForPatient } from './answer-links/answer.ts'
import { newAppointment } from './book.ts'
import { answerByBooking } from './call-list/answered-by-booking.ts'
import { closeCall, openCall } from './call-list/calls.ts'
import { notifyPatient } from './messages/messages.ts'
import { packageTerms } from './package-terms.ts'
import { bookable, likelyDoubles } from './patients.ts'
import { deleteHolds } from './reservation/holds.ts'
import { reserve } from './reservation/reserve.ts'
import { appointmentEntry } from './transitions.ts'
import {
  accountHolder,
  accountOf,
  type Contact,
  changedProblem,
  contactColumns,
  deskView,
  type FullAppointment,
  findAppointment,
} from './views.ts'

interface Caller {
  name: string
  phone: string
  birthDate?: string | null | undefined
  doubles?: 'refuse' | 'known' | undefined
}
type Person = Contact & { id: string }

async function knownPatient(db: Executor, id: string): Promise<Person> {
  const [found] = await db
    .select({ id: patient.id, ...contactColumns })
    .from(patient)
    .leftJoin(accountHolder, eq(accountHolder.accountId, patient.dependantOf))
    .leftJoin(account, eq(account.id, accountOf))
    .where(and(eq(patient.id, id), bookable))
  if (found) return found
  throw fieldProblem('patient.id', 'validation:reference', { key: id })
}

/**
 * Finds a patient without an account by name and telephone. Never one with an account: a telephone number said at the
 * counter proves nothing, and only the account holder may see the appointments of the account.
 */
async function findCaller(db: Executor, { name, phone, birthDate = null, doubles }: Caller) {
  if (doubles === 'known') return undefined
  const [known] = await db
    .select({ id: patient.id, birthDate: patient.birthDate })
    .from(patient)
    .where(
      and(
        isNull(patient.accountId),
        // Emails about a dependant go to the account holder.
        isNull(patient.dependantOf),
        isNull(patient.removedAt),
        samePhone(patient.phone, phone),
        sql`lower(${patient.fullName}) = lower(${name})`,
        birthDate === null
          ? undefined
          : sql`coalesce(${patient.birthDate}, ${birthDate}::date) = ${birthDate}::date`,
      ),
    )
    .orderBy(patient.createdAt)
    .limit(1)
  return known
}
type Known = Awaited<ReturnType<typeof findCaller>>

async function personAtDesk(
  db: Executor,
  caller: Caller,
  before: Known,
  now: Temporal.Instant,
): Promise<Person> {
  const { name, phone, birthDate = null } = caller
  // A colleague may be adding the same caller for another doctor, or may have added them while this transaction waited
  // for the doctor's lock.
  await lockNewPatient(db, phone)
  const known = before ?? (await findCaller(db, caller))
  const contact = { patientName: name, birthDate, phone, carer: null, email: null, language: null }
  if (known) {
    if (birthDate !== null && known.birthDate === null) {
      await db.update(patient).set({ birthDate, updatedAt: now }).where(eq(patient.id, known.id))
    }
    return { id: known.id, ...contact, birthDate: birthDate ?? known.birthDate }
  }
  if (caller.doubles === 'refuse') {
    const patients = await likelyDoubles(db, { name, phone, birthDate })
    if (patients.length > 0) throw new Problem(409, 'patients.doubles', {}, { result: { patients } })
  }
  const id = newId()
  await db.insert(patient).values({ id, fullName: name, phone, birthDate, createdAt: now, updatedAt: now })
  return { id, ...contact }
}

/** A booking by telephone or at the counter. It takes the same slots as online bookings and is accepted at once. */
export async function bookAtDesk(
  deps: Deps,
  actor: Actor,
  key: string,
  booking: DeskBook,
): Promise<{ answer: DeskAppointment; replayed: boolean }> {
  const rules = await bookingRules(deps)
  const startsAt = Temporal.Instant.from(booking.startsAt)
  const { accountId } = actor
  const guarantor = booking.guarantor ? await guarantorOf(deps, booking.guarantor) : null
  const request = { accountId, key, operation: 'appointment.book-at-desk', body: booking }
  const work = async (db: Executor): Promise<DeskAppointment> => {
    const sessionDoctor = await doctorOfSchedule(db, booking.schedule)
    // Look up as much as possible before the lock: all bookings of this doctor wait for it.
    const caller = 'id' in booking.patient ? undefined : await findCaller(db, booking.patient)
    const doctor = await lockDoctor(db, sessionDoctor.id, true)
    const now = millisecond(deps.now())
    const person =
      'id' in booking.patient
        ? await knownPatient(db, booking.patient.id)
        : await personAtDesk(db, booking.patient, caller, now)
    const holder = await lockPatient(db, person.id)
    // The patient may have been erased, or removed from the family, while this transaction waited for the locks.
    const [bookablePatient] = await db
      .select({ id: patient.id })
      .from(patient)
      .where(and(eq(patient.id, person.id), bookable))
    if (!bookablePatient) throw new Problem(409, 'api.conflict')
    const replaced = booking.call
      ? await replacedAppointment(db, rules, { ...actor, call: booking.call }, person.id, now)
      : null
    const { schedule, source } = booking
    const { patientName } = person
    const place = { doctor, patientId: person.id, patientName, schedule, startsAt, now, atDesk: true }
    const reserved = await reserve(db, rules, place)
    // The patient agreed to the terms with the displaced appointment, about which the front desk calls.
    const before = replaced?.row.doctorId === doctor.id ? replaced.row : null
    const terms = await packageTerms(db, {
      ...place,
      ...(before && { movedFrom: before.startsAt }),
      timezone: reserved.schedule.timezone,
      agreement: null,
    })
    const reason = booking.reason || replaced?.row.reason || null
    const about = {
      patient: person,
      doctor,
      source,
      reason,
      guarantor: guarantor ?? replaced?.row.guarantor ?? null,
      package: before?.package ?? terms,
      status: 'accepted' as const,
      expiresAt: null,
      now,
    }
    const full = newAppointment(about, reserved)
    full.row.decidedBy = accountId
    full.row.decidedAt = now
    const made = await db.insert(appointment).values(full.row).onConflictDoNothing()
    if (made.rowCount === 0) throw new Problem(409, 'booking.taken')
    const { call, callNote: note } = booking
    const callEnd = { actor, now, note, outcome: 'booked', newAppointmentId: full.row.id } as const
    if (call) await closeCall(db, { call, ...callEnd })
    else await answerByBooking(db, full.row, now)
    await deleteHolds(db, holder, full.row)
    await notifyPatient(db, rules, 'booked', full, { calendar: true })
    await audit(db, appointmentEntry(actor, 'appointment.book-at-desk', full, { source }))
    return deskView(full)
  }
  const { slug } = await doctorOfSchedule(deps.db, booking.schedule)
  const done = await withAlternatives(deps, { doctor: slug, startsAt }, () =>
    deps.db.transaction(db => runOnce(db, request, () => work(db))),
  ).catch(problem => auditDoubles(deps, actor, problem))
  if (!done.replayed) deps.outboxChanged()
  return done
}

/** Doubles that a refusal shows are a read of their data. The transaction of the booking was rolled back. */
async function auditDoubles(deps: Deps, actor: Actor, problem: unknown): Promise<never> {
  if (problem instanceof Problem && problem.code === 'patients.doubles') {
    const { patients } = problem.extra.result as { patients: { id: string }[] }
    await auditRead(deps, {
      ...actor,
      action: 'patient.find',
      seen: { patients: patients.map(one => one.id) },
    })
  }
  throw problem
}

/**
 * The appointment that the front desk replaces for a patient of the call list. One that still takes place is cancelled
 * first: the database allows a patient no two at a time. If the booking fails, the cancellation is rolled back.
 */
async function replacedAppointment(
  db: Executor,
  rules: BookingRules,
  { call, ...actor }: Actor & { call: string },
  patientId: string,
  now: Temporal.Instant,
): Promise<FullAppointment> {
  const { appointmentId } = await openCall(db, call, actor, now)
  const full = await findAppointment(db, appointmentId)
  if (full?.row.patientId !== patientId) throw fieldProblem('call', 'validation:choice')
  const { status } = full.row
  const answer = { answer: 'move' } as const
  if (isMovable(status)) await cancelForPatient(db, rules, { full, link: { was: status }, answer, now })
  else if (status === 'checked_in' || status === 'completed') throw changedProblem(deskView(full))
  return full
}
