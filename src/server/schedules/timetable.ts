import { and, eq, gte, isNull, lte, max, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { occurrencesOn } from '#entities/schedule/availability.ts'
import type { Occurrence, Schedule, ScheduleException } from '#entities/schedule/schedule.ts'
import { publicContent } from '../content/public-reads.ts'
import type { Executor } from '../database/connect.ts'
import { schedule, scheduleException } from '../database/tables/booking.ts'
import { change, content } from '../database/tables/content.ts'
import type { Deps } from '../kernel/deps.ts'
import { withTimeout } from '../kernel/timeout.ts'
import { type AnswerPolicy, answerPolicyOf } from './answer-policy.ts'

export const doctorRow = alias(content, 'doctor')
export const locationRow = alias(content, 'location')
const unitRow = alias(content, 'unit')
type Where = SQL | undefined

export const isPublished = (row: typeof doctorRow | typeof locationRow): Where =>
  and(eq(row.status, 'published'), isNull(row.deletedAt))

/** What is public: public sessions of published doctors at published locations. */
export const isPublic = (): Where =>
  and(eq(schedule.public, true), isPublished(doctorRow), isPublished(locationRow))

/** Schedules as the API shows them: keys instead of ids, with the location's zone. */
export async function readSchedules(db: Executor, where: Where): Promise<Schedule[]> {
  const rows = await db
    .select({
      row: schedule,
      doctor: doctorRow.key,
      location: locationRow.key,
      unit: unitRow.key,
      timezone: sql<string>`coalesce(${locationRow.data}, ${locationRow.draft})->>'timezone'`,
    })
    .from(schedule)
    .innerJoin(doctorRow, eq(doctorRow.id, schedule.doctorId))
    .innerJoin(locationRow, eq(locationRow.id, schedule.locationId))
    .leftJoin(unitRow, eq(unitRow.id, schedule.unitId))
    .where(where)
    .orderBy(doctorRow.key, schedule.weekday, schedule.startTime, schedule.id)
  return rows.map(({ row, doctor, location, unit, timezone }) => {
    const {
      doctorId: _d,
      locationId: _l,
      unitId: _u,
      externalId: _e,
      createdAt: _c,
      updatedAt: _up,
      ...own
    } = row
    return { ...own, doctor, location, unit, timezone }
  })
}

/** The exceptions between two dates, both included. */
export const betweenDates = (from: string, to: string): Where =>
  and(lte(scheduleException.fromDate, to), gte(scheduleException.toDate, from))

/** The exceptions of one doctor: own ones, and those for all doctors. */
export const forDoctor = (doctorId: string): Where =>
  or(isNull(scheduleException.doctorId), eq(scheduleException.doctorId, doctorId))

export async function readExceptions(db: Executor, where: Where): Promise<ScheduleException[]> {
  const rows = await db
    .select({ row: scheduleException, doctor: doctorRow.key, location: locationRow.key })
    .from(scheduleException)
    .leftJoin(doctorRow, eq(doctorRow.id, scheduleException.doctorId))
    .leftJoin(locationRow, eq(locationRow.id, scheduleException.locationId))
    .where(where)
    .orderBy(scheduleException.fromDate, scheduleException.id)
  return rows.map(({ row, doctor, location }) => {
    const {
      doctorId: _d,
      locationId: _l,
      externalId: _e,
      createdAt: _c,
      untold: _u,
      groupId: _g,
      fromDate,
      toDate,
      ...own
    } = row
    return { ...own, doctor, location, from: fromDate, to: toDate }
  })
}

export interface DoctorTimetable {
  id: string
  slug: string
  bookable: boolean
  schedules: Schedule[]
  exceptions: ScheduleException[]
  answering: AnswerPolicy
  /** The sessions of a date with every slot free; cached until the timetable changes. */
  on(date: string): Occurrence[]
}
export interface Timetable {
  /** The newest change when it was read. It is current while no change of its kinds came after. */
  change: number
  schedules: Schedule[]
  exceptions: ScheduleException[]
  doctors: Map<string, DoctorTimetable>
  answering: AnswerPolicy
}

/** Milliseconds after which a pending read is started again, in case a query never returns. */
const mostLoading = 30_000

interface Cached {
  doctors: object
  addresses: object
  settings: object
  timetable: Promise<Timetable>
}
const caches = new WeakMap<object, Cached>()

/** Drops the cached timetable, after changes by this process or others. */
export const clearTimetable = (deps: Pick<Deps, 'database'>): boolean => caches.delete(deps.database)

/** The public timetable of all doctors, cached until schedules, doctors, addresses or settings change. */
export async function timetable(deps: Deps): Promise<Timetable> {
  // These are new objects after each change of their kind, by any process.
  const doctors = await publicContent(deps, 'doctors')
  const addresses = await publicContent(deps, 'addresses')
  const settings = await publicContent(deps, 'settings')
  const known = caches.get(deps.database)
  const same = known?.doctors === doctors && known.addresses === addresses && known.settings === settings
  if (same) return known.timetable
  const read = withTimeout(load(deps, { doctors, addresses, settings }), mostLoading)
  const cached: Cached = { doctors, addresses, settings, timetable: read }
  caches.set(deps.database, cached)
  cached.timetable.catch(() => {
    if (caches.get(deps.database) === cached) caches.delete(deps.database)
  })
  return cached.timetable
}

type Content = Awaited<ReturnType<typeof publicContent>>
async function load(
  { db }: Deps,
  { doctors, addresses, settings }: Record<'doctors' | 'addresses' | 'settings', Content>,
): Promise<Timetable> {
  // Read first: a change that is committed during the read then causes another read.
  const [newest] = await db.select({ id: max(change.id) }).from(change)
  const schedules = await readSchedules(db, isPublic())
  const exceptions = await readExceptions(db, or(isNull(scheduleException.doctorId), isPublished(doctorRow)))
  const bySchedule = Map.groupBy(schedules, one => one.doctor)
  const byException = Map.groupBy(exceptions, one => one.doctor)
  const answering = answerPolicyOf({ settings: settings.items[0], addresses: addresses.byKey, exceptions })
  const table = new Map<string, DoctorTimetable>()
  const cached = sessionCache()
  for (const [slug, item] of doctors.byKey) {
    const own = bySchedule.get(slug) ?? []
    const applicable = [...(byException.get(null) ?? []), ...(byException.get(slug) ?? [])]
    table.set(slug, {
      id: item.id,
      slug,
      bookable: item.bookable === true,
      schedules: own,
      exceptions: applicable,
      answering,
      on: cached(date => occurrencesOn(date, own, applicable)),
    })
  }
  return { change: newest?.id ?? 0, schedules, exceptions, doctors: table, answering }
}

/** Some 50 MB. Clients may ask for any doctor and date, so the cache is limited. */
const mostPlaces = 300_000

/** Caches sessions by doctor and date, and clears all of them above the limit. */
function sessionCache() {
  let all: Map<string, Occurrence[]>[] = []
  let places = 0
  return (find: (date: string) => Occurrence[]) => {
    const known = new Map<string, Occurrence[]>()
    return (date: string): Occurrence[] => {
      let found = known.get(date)
      if (!found) {
        found = find(date)
        if (places > mostPlaces) {
          for (const one of all) one.clear()
          all = []
          places = 0
        }
        if (known.size === 0) all.push(known)
        known.set(date, found)
        // A date without any costs about as much as one place.
        places += 1 + found.reduce((sum, one) => sum + one.places.length, 0)
      }
      return found
    }
  }
}

/**
 * One doctor's timetable of a few days from the database, for decisions inside a transaction. `hidden` includes sessions
 * that are not public, for the front desk.
 */
export async function readTimetable(
  db: Executor,
  { doctorId, from, to, hidden = false }: { doctorId: string; from: string; to: string; hidden?: boolean },
) {
  const shown = hidden ? undefined : isPublic()
  const schedules = await readSchedules(db, and(eq(schedule.doctorId, doctorId), shown))
  const exceptions = await readExceptions(db, and(forDoctor(doctorId), betweenDates(from, to)))
  return { schedules, exceptions }
}
