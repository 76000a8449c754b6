import { and, eq, inArray, isNull } from 'drizzle-orm'
import { fullName } from '#entities/content/doctor.ts'
import { occurrencesOn } from '#entities/schedule/availability.ts'
import type { DeskSession } from '#entities/schedule/desk.ts'
import type { Occurrence } from '#entities/schedule/schedule.ts'
import type { Executor } from '../database/connect.ts'
import type { Deps } from '../kernel/deps.ts'
import { selectDoctorNames } from './doctors.ts'
import { occupiedBetween, withFree } from './occupancy.ts'
import { betweenDates, doctorRow, locationRow, readExceptions, readSchedules } from './timetable.ts'

/** Doctors by their slug, with ids and names. */
export async function namedDoctors(db: Executor, slugs: string[]) {
  const found = await selectDoctorNames(db).where(
    and(eq(doctorRow.kind, 'doctors'), inArray(doctorRow.key, slugs)),
  )
  return new Map(
    found.map(({ id, doctor, name, prefix, suffix }) => {
      const titles = { ...(prefix ? { prefix } : {}), ...(suffix ? { suffix } : {}) }
      return [doctor, { id, doctorName: fullName({ name: name ?? doctor, ...titles }) }]
    }),
  )
}

/** The announced start of the first slot of a session, without lateness. */
export const firstStart = (one: Occurrence): string => one.places[0]?.startsAt ?? one.startsAt

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
): Promise<DeskSession[]> {
  const { db } = deps
  const here = and(
    isNull(doctorRow.deletedAt),
    eq(doctorRow.status, 'published'),
    eq(locationRow.key, location),
    doctor ? eq(doctorRow.key, doctor) : undefined,
  )
  const schedules = await readSchedules(db, here)
  const sessions = occurrencesOn(date, schedules, await readExceptions(db, betweenDates(date, date)))
  if (sessions.length === 0) return []
  const slugs = [...new Set(sessions.map(one => one.doctor))]
  const doctors = await namedDoctors(db, slugs)
  const from = Temporal.Instant.from(sessions.map(firstStart).toSorted()[0] as string)
  const to = Temporal.Instant.from(
    sessions
      .map(one => one.endsAt)
      .toSorted()
      .at(-1) as string,
  )
  const ids = [...doctors.values()].map(one => one.id)
  const held = Map.groupBy(await occupiedBetween(db, ids, from, to, deps.now()), one => one.doctorId)
  return slugs
    .flatMap(slug => {
      const known = doctors.get(slug)
      if (!known) return []
      const own = sessions.filter(one => one.doctor === slug)
      const { doctorName } = known
      return withFree(own, held.get(known.id) ?? []).map(one => ({ ...one, doctorName }))
    })
    .toSorted((a, b) => (a.startsAt < b.startsAt ? -1 : a.startsAt > b.startsAt ? 1 : 0))
}
