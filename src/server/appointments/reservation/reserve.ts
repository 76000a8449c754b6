import { sql } from 'drizzle-orm'
import { type AppointmentStatus, isMovable } from '#entities/appointment/appointment-status.ts'
import { isWithinRequestWindow, occurrencesOn, todayIn } from '#entities/schedule/availability.ts'
import type { Occurrence, Schedule } from '#entities/schedule/schedule.ts'
import type { Executor } from '../../database/connect.ts'
import { queueCounter } from '../../database/tables/booking.ts'
import { isId } from '../../kernel/ids.ts'
import { Problem } from '../../kernel/problem.ts'
import type { LockedDoctor } from '../../patients/locks.ts'
import type { BookingRules } from '../../schedules/booking-rules.ts'
import { readTimetable } from '../../schedules/timetable.ts'
import { expireOne } from '../expiry.ts'
import { type Conflict, type ConflictCheck, checkConflicts } from './conflict-check.ts'

export interface BookingRequest {
  doctor: LockedDoctor
  patientId: string
  /** For the text of a refusal. None where its reader is the patient. */
  patientName?: string | undefined
  schedule: string
  startsAt: Temporal.Instant
  now: Temporal.Instant
  /** The appointment that is being moved: it is no conflict. */
  moving?: string
  /** Booked by the front desk: no notice, horizon or limit, until the slot is over; hidden sessions too. */
  atDesk?: boolean
  /** Confirmed already: there is no answer, so no deadline for one. */
  confirmed?: boolean
  /** Only a hold: no queue number is given yet, and another hold of the patient is released. */
  holding?: boolean
  /** The hold does not name a family member yet: their appointments at that time are no conflict yet. */
  anyMember?: boolean
}

export interface Reserved {
  schedule: Schedule
  occurrence: Occurrence
  startsAt: Temporal.Instant
  endsAt: Temporal.Instant
  location: { id: string; key: string; name: string | null }
  /** The number in the slot, or the queue number. */
  number: number
  /** Answer deadline of a request. Null if it is too short or the slot was offered: it is then confirmed at once. */
  answerBy: Temporal.Instant | null
  /** The offer of the waiting list for this slot. */
  offer: Offer | null
}
export interface Offer {
  entry: string
  /** The appointment that is released for it. */
  replaces: string | null
}
type Found = Omit<Reserved, 'number' | 'location' | 'answerBy' | 'offer'>

interface Table {
  schedules: readonly Schedule[]
  on(date: string): Occurrence[]
}

/** The slot in the doctor's timetable; null if it has none. */
function findSlot({ schedules, on }: Table, { schedule: id, startsAt }: BookingRequest): Found | null {
  const schedule = schedules.find(one => one.id === id)
  if (!schedule) return null
  const starts = startsAt.toString()
  for (const occurrence of on(todayIn(schedule.timezone, startsAt))) {
    const place =
      occurrence.schedule === id && occurrence.places.find(one => one.startsAt === starts && one.free > 0)
    if (place) return { schedule, occurrence, startsAt, endsAt: Temporal.Instant.from(place.endsAt) }
  }
  return null
}

async function readTable(db: Executor, { doctor, startsAt, atDesk = false }: BookingRequest): Promise<Table> {
  const day = startsAt.toZonedDateTimeISO('UTC').toPlainDate()
  // Wherever on earth the location is, its date is one of these three.
  const [from, to] = [day.subtract({ days: 1 }).toString(), day.add({ days: 1 }).toString()]
  const { schedules, exceptions } = await readTimetable(db, { doctorId: doctor.id, from, to, hidden: atDesk })
  return { schedules, on: date => occurrencesOn(date, schedules, exceptions) }
}

/**
 * Finds the slot and its conflicts. The timetable in memory is used if it has not changed since, which is checked under
 * the doctor's lock. Otherwise, and before a slot is refused, the timetable is read from the database.
 */
async function find(
  db: Executor,
  rules: BookingRules,
  request: BookingRequest,
): Promise<Found & { check: ConflictCheck }> {
  if (!isId(request.schedule)) throw new Problem(409, 'booking.gone')
  const { timetable } = rules
  const at = (found: Found) => ({
    doctorId: request.doctor.id,
    patientId: request.patientId,
    schedule: request.schedule,
    startsAt: found.startsAt,
    endsAt: found.endsAt,
    now: request.now,
    change: timetable.change,
  })
  const cached = timetable.doctors.get(request.doctor.slug)
  const known = cached?.id === request.doctor.id && !request.atDesk ? findSlot(cached, request) : null
  if (known) {
    const check = await checkConflicts(db, at(known))
    if (!check.changed) {
      // The next check then has fewer changes to scan.
      timetable.change = Math.max(timetable.change, check.newest)
      return { ...known, check }
    }
    rules.clearTimetable()
  }
  const found = findSlot(await readTable(db, request), request)
  if (!found) throw new Problem(409, 'booking.gone')
  return { ...found, check: await checkConflicts(db, at(found)) }
}

const instant = (text: string) => Temporal.Instant.from(text)
const isLater = (one: Temporal.Instant, other: Temporal.Instant) => Temporal.Instant.compare(one, other) > 0

const isHold = (one: Conflict) => one.status === 'held'
const isSameSlot = (one: Conflict, request: BookingRequest) =>
  one.schedule === request.schedule && instant(one.starts).equals(request.startsAt)

/** Checks notice and horizon. A slot on hold is checked as of the time when the hold was made. */
function checkBookingWindow(found: Found, request: BookingRequest, hold: Conflict | undefined): void {
  const { schedule } = found
  if (request.atDesk) {
    if (!isLater(found.endsAt, request.now)) throw new Problem(409, 'booking.tooLate')
    return
  }
  const asked = hold ? instant(hold.created) : request.now
  if (isWithinRequestWindow(request.startsAt.toString(), schedule, asked)) return
  const earliest = isLater(asked.add({ minutes: schedule.noticeMinutes }), request.startsAt)
  throw earliest
    ? new Problem(409, 'booking.tooLate')
    : new Problem(409, 'booking.tooEarly', { days: schedule.horizonDays })
}

/** The answer deadline; null if no answer can come in time. A Problem if the slot then can only be booked by telephone. */
function answerTime(
  { timetable }: BookingRules,
  { occurrence }: Found,
  request: BookingRequest,
): Reserved['answerBy'] {
  const { answering } = timetable
  const deadline = answering.deadline(occurrence, request.now, request.startsAt)
  const needed = !request.atDesk && !request.confirmed && answering.shortNotice === 'telephone'
  if (!deadline && needed) throw answering.byTelephone(occurrence.location)
  return deadline
}

/** The conflicts without overdue requests, which are expired here. */
async function withoutOverdue(db: Executor, rules: BookingRules, request: BookingRequest, taken: Conflict[]) {
  const conflicts: Conflict[] = []
  for (const one of taken) {
    const overdue = one.status === 'requested' && one.expires && !isLater(instant(one.expires), request.now)
    // The expiry job may not have run yet, and the unique index still counts a request that is not expired.
    if (overdue && (await expireOne(db, rules, one.id, request.now))) continue
    if (one.id !== request.moving) conflicts.push(one)
  }
  return conflicts
}

/** Finds the requested slot and its number, under both locks. Throws a Problem if it cannot be booked. */
export async function reserve(db: Executor, rules: BookingRules, request: BookingRequest): Promise<Reserved> {
  const { check, ...found } = await find(db, rules, request)
  const taken = await withoutOverdue(db, rules, request, check.taken)
  const ofFamily = taken.filter(one => check.family.includes(one.patient))
  const own = ofFamily.find(one => isHold(one) && isSameSlot(one, request))
  checkBookingWindow(found, request, own)
  const offer = own?.offer ? { entry: own.offer, replaces: own.replaces } : null
  const replaced = request.moving ?? offer?.replaces ?? undefined
  // The family's own hold is no conflict: it becomes the appointment.
  const conflicts = taken.filter(one => !(isHold(one) && one.patient === check.holder))
  const overlaps = (one: Conflict) =>
    isLater(found.endsAt, instant(one.starts)) && isLater(instant(one.ends), found.startsAt)
  const appointments = ofFamily.filter(one => !isHold(one) && one.id !== replaced)
  const alone = !request.anyMember || check.family.length === 1
  if (alone && appointments.some(one => one.patient === request.patientId && overlaps(one))) {
    throw request.patientName === undefined
      ? new Problem(409, 'booking.overlap')
      : new Problem(409, 'dependants.overlap', { name: request.patientName })
  }
  // The limit counts all appointments of the account, for all family members.
  const open = appointments.filter(one => isMovable(one.status as AppointmentStatus)).length
  if (!replaced && !request.atDesk && open >= rules.maxOpenPerPatient) {
    throw new Problem(409, 'booking.limit', { count: open })
  }
  const sameDoctor = conflicts.filter(one => one.doctor === request.doctor.id && overlaps(one))
  const same = sameDoctor.filter(one => isSameSlot(one, request))
  const { capacity, mode } = found.occurrence
  // Or the doctor has another patient at that time, by another schedule.
  if (same.length < sameDoctor.length || same.length >= capacity) throw new Problem(409, 'booking.taken')
  if (!check.location) throw new Problem(409, 'booking.gone')
  // The hospital offered the slot, so it need not answer a request.
  const answerBy = offer ? null : answerTime(rules, found, request)
  const chosen = { ...found, location: check.location, answerBy, offer }
  // If an offer replaces an appointment, that appointment is moved, and `moveInTransaction` reserves its number.
  if (request.holding || replaced !== request.moving) return { ...chosen, number: 0 }
  if (mode === 'session') return { ...chosen, number: await nextQueueNumber(db, request) }
  const numbers = new Set(same.map(one => one.place))
  let number = 1
  while (numbers.has(number)) number++
  return { ...chosen, number }
}

/** The next queue number. A rollback also rolls the counter back, so the next patient gets the number. */
async function nextQueueNumber(db: Executor, { schedule, startsAt }: BookingRequest): Promise<number> {
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
