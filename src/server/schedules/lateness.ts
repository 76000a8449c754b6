import { and, gt, inArray, lte } from 'drizzle-orm'
import { isOpen } from '#entities/appointment/appointment-status.ts'
import { occurrencesOn, todayIn } from '#entities/schedule/availability.ts'
import type { Occurrence } from '#entities/schedule/schedule.ts'
import type { Executor } from '../database/connect.ts'
import { appointment, schedule, scheduleException } from '../database/tables/booking.ts'
import type { Booked, Week } from './displaced.ts'
import { betweenDates, readExceptions, readSchedules } from './timetable.ts'

/** Finds the session of a booking in this week, or null. Computes each day once. */
export function sessionsIn({ schedules, exceptions }: Week) {
  const known = new Map<string, Occurrence[]>()
  const byId = Map.groupBy(schedules, one => one.id)
  return ({ schedule: id, timezone, startsAt }: Pick<Booked, 'schedule' | 'timezone' | 'startsAt'>) => {
    const date = todayIn(timezone, startsAt)
    const key = `${id} ${date}`
    const sessions = known.get(key) ?? occurrencesOn(date, byId.get(id) ?? [], exceptions)
    known.set(key, sessions)
    const starts = startsAt.toString()
    return sessions.find(one => one.places.some(place => place.startsAt === starts)) ?? null
  }
}

type Row = Pick<typeof appointment.$inferSelect, 'scheduleId' | 'timezone' | 'startsAt' | 'status'>

/**
 * Adds the minutes by which each appointment is expected to begin later than announced. Emails, the patient's pages and
 * the front desk all use this.
 */
export async function withLateness<T extends { row: Row }>(
  db: Executor,
  all: T[],
): Promise<(T & { lateMinutes: number })[]> {
  const open = all.filter(one => isOpen(one.row.status))
  const minutes = await latenessOf(db, open)
  return all.map(one => ({ ...one, lateMinutes: minutes.get(one) ?? 0 }))
}

async function latenessOf<T extends { row: Row }>(db: Executor, open: T[]): Promise<Map<T, number>> {
  const dates = open.map(({ row }) => todayIn(row.timezone, row.startsAt)).toSorted()
  const [from, to] = [dates[0], dates.at(-1)]
  if (!from || !to) return new Map()
  const kinds = inArray(scheduleException.kind, ['late', 'extra'])
  const exceptions = await readExceptions(db, and(kinds, betweenDates(from, to)))
  if (exceptions.every(one => one.kind !== 'late')) return new Map()
  const ids = [...new Set(open.map(one => one.row.scheduleId))]
  const session = sessionsIn({ schedules: await readSchedules(db, inArray(schedule.id, ids)), exceptions })
  return new Map(
    open.map(one => [one, session({ ...one.row, schedule: one.row.scheduleId })?.lateMinutes ?? 0]),
  )
}

/** The longest lateness of a doctor. */
export const longestLateness = Temporal.Duration.from({ hours: 12 })

/** Appointments that are over by their announced time but not by their expected time. */
export async function appointmentsRunningLate(
  db: Executor,
  now: Temporal.Instant,
  which: ReturnType<typeof and>,
): Promise<string[]> {
  const rows = await db
    .select({ row: appointment })
    .from(appointment)
    .where(and(which, lte(appointment.endsAt, now), gt(appointment.endsAt, now.subtract(longestLateness))))
  return (await withLateness(db, rows)).flatMap(({ row, lateMinutes }) =>
    Temporal.Instant.compare(row.endsAt.add({ minutes: lateMinutes }), now) > 0 ? [row.id] : [],
  )
}
