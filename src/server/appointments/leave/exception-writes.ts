import { and, eq, isNotNull, isNull, notLike } from 'drizzle-orm'
import { isMovable } from '#entities/appointment/appointment-status.ts'
import type { ScheduleException } from '#entities/schedule/schedule.ts'
import type { ExceptionWrite } from '#entities/schedule/schedule-write.ts'
import { recordChange } from '../../content/writes.ts'
import { type Executor, newId } from '../../database/connect.ts'
import { deletedLeaveDay, scheduleException, withdrawnLeave } from '../../database/tables/booking.ts'
import { fieldProblem, Problem } from '../../kernel/problem.ts'
import { bookedAhead, weekOf } from '../../schedules/displaced.ts'
import { longestLateness } from '../../schedules/lateness.ts'
import { isTimetableOf, readExceptions } from '../../schedules/timetable.ts'
import { idOf } from '../../schedules/writes.ts'
import type { WriteContext } from '../../schedules/written-answers.ts'
import { affectedAppointments, displaceAppointments, type Handled, lockBooked } from './displace.ts'
import { type Restored, restoreAll } from './restore.ts'
import { displacedIn, restorable } from './restore-candidates.ts'
import { lockForRestoring, lockTimetable, spanOf, startsIn } from './restore-lock.ts'

export interface WrittenException extends Handled, Restored {
  /** That of the exception. */
  id: string
  exception: ScheduleException
  change: number
  /** Number of displaced appointments. */
  affected: number
}

/** The exception as it is stored: `cancelBefore` is an option of the request only. */
export const exceptionOf = (
  id: string,
  { cancelBefore: _once, ...write }: ExceptionWrite,
): ScheduleException => ({
  id,
  ...write,
})

/** The key of a change of all timetables in the publisher's change log. */
const allDoctors = '*'

const oneException = async (db: Executor, id: string): Promise<ScheduleException> => {
  const [found] = await readExceptions(db, eq(scheduleException.id, id))
  if (!found) throw new Problem(404, 'booking.exceptionUndone')
  return found
}

async function columns(db: Executor, doctorId: string | null, one: ScheduleException) {
  const { id: _id, doctor: _doctor, location, from, to, ...own } = one
  return {
    ...own,
    doctorId,
    locationId: location === null ? null : await idOf(db, 'addresses', location, 'location'),
    fromDate: from,
    toDate: to,
  }
}

/**
 * The location of an extra session. It takes its settings from a weekly session there, so the doctor must have one. It is
 * stored even where the doctor has no other: each location reads its own weekly sessions, and one that is added later
 * would have the extra session too.
 */
async function locationOfExtra(db: Executor, doctorId: string, one: ScheduleException): Promise<string> {
  const { schedules } = await weekOf(db, [doctorId])
  const patterns = schedules.filter(
    other =>
      (one.location === null || other.location === one.location) &&
      other.validFrom <= one.from &&
      (other.validTo === null || one.to <= other.validTo),
  )
  const [location, another] = new Set(patterns.map(other => other.location))
  if (location === undefined) throw fieldProblem('location', 'booking:extraNeedsSchedule')
  if (another !== undefined) throw fieldProblem('location', 'validation:required')
  return location
}

interface Change {
  old: ScheduleException | null
  next: ScheduleException | null
  cancelBefore?: boolean | undefined
}

/** Appointments that a changed exception affects, and how. Takes no locks: for previews, or under the locks of `change`. */
export async function affectedByChange(
  db: Executor,
  now: Temporal.Instant,
  doctorId: string | null,
  { old, next, cancelBefore }: Change,
) {
  const inSpan = startsIn(spanOf(old, next), doctorId)
  const booked = await bookedAhead(db, now, inSpan, now.subtract(longestLateness))
  const before = await weekOf(db, [...new Set(booked.map(one => one.doctorId))])
  const others = before.exceptions.filter(one => one.id !== old?.id)
  const after = { ...before, exceptions: next ? [...others, next] : others }
  return affectedAppointments(booked, before, after, { now, cancelBefore })
}

/**
 * True if `other` covers `one`. An exception for whole days covers one for some hours. One for a single session does not
 * cover hours that begin with it: they may reach into another session.
 */
const isCovered = (one: ScheduleException, other: ScheduleException): boolean =>
  other.from <= one.from &&
  one.to <= other.to &&
  (other.startTime === null || (other.startTime === one.startTime && other.endTime === one.endTime))

const isSameException = (one: ScheduleException, other: ScheduleException): boolean =>
  (['from', 'to', 'startTime', 'endTime', 'minutes', 'room'] as const).every(
    name => one[name] === other[name],
  )

/**
 * Refuses an exception that an existing one covers: it would notify no patient, and deleting it would restore nothing.
 * The lock serializes two identical requests, so the second one is refused.
 */
export async function refuseRepeated(db: Executor, next: ScheduleException): Promise<void> {
  const known = await readExceptions(
    db,
    and(
      eq(scheduleException.kind, next.kind),
      next.doctor === null ? isNull(scheduleException.doctorId) : isTimetableOf([next.doctor]),
    ),
  )
  const away = next.kind === 'leave' || next.kind === 'holiday'
  const exception = known.find(
    one =>
      one.id !== next.id &&
      (one.location === next.location || (away && one.location === null)) &&
      (away ? isCovered(next, one) : isSameException(next, one)),
  )
  if (exception) throw new Problem(409, 'booking.exceptionExists', {}, { result: { exception } })
}

/** Deletes an exception. Imported leave stays as a row on a day long past, or the next import would add it again. */
async function deleteRow(db: Executor, id: string): Promise<void> {
  const { externalId } = scheduleException
  const isNamed = and(isNotNull(externalId), notLike(externalId, `${withdrawnLeave}%`))
  const kept = await db
    .update(scheduleException)
    .set({ fromDate: deletedLeaveDay, toDate: deletedLeaveDay, untold: false })
    .where(and(eq(scheduleException.id, id), isNamed))
  if (kept.rowCount === 0) await db.delete(scheduleException).where(eq(scheduleException.id, id))
}

async function change(
  db: Executor,
  context: WriteContext,
  doctor: string | null,
  plan: () => Promise<Change>,
): Promise<Omit<WrittenException, 'id' | 'exception'>> {
  const doctorId = await lockTimetable(db, doctor)
  const { old, next, cancelBefore } = await plan()
  const { now } = context
  const span = spanOf(old, next)
  if (next?.kind === 'extra' && doctorId !== null) next.location = await locationOfExtra(db, doctorId, next)
  if (next) await refuseRepeated(db, next)
  const displaced = old ? await displacedIn(db, { now, doctorId, span }) : []
  await lockBooked(db, doctorId, span, now)
  const appointments = await affectedByChange(db, context.now, doctorId, { old, next, cancelBefore })
  const displacedCount = appointments.filter(one => one.news === 'absence').length
  if (old?.kind === 'extra' && displacedCount > 0) {
    // The hospital opened the extra session by its own choice, so it may not be removed while it has bookings.
    throw new Problem(
      409,
      'booking.scheduleInUse',
      { count: displacedCount },
      { result: { count: displacedCount } },
    )
  }
  if (old && !next) await deleteRow(db, old.id)
  if (next) {
    const values = await columns(db, doctorId, next)
    if (old) await db.update(scheduleException).set(values).where(eq(scheduleException.id, old.id))
    else await db.insert(scheduleException).values({ id: next.id, ...values })
  }
  const action = next ? 'save' : 'delete'
  const exception = (next ?? old) as ScheduleException
  // After the exception is written: no slot that it closes is restored or proposed.
  const ids = old ? await restorable(db, displaced, old) : []
  const back = await restoreAll(db, context, ids, exception.id)
  const handled = await displaceAppointments(db, context, appointments, exception)
  return {
    // Not those who are checked in: nothing changes for them.
    affected: appointments.filter(({ one, news }) => news === 'absence' && isMovable(one.status)).length,
    ...back,
    told: back.told + handled.told,
    toCall: back.toCall + handled.toCall,
    alsoToCall: back.alsoToCall + handled.alsoToCall,
    change: await recordChange(db, 'schedules', doctor ?? allDoctors, action),
  }
}

/** Leave, a holiday or lateness. Affected patients are notified in the same transaction. */
export async function createException(
  db: Executor,
  write: ExceptionWrite,
  context: WriteContext,
): Promise<WrittenException> {
  const exception = exceptionOf(newId(), write)
  const { cancelBefore } = write
  const done = await change(db, context, write.doctor, async () => ({
    old: null,
    next: exception,
    cancelBefore,
  }))
  return { id: exception.id, exception, ...done }
}

/** Changes an exception. 404 if it was deleted, 409 if an extra session would lose booked slots. */
export async function changeException(
  db: Executor,
  id: string,
  write: ExceptionWrite,
  context: WriteContext,
): Promise<WrittenException> {
  const exception = exceptionOf(id, write)
  const known = await oneException(db, id)
  const { doctor } = write
  await lockForRestoring(db, [
    { ...known, doctor },
    { ...exception, doctor },
  ])
  const done = await change(db, context, write.doctor, async () => {
    const old = await oneException(db, id)
    if (old.doctor !== write.doctor) {
      throw fieldProblem('doctor', 'booking:doctorFixed')
    }
    return { old, next: exception, cancelBefore: write.cancelBefore }
  })
  return { id: exception.id, exception, ...done }
}

/** Deletes an exception and restores what it displaced. 404 and 409 as in `changeException`. */
export async function deleteException(
  db: Executor,
  id: string,
  context: WriteContext,
): Promise<WrittenException> {
  const exception = await oneException(db, id)
  await lockForRestoring(db, [exception])
  const done = await change(db, context, exception.doctor, async () => ({
    old: await oneException(db, id),
    next: null,
  }))
  return { id: exception.id, exception, ...done }
}
