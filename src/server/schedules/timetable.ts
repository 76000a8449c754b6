import { and, eq, gte, inArray, isNull, lte, max, ne, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { packageKey, timetableItem } from '#entities/appointment/timetable-key.ts'
import { occurrencesOn } from '#entities/schedule/availability.ts'
import type { Occurrence, Schedule, ScheduleException } from '#entities/schedule/schedule.ts'
import { publicContent } from '../content/public-reads.ts'
import type { Executor } from '../database/connect.ts'
import { deletedLeaveDay, schedule, scheduleException } from '../database/tables/booking.ts'
import { change, content } from '../database/tables/content.ts'
import type { Deps } from '../kernel/deps.ts'
import { withTimeout } from '../kernel/timeout.ts'
import { type AnswerPolicy, answerPolicyOf } from './answer-policy.ts'

/** The doctor of a session, or the package that has sessions of its own. */
export const doctorRow = alias(content, 'doctor')
export const locationRow = alias(content, 'location')
const unitRow = alias(content, 'unit')
type Where = SQL | undefined

export const isPublished = (row: typeof doctorRow | typeof locationRow): Where =>
  and(eq(row.status, 'published'), isNull(row.deletedAt))

/** Whether patients can book it online themselves: a published doctor or package for which that is set. */
export const isBookable = sql<boolean>`(${isPublished(doctorRow)} and coalesce(case ${doctorRow.kind}
  when 'packages' then ${doctorRow.data}->>'bookingMode' = 'appointment'
  else ${doctorRow.data}->>'bookable' = 'true' end, false))`

/** The key of a timetable, see `timetable-key.ts`. */
export const timetableKey = sql<string>`case ${doctorRow.kind} when 'packages' then ${packageKey('')} || ${doctorRow.key}
  else ${doctorRow.key} end`

/** The timetables with these keys. It compares columns, so that an index finds them. */
export function isTimetableOf(keys: readonly string[]): Where {
  const byKind = Map.groupBy(keys.map(timetableItem), one => one.kind)
  const each = [...byKind].map(([kind, items]) =>
    and(
      eq(doctorRow.kind, kind),
      inArray(
        doctorRow.key,
        items.map(one => one.slug),
      ),
    ),
  )
  return each.length > 0 ? or(...each) : sql`false`
}

/** What is public: public sessions of published doctors at published locations. */
export const isPublic = (): Where =>
  and(eq(schedule.public, true), isPublished(doctorRow), isPublished(locationRow))

/** Schedules as the API shows them: keys instead of ids, with the location's zone. */
export async function readSchedules(db: Executor, where: Where): Promise<Schedule[]> {
  const rows = await db
    .select({
      row: schedule,
      doctor: timetableKey,
      location: locationRow.key,
      unit: unitRow.key,
      timezone: sql<string>`coalesce(${locationRow.data}, ${locationRow.draft})->>'timezone'`,
    })
    .from(schedule)
    .innerJoin(doctorRow, eq(doctorRow.id, schedule.doctorId))
    .innerJoin(locationRow, eq(locationRow.id, schedule.locationId))
    .leftJoin(unitRow, eq(unitRow.id, schedule.unitId))
    .where(where)
    .orderBy(timetableKey, schedule.weekday, schedule.startTime, schedule.id)
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
    .select({
      row: scheduleException,
      doctor: sql<string | null>`${timetableKey}`,
      location: locationRow.key,
    })
    .from(scheduleException)
    .leftJoin(doctorRow, eq(doctorRow.id, scheduleException.doctorId))
    .leftJoin(locationRow, eq(locationRow.id, scheduleException.locationId))
    .where(and(where, ne(scheduleException.toDate, deletedLeaveDay)))
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
  /** Its key: of a doctor the slug. */
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
  /** Of doctors and of packages, by key. */
  doctors: Map<string, DoctorTimetable>
  answering: AnswerPolicy
}

/** Milliseconds after which a pending read is started again, in case a query never returns. */
const mostLoading = 30_000

interface Cached {
  doctors: object
  packages: object
  addresses: object
  settings: object
  timetable: Promise<Timetable>
}
const caches = new WeakMap<object, Cached>()

/** Drops the cached timetable, after changes by this process or others. */
export const clearTimetable = (deps: Pick<Deps, 'database'>): boolean => caches.delete(deps.database)

/** The public timetables of all doctors and packages, cached until what they consist of changes. */
export async function timetable(deps: Deps): Promise<Timetable> {
  // These are new objects after each change of their kind, by any process.
  const doctors = await publicContent(deps, 'doctors')
  const packages = await publicContent(deps, 'packages')
  const addresses = await publicContent(deps, 'addresses')
  const settings = await publicContent(deps, 'settings')
  const known = caches.get(deps.database)
  const parts = { doctors, packages, addresses, settings }
  if (known && partNames.every(name => known[name] === parts[name])) return known.timetable
  const read = withTimeout(load(deps, parts), mostLoading)
  const cached: Cached = { ...parts, timetable: read }
  caches.set(deps.database, cached)
  cached.timetable.catch(() => {
    if (caches.get(deps.database) === cached) caches.delete(deps.database)
  })
  return cached.timetable
}

const partNames = ['doctors', 'packages', 'addresses', 'settings'] as const
type Content = Awaited<ReturnType<typeof publicContent>>
async function load(
  { db }: Deps,
  { doctors, packages, addresses, settings }: Record<(typeof partNames)[number], Content>,
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
  const add = (slug: string, id: string, bookable: boolean) => {
    const own = bySchedule.get(slug) ?? []
    const applicable = [...(byException.get(null) ?? []), ...(byException.get(slug) ?? [])]
    table.set(slug, {
      id,
      slug,
      bookable,
      schedules: own,
      exceptions: applicable,
      answering,
      on: cached(date => occurrencesOn(date, own, applicable)),
    })
  }
  for (const [slug, item] of doctors.byKey) add(slug, item.id, item.bookable === true)
  for (const [slug, item] of packages.byKey)
    add(packageKey(slug), item.id, item.bookingMode === 'appointment')
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
