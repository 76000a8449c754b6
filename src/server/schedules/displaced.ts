import { and, eq, gt, inArray, type SQL } from 'drizzle-orm'
import { isOpen } from '#entities/appointment/appointment-status.ts'
import { occurrencesOn, todayIn } from '#entities/schedule/availability.ts'
import type { Occurrence, Schedule, ScheduleException } from '#entities/schedule/schedule.ts'
import type { Executor } from '../database/connect.ts'
import { appointment, schedule } from '../database/tables/booking.ts'
import { occupiesAt } from './occupancy.ts'
import { locationRow, readExceptions, readSchedules } from './timetable.ts'

export interface Week {
  schedules: Schedule[]
  exceptions: ScheduleException[]
}
export type Booked = Awaited<ReturnType<typeof bookedAhead>>[number]

/** Booked appointments that are not over yet. */
export const bookedAhead = (
  db: Executor,
  now: Temporal.Instant,
  which: SQL | undefined,
  /** Earlier than `now` to include patients whom a late doctor may still see after their announced time. */
  since = now,
) =>
  db
    .select({
      id: appointment.id,
      status: appointment.status,
      doctorId: appointment.doctorId,
      schedule: appointment.scheduleId,
      startsAt: appointment.startsAt,
      endsAt: appointment.endsAt,
      place: appointment.place,
      timezone: appointment.timezone,
      location: locationRow.key,
    })
    .from(appointment)
    .innerJoin(locationRow, eq(locationRow.id, appointment.locationId))
    .where(and(occupiesAt(now), gt(appointment.endsAt, since), which))
    .orderBy(appointment.startsAt, appointment.place)

/** All sessions of these doctors, the hidden ones too, and all exceptions. */
export async function weekOf(db: Executor, doctorIds: string[]): Promise<Week> {
  if (doctorIds.length === 0) return { schedules: [], exceptions: [] }
  const schedules = await readSchedules(db, inArray(schedule.doctorId, doctorIds))
  return { schedules, exceptions: await readExceptions(db, undefined) }
}

interface Placed {
  /** The bookings whose session takes place. */
  inSession: Set<Booked>
  /** Those of them that are within its capacity. */
  withinCapacity: Set<Booked>
}

function placed(booked: Booked[], { schedules, exceptions }: Week): Placed {
  const days = new Map<string, Occurrence[]>()
  const onDay = (date: string) => {
    const known = days.get(date) ?? occurrencesOn(date, schedules, exceptions)
    days.set(date, known)
    return known
  }
  const counts = new Map<string, number>()
  const [inSession, withinCapacity] = [new Set<Booked>(), new Set<Booked>()]
  for (const one of booked) {
    const starts = one.startsAt.toString()
    const session = onDay(todayIn(one.timezone, one.startsAt)).find(
      other => other.schedule === one.schedule && other.places.some(place => place.startsAt === starts),
    )
    if (session?.timezone !== one.timezone) continue
    inSession.add(one)
    const count = (counts.get(`${one.schedule} ${starts}`) ?? 0) + 1
    counts.set(`${one.schedule} ${starts}`, count)
    if ((session.mode === 'slots' ? one.place : count) <= session.capacity) withinCapacity.add(one)
  }
  return { inSession, withinCapacity }
}

/** The bookings that a timetable change displaces. Completed appointments do not need their slot any more. */
export function displacedBy(booked: Booked[], before: Week, after: Week): Set<Booked> {
  const [was, is] = [placed(booked, before), placed(booked, after)]
  // A patient whose no-show was undone may be one more than a queue takes, and loses the session like the others.
  const loses = (one: Booked) =>
    (was.inSession.has(one) && !is.inSession.has(one)) ||
    (was.withinCapacity.has(one) && !is.withinCapacity.has(one))
  return new Set(booked.filter(one => isOpen(one.status) && loses(one)))
}
export const displacedCount = (booked: Booked[], before: Week, after: Week): number =>
  displacedBy(booked, before, after).size

export const ofSchedule = (id: string) => eq(appointment.scheduleId, id)
