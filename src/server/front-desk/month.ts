import { and, count, eq, sql } from 'drizzle-orm'
import type { QueryOf } from '#contract/contract.ts'
import type { MonthDay } from '#entities/schedule/front-desk.ts'
import { startsBetween } from '../appointments/views.ts'
import { appointment } from '../database/tables/booking.ts'
import type { Deps } from '../kernel/deps.ts'
import { requirePeriod } from '../kernel/period.ts'
import { readTimetablesAt, sessionsAt } from '../schedules/front-desk-sessions.ts'
import { occupiesAt } from '../schedules/occupancy.ts'
import { betweenDates, doctorRow, locationRow, readExceptions } from '../schedules/timetable.ts'
import { offeredCapacity } from './offered-capacity.ts'

/** A month is shown in whole weeks, which are six at most. */
const MOST_DAYS = 42

type Wanted = QueryOf<'get /api/admins/desk/month'>

function countAppointments({ db, now }: Deps, { from, to, ...whose }: Wanted) {
  const date = sql<string>`to_char(${appointment.startsAt} at time zone ${appointment.timezone}, 'YYYY-MM-DD')`
  return db
    .select({
      date,
      location: locationRow.key,
      taken: count(),
      requests: sql<number>`count(*) filter (where ${appointment.status} = 'requested')::int`,
    })
    .from(appointment)
    .innerJoin(doctorRow, eq(doctorRow.id, appointment.doctorId))
    .innerJoin(locationRow, eq(locationRow.id, appointment.locationId))
    .where(and(startsBetween(from, to), occupiesAt(now()), sessionsAt(whose)))
    .groupBy(date, locationRow.key)
}

/** The days of a month at a location or of a doctor, counted: thousands of sessions would be too many to send. */
export async function frontDeskMonth(deps: Deps, wanted: Wanted): Promise<MonthDay[]> {
  const { from, to } = wanted
  requirePeriod(from, to, MOST_DAYS)
  if (!wanted.location && !wanted.doctor) return []
  const [schedules, exceptions, booked] = await Promise.all([
    readTimetablesAt(deps.db, wanted),
    readExceptions(deps.db, betweenDates(from, to)),
    countAppointments(deps, wanted),
  ])
  const days = new Map<string, MonthDay>()
  const dayOf = ({ date, location }: Pick<MonthDay, 'date' | 'location'>) => {
    const key = `${date} ${location}`
    const day = days.get(key) ?? { date, location, taken: 0, total: 0, requests: 0, away: 0 }
    days.set(key, day)
    return day
  }
  offeredCapacity(
    { schedules, exceptions, ...wanted },
    (session, capacity) => {
      dayOf(session).total += capacity
    },
    session => {
      dayOf(session).away++
    },
  )
  for (const { taken, requests, ...where } of booked) Object.assign(dayOf(where), { taken, requests })
  return [...days.values()].toSorted((a, b) => (a.date + a.location < b.date + b.location ? -1 : 1))
}
