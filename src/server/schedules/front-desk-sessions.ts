import { and, eq, isNull } from 'drizzle-orm'
import { packageOf } from '#entities/appointment/timetable-key.ts'
import { fullName } from '#entities/content/doctor.ts'
import { occurrencesOn } from '#entities/schedule/availability.ts'
import type { DeskSession } from '#entities/schedule/front-desk.ts'
import type { Occurrence } from '#entities/schedule/schedule.ts'
import type { InterfaceLanguage } from '#entities/text/interface-language.ts'
import type { Executor } from '../database/connect.ts'
import type { Deps } from '../kernel/deps.ts'
import { selectDoctorNames } from './doctors.ts'
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

/** In order of time, doctors before packages: the front desk looks for a doctor more often. */
const orderOf = ({ doctor, startsAt }: Occurrence) => `${packageOf(doctor) === null ? 0 : 1} ${startsAt}`

interface Wanted {
  date: string
  location: string
  doctor?: string | undefined
}

/**
 * The sessions of a date at a location with the free capacity of every slot, as the front desk may book them: without
 * notice or horizon, hidden sessions too.
 */
export async function frontDeskSessions(
  deps: Deps,
  { date, location, doctor }: Wanted,
  language?: InterfaceLanguage,
): Promise<DeskSession[]> {
  const { db } = deps
  const here = and(
    isNull(doctorRow.deletedAt),
    eq(doctorRow.status, 'published'),
    eq(locationRow.key, location),
    doctor ? isTimetableOf([doctor]) : undefined,
  )
  const schedules = await readSchedules(db, here)
  const sessions = occurrencesOn(date, schedules, await readExceptions(db, betweenDates(date, date)))
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
    .toSorted((a, b) => (orderOf(a) < orderOf(b) ? -1 : 1))
}
