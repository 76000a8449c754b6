import { and, eq, gt, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import { holdingStatuses, isMovable } from '#entities/appointment-status.ts'
import { canBeAsked, occurrencesOn, todayIn } from '#entities/availability.ts'
import type { Occurrence, Schedule } from '#entities/schedule.ts'
import { patient } from '../database/account-tables.ts'
import { appointment, queueCounter } from '../database/booking-tables.ts'
import type { Executor } from '../database/connect.ts'
import { content } from '../database/content-tables.ts'
import { locks } from '../database/locks.ts'
import { notFound, Problem } from '../problem.ts'
import { expireOne } from './expiry.ts'
import type { BookingRules } from './rules.ts'
import { readTimetable } from './timetable.ts'

export interface LockedDoctor {
  id: string
  slug: string
}

/**
 * Holds everybody else who wants to book this doctor until the transaction ends. Always before the patient's lock:
 * two transactions that took them the other way round would wait for each other for ever.
 */
export async function lockDoctor(
  db: Executor,
  which: { slug: string } | { id: string },
): Promise<LockedDoctor> {
  const [found] = await db
    .select({
      id: content.id,
      slug: content.key,
      status: content.status,
      bookable: sql<string | null>`${content.data}->>'bookable'`,
      house: sql`pg_advisory_xact_lock_shared(${locks.timetables})`,
    })
    .from(content)
    .where(
      and(
        eq(content.kind, 'doctors'),
        'slug' in which ? eq(content.key, which.slug) : eq(content.id, which.id),
        isNull(content.deletedAt),
      ),
    )
    .for('no key update')
  if (found?.status !== 'published') throw notFound()
  if (found.bookable !== 'true') throw new Problem(409, 'booking.notBookable')
  return { id: found.id, slug: found.slug }
}

/** Holds the patient's other bookings until the transaction ends; answers the patient's id. */
export async function lockPatient(db: Executor, accountId: string): Promise<string> {
  const [found] = await db
    .select({ id: patient.id })
    .from(patient)
    .where(eq(patient.accountId, accountId))
    .for('no key update')
  if (!found) throw notFound()
  return found.id
}

export interface Wish {
  doctor: LockedDoctor
  patientId: string
  schedule: string
  startsAt: Temporal.Instant
  now: Temporal.Instant
  /** The appointment that is being moved: it stands in nobody's way. */
  moving?: string
}

export interface Reserved {
  schedule: Schedule
  occurrence: Occurrence
  startsAt: Temporal.Instant
  endsAt: Temporal.Instant
  /** The number of the place in its slot, or in the queue. */
  number: number
}

const findOnTimetable = async (db: Executor, { doctor, schedule: id, startsAt, now }: Wish) => {
  const day = startsAt.toZonedDateTimeISO('UTC').toPlainDate()
  const { schedules, exceptions } = await readTimetable(
    db,
    doctor.id,
    // Wherever on earth the location is, its date is one of these three.
    day.subtract({ days: 1 }).toString(),
    day.add({ days: 1 }).toString(),
  )
  const schedule = schedules.find(one => one.id === id)
  if (!schedule) throw new Problem(409, 'booking.gone')
  const starts = startsAt.toString()
  for (const occurrence of occurrencesOn(todayIn(schedule.timezone, startsAt), schedules, exceptions)) {
    const place = occurrence.schedule === id && occurrence.places.find(one => one.startsAt === starts)
    if (!place) continue
    if (canBeAsked(starts, schedule, now)) {
      return { schedule, occurrence, startsAt, endsAt: Temporal.Instant.from(place.endsAt) }
    }
    const earliest = Temporal.Instant.compare(startsAt, now.add({ minutes: schedule.noticeMinutes })) < 0
    throw earliest
      ? new Problem(409, 'booking.tooLate')
      : new Problem(409, 'booking.tooEarly', { days: schedule.horizonDays })
  }
  throw new Problem(409, 'booking.gone')
}

type Span = { startsAt: Temporal.Instant; endsAt: Temporal.Instant }
const overlaps = (one: Span, other: Span) =>
  Temporal.Instant.compare(one.startsAt, other.endsAt) < 0 &&
  Temporal.Instant.compare(other.startsAt, one.endsAt) < 0

/** The doctor's appointments around this time and all that the patient has coming, without requests that are overdue. */
async function readHeld(db: Executor, rules: BookingRules, wish: Wish, span: Span) {
  const { doctor, patientId, now, moving } = wish
  const rows = await db
    .select({
      id: appointment.id,
      schedule: appointment.scheduleId,
      doctorId: appointment.doctorId,
      patientId: appointment.patientId,
      startsAt: appointment.startsAt,
      endsAt: appointment.endsAt,
      place: appointment.place,
      status: appointment.status,
      expiresAt: appointment.expiresAt,
    })
    .from(appointment)
    .where(
      and(
        inArray(appointment.status, [...holdingStatuses]),
        or(
          and(
            eq(appointment.doctorId, doctor.id),
            gt(appointment.startsAt, span.startsAt.subtract({ hours: 24 })),
            lt(appointment.startsAt, span.endsAt),
            gt(appointment.endsAt, span.startsAt),
          ),
          and(eq(appointment.patientId, patientId), gt(appointment.endsAt, now)),
        ),
      ),
    )
    .orderBy(appointment.id)
  const held: typeof rows = []
  for (const row of rows) {
    const overdue =
      row.status === 'requested' && row.expiresAt && Temporal.Instant.compare(row.expiresAt, now) <= 0
    // The minute's job may not have come round yet; the index still counts what it has not struck out.
    if (overdue && (await expireOne(db, rules, row.id, now))) continue
    if (row.id !== moving) held.push(row)
  }
  return held
}

/** Finds the place that a patient wishes for, under both locks, and its number; a Problem says why it cannot be had. */
export async function reserve(db: Executor, rules: BookingRules, wish: Wish): Promise<Reserved> {
  const found = await findOnTimetable(db, wish)
  const held = await readHeld(db, rules, wish, found)
  const own = held.filter(one => one.patientId === wish.patientId)
  if (own.some(one => overlaps(one, found))) throw new Problem(409, 'booking.overlap')
  const open = own.filter(one => isMovable(one.status)).length
  if (!wish.moving && open >= rules.maxOpenPerPatient) {
    throw new Problem(409, 'booking.limit', { count: open })
  }
  const sameDoctor = held.filter(one => one.doctorId === wish.doctor.id && overlaps(one, found))
  const same = sameDoctor.filter(one => one.schedule === wish.schedule && one.startsAt.equals(found.startsAt))
  const { capacity, mode } = found.occurrence
  // Somebody is with this doctor at that time, by another schedule.
  if (same.length < sameDoctor.length || same.length >= capacity) throw new Problem(409, 'booking.taken')
  if (mode === 'session') return { ...found, number: await nextQueueNumber(db, wish) }
  const numbers = new Set(same.map(one => one.place))
  let number = 1
  while (numbers.has(number)) number++
  return { ...found, number }
}

/** Goes with the transaction: a number that was not given in the end is given to the next one. */
async function nextQueueNumber(db: Executor, { schedule, startsAt }: Wish): Promise<number> {
  const [counter] = await db
    .insert(queueCounter)
    .values({ scheduleId: schedule, startsAt, last: 1 })
    .onConflictDoUpdate({
      target: [queueCounter.scheduleId, queueCounter.startsAt],
      set: { last: sql`${queueCounter.last} + 1` },
    })
    .returning({ last: queueCounter.last })
  return (counter as { last: number }).last
}

/** The location's id as the schedule has it: outside the database it is known by its key. */
export const locationOf = (schedule: string) =>
  sql<string>`(select location_id from schedule where id = ${schedule})`
