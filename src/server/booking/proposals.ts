import { and, eq, isNull, or } from 'drizzle-orm'
import { occurrencesOn, todayIn } from '#entities/availability.ts'
import type { Occurrence } from '#entities/schedule.ts'
import type { Deps } from '../app.ts'
import { publicItems } from '../content/public-reads.ts'
import { schedule, scheduleException } from '../database/booking-tables.ts'
import type { Executor } from '../database/connect.ts'
import { firstFree, nextFreePlaces } from './places.ts'
import type { BookingRules } from './rules.ts'
import { doctorRow, readExceptions, readSchedules, shownToAll, timetable } from './timetable.ts'

/** A free place to go to instead. */
export interface Proposal {
  schedule: string
  startsAt: string
  timezone: string
  date: string
  locationName: string
}

export type LocationNames = ReadonlyMap<string, string>
export async function locationNames(deps: Deps): Promise<LocationNames> {
  return new Map((await publicItems(deps, 'addresses')).map(one => [one.code, one.officialName]))
}

const asProposals = (occurrences: Occurrence[], names: LocationNames): Proposal[] =>
  occurrences.flatMap(({ schedule: id, timezone, date, location, places }) =>
    places.map(({ startsAt }) => ({
      schedule: id,
      startsAt,
      timezone,
      date,
      locationName: names.get(location) ?? location,
    })),
  )

const most = 3

/** A doctor's next free places from today on, for a message. Not inside a transaction: it asks the database itself. */
export async function nextProposals(deps: Deps, slug: string): Promise<Proposal[]> {
  const zone = (await timetable(deps)).doctors.get(slug)?.schedules[0]?.timezone ?? 'UTC'
  return asProposals(
    await nextFreePlaces(deps, slug, todayIn(zone, deps.now()), { most }),
    await locationNames(deps),
  )
}

/** The same by the timetable as this transaction has made it. */
export async function proposalsIn(
  db: Executor,
  { now, rules, names }: { now: Temporal.Instant; rules: BookingRules; names: LocationNames },
  doctorId: string,
): Promise<Proposal[]> {
  const schedules = await readSchedules(db, and(eq(schedule.doctorId, doctorId), shownToAll()))
  const [first] = schedules
  if (!first) return []
  const exceptions = await readExceptions(
    db,
    or(isNull(scheduleException.doctorId), eq(doctorRow.id, doctorId)),
  )
  const doctor = {
    id: doctorId,
    slug: first.doctor,
    bookable: true,
    schedules,
    exceptions,
    answering: rules.timetable.answering,
    on: (date: string) => occurrencesOn(date, schedules, exceptions),
  }
  const from = todayIn(first.timezone, now)
  return asProposals(await firstFree(db, now, doctor, { from, most }), names)
}
