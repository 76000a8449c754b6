import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import { occurrencesOn } from '#entities/schedule/availability.ts'
import type { ClosureWrite } from '#entities/schedule/closure.ts'
import type { Schedule } from '#entities/schedule/schedule.ts'
import type { ExceptionWrite } from '#entities/schedule/schedule-write.ts'
import type { Executor } from '../../database/connect.ts'
import { schedule } from '../../database/tables/booking.ts'
import { content } from '../../database/tables/content.ts'
import { daysBetween } from '../../schedules/free-slots.ts'
import { readSchedules } from '../../schedules/timetable.ts'
import { idOf } from '../../schedules/writes.ts'

const exceptionFor = (
  { from, to, startTime, endTime, note }: ClosureWrite,
  own: Partial<ExceptionWrite>,
): ExceptionWrite => ({
  ...{ doctor: null, location: null, kind: 'leave', from, to, startTime, endTime, note },
  ...{ minutes: null, room: null, cancelBefore: false, ...own },
})

const overlaps = ({ startTime, endTime }: ClosureWrite, one: Schedule) =>
  startTime === null || endTime === null || (one.startTime < endTime && startTime < one.endTime)

/** The part of a session that the closure closes; without hours, the session by its start. */
const hoursOf = ({ startTime, endTime }: ClosureWrite, one: Schedule) =>
  startTime === null || endTime === null
    ? { startTime: one.startTime, endTime: null }
    : {
        startTime: startTime < one.startTime ? one.startTime : startTime,
        endTime: endTime < one.endTime ? endTime : one.endTime,
      }

/**
 * A doctor's sessions of a unit. Where a location has no other session of the doctor in these days, leave for that
 * location is enough; otherwise each session is closed by its own date and start, or in its part of the closed hours.
 */
function ofUnit(write: ClosureWrite, unit: string, all: Schedule[]): ExceptionWrite[] {
  const dates = daysBetween(write.from, write.to)
  const met = all.filter(one => overlaps(write, one))
  const byId = new Map(all.map(one => [one.id, one]))
  const sessions = dates.flatMap(date => occurrencesOn(date, met, []))
  return [...Map.groupBy(sessions, one => one.location)].flatMap(([location, here]) => {
    const own = here.filter(one => byId.get(one.schedule)?.unit === unit)
    const doctor = own[0]?.doctor
    if (doctor === undefined) return []
    if (own.length === here.length) return [exceptionFor(write, { doctor, location })]
    return own.map(({ schedule: id, date }) =>
      exceptionFor(write, {
        doctor,
        location,
        from: date,
        to: date,
        ...hoursOf(write, byId.get(id) as Schedule),
      }),
    )
  })
}

/** All sessions of a unit's doctors. One without a unit counts as the unit's if doctor and location are those of the unit. */
async function membersOf(db: Executor, unit: string): Promise<Schedule[]> {
  const unitId = await idOf(db, 'units', unit, 'unit')
  const [about] = await db
    .select({ location: sql<string | null>`coalesce(${content.data}, ${content.draft})->>'location'` })
    .from(content)
    .where(eq(content.id, unitId))
  const named = db.select({ id: schedule.doctorId }).from(schedule).where(eq(schedule.unitId, unitId))
  const doctors = await db
    .select({ id: content.id, key: content.key })
    .from(content)
    .where(
      and(
        eq(content.kind, 'doctors'),
        isNull(content.deletedAt),
        sql`coalesce(${content.data}, ${content.draft})->'units' @> ${JSON.stringify([unit])}::jsonb`,
      ),
    )
  const ids = doctors.map(one => one.id)
  const members = new Set(doctors.map(one => one.key))
  const all = await readSchedules(
    db,
    or(inArray(schedule.doctorId, named), ids.length > 0 ? inArray(schedule.doctorId, ids) : undefined),
  )
  return all.map(one =>
    one.unit === null && one.location === about?.location && members.has(one.doctor) ? { ...one, unit } : one,
  )
}

/** The exceptions of a closure, sorted by doctor: concurrent closures then lock the doctors in the same order. */
export async function exceptionsOf(db: Executor, write: ClosureWrite): Promise<ExceptionWrite[]> {
  const { doctors, unit, location } = write
  if (location !== null) return [exceptionFor(write, { location, kind: 'holiday' })]
  if (unit === null) return [...new Set(doctors)].toSorted().map(doctor => exceptionFor(write, { doctor }))
  const schedules = await membersOf(db, unit)
  return [...Map.groupBy(schedules, one => one.doctor)]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([, own]) => ofUnit(write, unit, own))
}
