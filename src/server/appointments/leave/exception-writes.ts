import { and, eq, gte, isNull, lt } from 'drizzle-orm'
import type { ScheduleException } from '#entities/schedule/schedule.ts'
import type { ExceptionWrite } from '#entities/schedule/schedule-write.ts'
import { recordChange } from '../../content/writes.ts'
import { type Executor, newId } from '../../database/connect.ts'
import { appointment, scheduleException } from '../../database/tables/booking.ts'
import { Problem } from '../../kernel/problem.ts'
import { bookedAhead, weekOf } from '../../schedules/displaced.ts'
import { longestLateness } from '../../schedules/lateness.ts'
import { doctorRow, readExceptions } from '../../schedules/timetable.ts'
import { idOf } from '../../schedules/writes.ts'
import type { WriteContext } from '../../schedules/written-answers.ts'
import { affectedAppointments, displaceAppointments, type Handled, lockBooked } from './displace.ts'
import { type Restoring, restoreAll } from './restore.ts'
import { displacedIn, restorable } from './restore-candidates.ts'
import { lockForRestoring, lockTimetable, spanOf } from './restore-lock.ts'

export interface WrittenException extends Handled, Restoring {
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
const everybody = '*'

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

/** An extra session takes its settings from a weekly session, so the doctor must have one. */
async function refuseExtraWithoutSession(db: Executor, doctorId: string | null, one: ScheduleException) {
  if (one.kind !== 'extra' || doctorId === null) return
  const { schedules } = await weekOf(db, [doctorId])
  const pattern = schedules.some(
    other =>
      (one.location === null || other.location === one.location) &&
      other.validFrom <= one.from &&
      (other.validTo === null || one.to <= other.validTo),
  )
  if (pattern) return
  const fields = [{ path: 'location', key: 'booking:extraNeedsSchedule' }]
  throw new Problem(422, 'api.invalid', {}, { fields })
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
  const [from, to] = spanOf(old, next)
  const booked = await bookedAhead(
    db,
    now,
    and(
      doctorId === null ? undefined : eq(appointment.doctorId, doctorId),
      gte(appointment.startsAt, from),
      lt(appointment.startsAt, to),
    ),
    now.subtract(longestLateness),
  )
  const before = await weekOf(db, [...new Set(booked.map(one => one.doctorId))])
  const others = before.exceptions.filter(one => one.id !== old?.id)
  const after = { ...before, exceptions: next ? [...others, next] : others }
  return affectedAppointments(booked, before, after, { now, cancelBefore })
}

/** True if `other` covers `one`. An exception for whole days covers one for some hours. */
const within = (one: ScheduleException, other: ScheduleException): boolean =>
  other.from <= one.from &&
  one.to <= other.to &&
  (other.startTime === null || other.startTime === one.startTime) &&
  (other.endTime === null || other.endTime === one.endTime)

const same = (one: ScheduleException, other: ScheduleException): boolean =>
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
      next.doctor === null ? isNull(scheduleException.doctorId) : eq(doctorRow.key, next.doctor),
    ),
  )
  const away = next.kind === 'leave' || next.kind === 'holiday'
  const exception = known.find(
    one =>
      one.id !== next.id &&
      (one.location === next.location || (away && one.location === null)) &&
      (away ? within(next, one) : same(next, one)),
  )
  if (exception) throw new Problem(409, 'booking.exceptionExists', {}, { result: { exception } })
}

async function change(
  db: Executor,
  surroundings: WriteContext,
  doctor: string | null,
  plan: () => Promise<Change>,
): Promise<Omit<WrittenException, 'exception'>> {
  const doctorId = await lockTimetable(db, doctor)
  const { old, next, cancelBefore } = await plan()
  const { now } = surroundings
  const span = spanOf(old, next)
  if (next) await refuseRepeated(db, next)
  const displaced = old ? await displacedIn(db, { now, doctorId, span }) : []
  await lockBooked(db, doctorId, span, now)
  const concerned = await affectedByChange(db, surroundings.now, doctorId, { old, next, cancelBefore })
  const lost = concerned.filter(one => one.news === 'absence').length
  if (old?.kind === 'extra' && lost > 0) {
    // The hospital opened the extra session by its own choice, so it may not be removed while it has bookings.
    throw new Problem(409, 'booking.scheduleInUse', { count: lost }, { result: { count: lost } })
  }
  if (next) await refuseExtraWithoutSession(db, doctorId, next)
  if (old && !next) await db.delete(scheduleException).where(eq(scheduleException.id, old.id))
  if (next) {
    const values = await columns(db, doctorId, next)
    if (old) await db.update(scheduleException).set(values).where(eq(scheduleException.id, old.id))
    else await db.insert(scheduleException).values({ id: next.id, ...values })
  }
  const action = next ? 'save' : 'delete'
  const exception = (next ?? old) as ScheduleException
  // After the exception is written: no slot that it closes is restored or proposed.
  const ids = old ? await restorable(db, displaced, old) : []
  const back = await restoreAll(db, surroundings, ids, exception.id)
  const handled = await displaceAppointments(db, surroundings, concerned, exception)
  return {
    affected: lost,
    ...back,
    told: back.told + handled.told,
    toCall: back.toCall + handled.toCall,
    alsoToCall: back.alsoToCall + handled.alsoToCall,
    change: await recordChange(db, 'schedules', doctor ?? everybody, action),
  }
}

/** Leave, a holiday or lateness. Affected patients are notified in the same transaction. */
export async function createException(
  db: Executor,
  write: ExceptionWrite,
  surroundings: WriteContext,
): Promise<WrittenException> {
  const exception = exceptionOf(newId(), write)
  const { cancelBefore } = write
  const done = await change(db, surroundings, write.doctor, async () => ({
    old: null,
    next: exception,
    cancelBefore,
  }))
  return { exception, ...done }
}

export async function changeException(
  db: Executor,
  id: string,
  write: ExceptionWrite,
  surroundings: WriteContext,
): Promise<WrittenException> {
  const exception = exceptionOf(id, write)
  const known = await oneException(db, id)
  const { doctor } = write
  await lockForRestoring(db, [
    { ...known, doctor },
    { ...exception, doctor },
  ])
  const done = await change(db, surroundings, write.doctor, async () => {
    const old = await oneException(db, id)
    if (old.doctor !== write.doctor) {
      const fields = [{ path: 'doctor', key: 'booking:doctorFixed' }]
      throw new Problem(422, 'api.invalid', {}, { fields })
    }
    return { old, next: exception, cancelBefore: write.cancelBefore }
  })
  return { exception, ...done }
}

export async function deleteException(
  db: Executor,
  id: string,
  surroundings: WriteContext,
): Promise<WrittenException> {
  const exception = await oneException(db, id)
  await lockForRestoring(db, [exception])
  const done = await change(db, surroundings, exception.doctor, async () => ({
    old: await oneException(db, id),
    next: null,
  }))
  return { exception, ...done }
}
