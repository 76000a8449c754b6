import { and, count, eq, isNotNull, isNull } from 'drizzle-orm'
import { isOpen } from '#entities/appointment/appointment-status.ts'
import { timetableItem } from '#entities/appointment/timetable-key.ts'
import type { ContentKind } from '#entities/kinds.ts'
import { todayIn } from '#entities/schedule/availability.ts'
import type { Schedule } from '#entities/schedule/schedule.ts'
import type { ScheduleChange, ScheduleWrite } from '#entities/schedule/schedule-write.ts'
import { recordChange } from '../content/writes.ts'
import { type Executor, newId } from '../database/connect.ts'
import { appointment, queueCounter, schedule } from '../database/tables/booking.ts'
import { content } from '../database/tables/content.ts'
import { fieldProblem, notFound, Problem } from '../kernel/problem.ts'
import { bookedAhead, displacedCount, ofSchedule, weekOf } from './displaced.ts'
import { readSchedules } from './timetable.ts'

export interface WrittenSchedule<S = Schedule> {
  id: string
  schedule: S
  /** The change that the publisher has to show. */
  change: number
}

/** The id of a key. With `lock` the row stays locked, so that no booking uses the timetable while it changes. */
export async function idOf(
  db: Executor,
  kind: ContentKind,
  key: string,
  path: string,
  lock = false,
): Promise<string> {
  const query = db
    .select({ id: content.id })
    .from(content)
    .where(and(eq(content.kind, kind), eq(content.key, key), isNull(content.deletedAt)))
  const [found] = await (lock ? query.for('no key update') : query)
  if (!found) throw fieldProblem(path, 'validation:reference', { key })
  return found.id
}

/** The id of the doctor, or of the package, whose timetable it is. */
export function timetableId(db: Executor, timetable: string, lock = false): Promise<string> {
  const { kind, slug } = timetableItem(timetable)
  return idOf(db, kind, slug, 'doctor', lock)
}

const oneSchedule = async (db: Executor, id: string): Promise<Schedule> => {
  const [found] = await readSchedules(db, eq(schedule.id, id))
  if (!found) throw notFound()
  return found
}

const overlaps = (one: Schedule, other: Schedule) =>
  one.weekday === other.weekday &&
  one.timezone === other.timezone &&
  one.startTime < other.endTime &&
  other.startTime < one.endTime &&
  (one.validTo === null || other.validFrom <= one.validTo) &&
  (other.validTo === null || one.validFrom <= other.validTo)

/** A doctor cannot sit in two places at once. */
async function refuseOverlap(db: Executor, doctorId: string, id: string): Promise<Schedule> {
  const all = await readSchedules(db, eq(schedule.doctorId, doctorId))
  const own = all.find(one => one.id === id) as Schedule
  if (all.some(one => one.id !== id && overlaps(one, own)))
    throw fieldProblem('startTime', 'booking:scheduleOverlap')
  return own
}

async function columns(db: Executor, doctorId: string, write: ScheduleWrite) {
  const { doctor: _doctor, location, unit, ...own } = write
  return {
    ...own,
    doctorId,
    locationId: await idOf(db, 'addresses', location, 'location'),
    unitId: unit === null ? null : await idOf(db, 'units', unit, 'unit'),
  }
}

/** Adds a weekly session. 422 if it overlaps another one of the doctor. */
export async function createSchedule(db: Executor, write: ScheduleWrite): Promise<WrittenSchedule> {
  const doctorId = await timetableId(db, write.doctor, true)
  const id = newId()
  await db.insert(schedule).values({ id, ...(await columns(db, doctorId, write)) })
  const made = await refuseOverlap(db, doctorId, id)
  return { id, schedule: made, change: await recordChange(db, 'schedules', write.doctor, 'save') }
}

const dayBefore = (date: string) => Temporal.PlainDate.from(date).subtract({ days: 1 }).toString()
const earlier = (one: string | null, other: string) => (one !== null && one < other ? one : other)

/** 409 with the count where the change would take booked appointments off the timetable. */
export async function changeSchedule(
  db: Executor,
  id: string,
  change: ScheduleChange,
  now: Temporal.Instant,
): Promise<WrittenSchedule> {
  const { from, ...write } = change
  const { doctor } = await oneSchedule(db, id)
  const doctorId = await timetableId(db, doctor, true)
  const old = await oneSchedule(db, id)
  if (old.doctor !== write.doctor) throw fieldProblem('doctor', 'booking:doctorFixed')
  if (from !== undefined && from <= old.validFrom) throw fieldProblem('from', 'booking:newVersionAfterStart')
  const booked = await bookedAhead(db, now, eq(appointment.doctorId, doctorId))
  const before = await weekOf(db, [doctorId])
  const values = await columns(db, doctorId, write)
  let newest = id
  if (from === undefined) {
    await db
      .update(schedule)
      .set({ ...values, updatedAt: now })
      .where(eq(schedule.id, id))
  } else {
    const validTo = earlier(old.validTo, dayBefore(from))
    await db.update(schedule).set({ validTo, updatedAt: now }).where(eq(schedule.id, id))
    newest = newId()
    await db.insert(schedule).values({ id: newest, ...values, validFrom: from })
  }
  const after = await weekOf(db, [doctorId])
  const displaced = displacedCount(booked, before, after)
  // A changed location also displaces appointments: their messages name another location.
  const moved =
    old.location === write.location
      ? 0
      : booked.filter(one => one.schedule === id && isOpen(one.status)).length
  const total = Math.max(displaced, from === undefined ? moved : 0)
  if (total > 0)
    throw new Problem(409, 'booking.scheduleInUse', { count: total }, { result: { count: total } })
  const made = await refuseOverlap(db, doctorId, newest)
  return { id, schedule: made, change: await recordChange(db, 'schedules', write.doctor, 'save') }
}

/**
 * Deletes a session without bookings. One with past bookings is ended and stays stored, and so is an imported one, which the
 * next import would add again. Coming bookings refuse it.
 */
export async function deleteSchedule(
  db: Executor,
  id: string,
  now: Temporal.Instant,
): Promise<WrittenSchedule<Schedule | null>> {
  const { doctor } = await oneSchedule(db, id)
  await timetableId(db, doctor, true)
  const old = await oneSchedule(db, id)
  const ahead = (await bookedAhead(db, now, ofSchedule(id))).filter(one => isOpen(one.status)).length
  if (ahead > 0)
    throw new Problem(409, 'booking.scheduleInUse', { count: ahead }, { result: { count: ahead } })
  const [ever] = await db.select({ count: count() }).from(appointment).where(ofSchedule(id))
  const imported = await db.$count(schedule, and(eq(schedule.id, id), isNotNull(schedule.externalId)))
  const kept = (ever?.count ?? 0) > 0 || imported > 0
  if (kept) {
    const validTo = earlier(old.validTo, dayBefore(todayIn(old.timezone, now)))
    await db.update(schedule).set({ validTo, updatedAt: now }).where(eq(schedule.id, id))
  } else {
    await db.delete(queueCounter).where(eq(queueCounter.scheduleId, id))
    await db.delete(schedule).where(eq(schedule.id, id))
  }
  const ended = kept ? await oneSchedule(db, id) : null
  return { id, schedule: ended, change: await recordChange(db, 'schedules', old.doctor, 'delete') }
}
