import { and, eq, inArray, isNull, type SQL } from 'drizzle-orm'
import type { QueryOf } from '#contract/contract.ts'
import { fullName } from '#entities/content/doctor.ts'
import { occurrencesOn } from '#entities/schedule/availability.ts'
import type { DeskSession } from '#entities/schedule/front-desk.ts'
import type { InterfaceLanguage } from '#entities/text/interface-language.ts'
import type { Executor } from '../database/connect.ts'
import { schedule } from '../database/tables/booking.ts'
import type { Deps } from '../kernel/deps.ts'
import { requirePeriod } from '../kernel/period.ts'
import { selectDoctorNames } from './doctors.ts'
import { daysBetween } from './free-slots.ts'
import { occupiedDuring, withFree } from './occupancy.ts'
import {
  betweenDates,
  doctorRow,
  isTimetableOf,
  locationRow,
  readExceptions,
  readSchedules,
} from './timetable.ts'

/** Doctors and packages by the key of their timetable, with ids and names. */
export async function namedDoctors(db: Executor, slugs: string[], language?: InterfaceLanguage) {
  if (slugs.length === 0) return new Map<string, { id: string; doctorName: string }>()
  const found = await selectDoctorNames(db, language).where(isTimetableOf(slugs))
  return new Map(
    found.map(({ id, doctor, name, ...titles }) => [
      doctor,
      { id, doctorName: fullName({ name: name ?? doctor, ...titles }) },
    ]),
  )
}

/** What is of published doctors and packages at a location, of one of them, or all: hidden sessions too. */
export const sessionsAt = ({ location, doctor }: { location?: string; doctor?: string }): SQL | undefined =>
  and(
    isNull(doctorRow.deletedAt),
    eq(doctorRow.status, 'published'),
    location ? eq(locationRow.key, location) : undefined,
    doctor ? isTimetableOf([doctor]) : undefined,
  )

/**
 * The weekly sessions of one doctor, or of all doctors with sessions at a location. Theirs at other locations too: an extra
 * session gives way to them, and one that was stored without a location may be held there.
 */
export function readTimetablesAt(db: Executor, { location, doctor }: { location?: string; doctor?: string }) {
  const there = location
    ? db
        .select({ id: schedule.doctorId })
        .from(schedule)
        .innerJoin(locationRow, eq(locationRow.id, schedule.locationId))
        .where(eq(locationRow.key, location))
    : undefined
  return readSchedules(db, and(sessionsAt({ doctor }), there && inArray(schedule.doctorId, there)))
}

/** Days with all their slots: a week. */
const MOST_DAYS = 7

/**
 * The sessions of one or several dates at a location, or of a doctor, with the free capacity of every slot, as the front desk may book them: without
 * notice or horizon, hidden sessions too.
 */
export async function frontDeskSessions(
  deps: Deps,
  { date, to = date, location, doctor }: QueryOf<'get /api/admins/desk/sessions'>,
  language?: InterfaceLanguage,
): Promise<DeskSession[]> {
  requirePeriod(date, to, MOST_DAYS)
  if (!location && !doctor) return []
  const { db } = deps
  const schedules = await readTimetablesAt(db, { location, doctor })
  const exceptions = await readExceptions(db, betweenDates(date, to))
  const sessions = daysBetween(date, to)
    .flatMap(one => occurrencesOn(one, schedules, exceptions))
    .filter(one => !location || one.location === location)
  if (sessions.length === 0) return []
  const slugs = [...new Set(sessions.map(one => one.doctor))]
  const doctors = await namedDoctors(db, slugs, language)
  const ids = [...doctors.values()].map(one => one.id)
  const occupied = Map.groupBy(await occupiedDuring(db, ids, sessions, deps.now()), one => one.doctorId)
  return slugs
    .flatMap(slug => {
      const known = doctors.get(slug)
      if (!known) return []
      const own = sessions.filter(one => one.doctor === slug)
      const { doctorName } = known
      return withFree(own, occupied.get(known.id) ?? []).map(one => ({ ...one, doctorName }))
    })
    .toSorted((a, b) => (a.startsAt < b.startsAt ? -1 : a.startsAt > b.startsAt ? 1 : 0))
}
