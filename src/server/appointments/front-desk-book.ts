import { and, eq, gt, isNull, lt, ne, or, sql } from 'drizzle-orm'
import type { DeskAppointment, DeskBook } from '#entities/appointment/appointment.ts'
import { erasedName } from '#entities/people/erased-name.ts'
import { type Executor, newId } from '../database/connect.ts'
import { account, patient } from '../database/tables/accounts.ts'
import { appointment, placeHold } from '../database/tables/booking.ts'
import { audit } from '../kernel/audit.ts'
import type { Actor, Deps } from '../kernel/deps.ts'
import { runOnce } from '../kernel/idempotency.ts'
import { millisecond } from '../kernel/millisecond.ts'
import { Problem } from '../kernel/problem.ts'
import { guarantorOf } from '../patients/coverage.ts'
import { lockDoctor, lockPatient } from '../patients/locks.ts'
import { bookingRules } from '../schedules/booking-rules.ts'
import { doctorOfSchedule } from '../schedules/doctors.ts'
import { withAlternatives } from '../schedules/offer-alternatives.ts'
import { type Contact, newAppointment } from './book.ts'
import { answerByBooking } from './call-list/answered-by-booking.ts'
import { closeCall } from './call-list/calls.ts'
import { replacedAppointment } from './call-list/replaced-appointment.ts'
import { notifyPatient } from './messages/messages.ts'
import { reserve } from './reservation/reserve.ts'
import { accountHolder, accountOf, deskView } from './views.ts'

interface Caller {
  name: string
  phone: string
  birthDate?: string | null | undefined
}
type Person = Contact & { id: string }

/** Excludes erased patients and dependants who were removed. */
const bookable = (id: string) =>
  and(eq(patient.id, id), ne(patient.fullName, erasedName), isNull(patient.removedAt))

async function knownPatient(db: Executor, id: string): Promise<Person> {
  const [found] = await db
    .select({
      id: patient.id,
      patientName: patient.fullName,
      birthDate: patient.birthDate,
      phone: sql<string | null>`coalesce(${patient.phone}, ${accountHolder.phone})`,
      carer: accountHolder.fullName,
      email: account.email,
      language: account.language,
    })
    .from(patient)
    .leftJoin(accountHolder, eq(accountHolder.accountId, patient.dependantOf))
    .leftJoin(account, eq(account.id, accountOf))
    .where(bookable(id))
  if (found) return found
  const fields = [{ path: 'patient.id', key: 'validation:reference', values: { key: id } }]
  throw new Problem(422, 'api.invalid', {}, { fields })
}

/**
 * Finds a patient without an account by name and telephone. Never one with an account: a telephone number said at the
 * counter proves nothing, and only the account holder may see the appointments of the account.
 */
async function findCaller(db: Executor, { name, phone, birthDate = null }: Caller) {
  const digits = phone.replace(/\D/g, '')
  const [known] = await db
    .select({ id: patient.id, birthDate: patient.birthDate })
    .from(patient)
    .where(
      and(
        isNull(patient.accountId),
        // Emails about a dependant go to the account holder.
        isNull(patient.dependantOf),
        sql`regexp_replace(${patient.phone}, '\\D', '', 'g') = ${digits}`,
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
  // A colleague may have added the same caller while this transaction waited for the doctor's lock.
  const known = before ?? (await findCaller(db, caller))
  const contact = { patientName: name, birthDate, phone, carer: null, email: null, language: null }
  if (known) {
    if (birthDate !== null && known.birthDate === null) {
      await db.update(patient).set({ birthDate, updatedAt: now }).where(eq(patient.id, known.id))
    }
    return { id: known.id, ...contact, birthDate: birthDate ?? known.birthDate }
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
    const whose = await doctorOfSchedule(db, booking.schedule)
    // Look up as much as possible before the lock: all bookings of this doctor wait for it.
    const caller = 'id' in booking.patient ? undefined : await findCaller(db, booking.patient)
    const doctor = await lockDoctor(db, { id: whose.id }, true)
    const now = millisecond(deps.now())
    const person =
      'id' in booking.patient
        ? await knownPatient(db, booking.patient.id)
        : await personAtDesk(db, booking.patient, caller, now)
    const holder = await lockPatient(db, person.id)
    // The patient may have been erased, or removed from the family, while this transaction waited for the locks.
    const [still] = await db.select({ id: patient.id }).from(patient).where(bookable(person.id))
    if (!still) throw new Problem(409, 'api.conflict')
    const instead = booking.call
      ? await replacedAppointment(db, rules, { ...actor, call: booking.call }, person.id, now)
      : null
    const { schedule, source } = booking
    const place = { doctor, patientId: person.id, schedule, startsAt, now, atDesk: true }
    const reserved = await reserve(db, rules, place)
    const reason = booking.reason || instead?.row.reason || null
    const about = {
      patient: person,
      doctor,
      source,
      reason,
      guarantor: guarantor ?? instead?.row.guarantor ?? null,
      status: 'accepted' as const,
      expiresAt: null,
      now,
    }
    const full = newAppointment(about, reserved)
    full.row.decidedBy = accountId
    full.row.decidedAt = now
    const made = await db.insert(appointment).values(full.row).onConflictDoNothing()
    if (made.rowCount === 0) throw new Problem(409, 'booking.taken')
    const settled = { actor, now, outcome: 'booked', newAppointmentId: full.row.id } as const
    if (booking.call) await closeCall(db, { call: booking.call, ...settled })
    else await answerByBooking(db, full.row, now)
    // Delete the patient's hold with this doctor, or it would count a second time. A hold that the waiting list offers to
    // another family member stays, unless it overlaps this appointment.
    const theirs = sql`coalesce(${placeHold.dependantId}, ${placeHold.patientId}) = ${person.id}`
    const same = and(gt(placeHold.endsAt, startsAt), lt(placeHold.startsAt, reserved.endsAt))
    await db
      .delete(placeHold)
      .where(and(eq(placeHold.patientId, holder), eq(placeHold.doctorId, doctor.id), or(theirs, same)))
    await notifyPatient(db, rules, 'booked', full, { calendar: true })
    await audit(db, {
      ...actor,
      action: 'appointment.book-at-desk',
      objectKind: 'appointment',
      objectId: full.row.id,
      patientId: person.id,
      detail: { source },
    })
    return deskView(full)
  }
  const { slug } = await doctorOfSchedule(deps.db, booking.schedule)
  const done = await withAlternatives(deps, { doctor: slug, startsAt }, () =>
    deps.db.transaction(db => runOnce(db, request, () => work(db))),
  )
  if (!done.replayed) deps.outboxChanged()
  return done
}
