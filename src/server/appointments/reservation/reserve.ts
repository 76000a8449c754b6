import { sql } from 'drizzle-orm'
import { type AppointmentStatus, isMovable } from '#entities/appointment/appointment-status.ts'
import { canBeAsked, occurrencesOn, todayIn } from '#entities/schedule/availability.ts'
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
  /** What a dependant is called, for whoever is told that they cannot have it. */
  dependant?: string | undefined
  schedule: string
  startsAt: Temporal.Instant
  now: Temporal.Instant
  /** The appointment that is being moved: it stands in nobody's way. */
  moving?: string
  /** Booked by the desk: no notice, no horizon and no limit, until the place is over; hidden sessions too. */
  atDesk?: boolean
  /** Confirmed already: no answer is awaited, so it cannot come too late. */
  confirmed?: boolean
  /** Only kept for a while: no queue number is given yet, and a hold that the patient has elsewhere is given back. */
  holding?: boolean
  /** Kept before it was said who of the family it is for: what one of them has at that time stands in nobody's way yet. */
  anybody?: boolean
}

export interface Reserved {
  schedule: Schedule
  occurrence: Occurrence
  startsAt: Temporal.Instant
  endsAt: Temporal.Instant
  location: { id: string; key: string; name: string | null }
  /** The number of the place in its slot, or in the queue. */
  number: number
  /** Until when a request for it is answered; null where that is too late, or it was offered, and it is confirmed at once. */
  answerBy: Temporal.Instant | null
  /** The waiting list had offered this place to the patient. */
  offer: Offer | null
}
export interface Offer {
  entry: string
  /** The appointment that is given back for it. */
  replaces: string | null
}
type Found = Omit<Reserved, 'number' | 'location' | 'answerBy' | 'offer'>

interface Table {
  schedules: readonly Schedule[]
  on(date: string): Occurrence[]
}

/** The place on the doctor's timetable; null where it has none. */
function findPlace({ schedules, on }: Table, { schedule: id, startsAt }: BookingRequest): Found | null {
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
 * The place with all that stands around it. The timetable that this process remembers will do while no change came after
 * it, which is asked under the doctor's lock; otherwise, and before a place is refused, the database's own decides.
 */
async function find(
  db: Executor,
  rules: BookingRules,
  wish: BookingRequest,
): Promise<Found & { seen: ConflictCheck }> {
  if (!isId(wish.schedule)) throw new Problem(409, 'booking.gone')
  const { timetable } = rules
  const at = (found: Found) => ({
    doctorId: wish.doctor.id,
    patientId: wish.patientId,
    schedule: wish.schedule,
    startsAt: found.startsAt,
    endsAt: found.endsAt,
    now: wish.now,
    change: timetable.change,
  })
  const remembered = timetable.doctors.get(wish.doctor.slug)
  const known = remembered?.id === wish.doctor.id && !wish.atDesk ? findPlace(remembered, wish) : null
  if (known) {
    const seen = await checkConflicts(db, at(known))
    if (!seen.changed) {
      // So that the next look has fewer changes to pass over.
      timetable.change = Math.max(timetable.change, seen.newest)
      return { ...known, seen }
    }
    rules.forgetTimetable()
  }
  const found = findPlace(await readTable(db, wish), wish)
  if (!found) throw new Problem(409, 'booking.gone')
  return { ...found, seen: await checkConflicts(db, at(found)) }
}

const instant = (text: string) => Temporal.Instant.from(text)
const isLater = (one: Temporal.Instant, other: Temporal.Instant) => Temporal.Instant.compare(one, other) > 0

const isHold = (one: Conflict) => one.status === 'held'
const samePlace = (one: Conflict, wish: BookingRequest) =>
  one.schedule === wish.schedule && instant(one.starts).equals(wish.startsAt)

/** When the place was asked for: who holds it asked then, and may take the time that is theirs. */
function refuseUntimely(found: Found, wish: BookingRequest, hold: Conflict | undefined): void {
  const { schedule } = found
  if (wish.atDesk) {
    if (!isLater(found.endsAt, wish.now)) throw new Problem(409, 'booking.tooLate')
    return
  }
  const asked = hold ? instant(hold.created) : wish.now
  if (canBeAsked(wish.startsAt.toString(), schedule, asked)) return
  const earliest = isLater(asked.add({ minutes: schedule.noticeMinutes }), wish.startsAt)
  throw earliest
    ? new Problem(409, 'booking.tooLate')
    : new Problem(409, 'booking.tooEarly', { days: schedule.horizonDays })
}

/** In time to travel, unless no request is made, or the hospital confirms such places at once. */
function answerTime(
  { timetable }: BookingRules,
  { occurrence }: Found,
  wish: BookingRequest,
): Reserved['answerBy'] {
  const { answering } = timetable
  const deadline = answering.deadline(occurrence, wish.now, wish.startsAt)
  const needed = !wish.atDesk && !wish.confirmed && answering.shortNotice === 'telephone'
  if (!deadline && needed) throw answering.byTelephone(occurrence.location)
  return deadline
}

/** What is taken, without requests that are overdue: their places are given back here and now. */
async function withoutOverdue(db: Executor, rules: BookingRules, wish: BookingRequest, taken: Conflict[]) {
  const held: Conflict[] = []
  for (const one of taken) {
    const overdue = one.status === 'requested' && one.expires && !isLater(instant(one.expires), wish.now)
    // The minute's job may not have come round yet; the index still counts what it has not struck out.
    if (overdue && (await expireOne(db, rules, one.id, wish.now))) continue
    if (one.id !== wish.moving) held.push(one)
  }
  return held
}

/** Finds the place that a patient wishes for, under both locks, and its number; a Problem says why it cannot be had. */
export async function reserve(db: Executor, rules: BookingRules, wish: BookingRequest): Promise<Reserved> {
  const { seen, ...found } = await find(db, rules, wish)
  const taken = await withoutOverdue(db, rules, wish, seen.taken)
  const ofFamily = taken.filter(one => seen.family.includes(one.patient))
  const own = ofFamily.find(one => isHold(one) && samePlace(one, wish))
  refuseUntimely(found, wish, own)
  const offer = own?.offer ? { entry: own.offer, replaces: own.replaces } : null
  const given = wish.moving ?? offer?.replaces ?? undefined
  // A hold of the family's own is what becomes the appointment.
  const held = taken.filter(one => !(isHold(one) && one.patient === seen.holder))
  const overlaps = (one: Conflict) =>
    isLater(found.endsAt, instant(one.starts)) && isLater(instant(one.ends), found.startsAt)
  const appointments = ofFamily.filter(one => !isHold(one) && one.id !== given)
  const alone = !wish.anybody || seen.family.length === 1
  if (alone && appointments.some(one => one.patient === wish.patientId && overlaps(one))) {
    throw wish.dependant === undefined
      ? new Problem(409, 'booking.overlap')
      : new Problem(409, 'dependants.overlap', { name: wish.dependant })
  }
  // The limit is the account's, however many it books for.
  const open = appointments.filter(one => isMovable(one.status as AppointmentStatus)).length
  if (!given && !wish.atDesk && open >= rules.maxOpenPerPatient) {
    throw new Problem(409, 'booking.limit', { count: open })
  }
  const sameDoctor = held.filter(one => one.doctor === wish.doctor.id && overlaps(one))
  const same = sameDoctor.filter(one => samePlace(one, wish))
  const { capacity, mode } = found.occurrence
  // Somebody is with this doctor at that time, by another schedule.
  if (same.length < sameDoctor.length || same.length >= capacity) throw new Problem(409, 'booking.taken')
  if (!seen.location) throw new Problem(409, 'booking.gone')
  // The hospital offered the place, and has nothing to answer.
  const answerBy = offer ? null : answerTime(rules, found, wish)
  const chosen = { ...found, location: seen.location, answerBy, offer }
  // What is exchanged for an offer is moved, and has its number from that.
  if (wish.holding || given !== wish.moving) return { ...chosen, number: 0 }
  if (mode === 'session') return { ...chosen, number: await nextQueueNumber(db, wish) }
  const numbers = new Set(same.map(one => one.place))
  let number = 1
  while (numbers.has(number)) number++
  return { ...chosen, number }
}

/** Goes with the transaction: a number that was not given in the end is given to the next one. */
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
