import { requestWindow, todayIn } from '#entities/schedule/availability.ts'
import type { Occurrence } from '#entities/schedule/schedule.ts'
import type { Executor } from '../database/connect.ts'
import type { Deps } from '../kernel/deps.ts'
import { notFound } from '../kernel/problem.ts'
import { occupiedDuring, withFree } from './occupancy.ts'
import { type DoctorTimetable, timetable } from './timetable.ts'

/** All dates from one to another, both included. */
export const daysBetween = (from: string, to: string): string[] => {
  const first = Temporal.PlainDate.from(from)
  const count = first.until(to).days
  return Array.from({ length: Math.max(0, count + 1) }, (_, days) => first.add({ days }).toString())
}

/**
 * The sessions with the slots that can be requested now: none in the past, within the notice or beyond the horizon. Slots
 * too soon for an answer are marked with `shortNotice`.
 */
export function requestableSlots(
  { schedules, answering }: DoctorTimetable,
  occurrences: Occurrence[],
  now: Temporal.Instant,
): Occurrence[] {
  const windows = new Map(schedules.map(one => [one.id, requestWindow(one, now)]))
  return occurrences.flatMap(one => {
    const window = windows.get(one.schedule)
    const { shortNotice } = answering
    const until = answering.shortNoticeUntil(one, now)
    const places = window
      ? one.places
          // No new booking for a slot before a late doctor comes.
          .filter(({ startsAt, free }) => free > 0 && window.from <= startsAt && startsAt < window.before)
          .map(place => (until === null || place.startsAt <= until ? { ...place, shortNotice } : place))
      : []
    return places.length > 0 ? [{ ...one, places }] : []
  })
}

type FreePlace = Occurrence['places'][number]
export const isFree = ({ free }: FreePlace): boolean => free > 0
/** A free slot that can be requested online. */
export const isRequestable = (place: FreePlace): boolean => isFree(place) && place.shortNotice !== 'telephone'

async function free(
  db: Executor,
  now: Temporal.Instant,
  doctor: DoctorTimetable,
  occurrences: Occurrence[],
): Promise<Occurrence[]> {
  const open = requestableSlots(doctor, occurrences, now)
  if (open.length === 0) return []
  return withFree(open, await occupiedDuring(db, [doctor.id], open, now))
}

async function doctorOf(deps: Deps, slug: string): Promise<DoctorTimetable> {
  const doctor = (await timetable(deps)).doctors.get(slug)
  if (!doctor) throw notFound()
  return doctor
}

/** A doctor's sessions between two dates (both included, in the zone of each location) with the free capacity of each slot. */
export async function freeSlots(deps: Deps, slug: string, from: string, to: string): Promise<Occurrence[]> {
  const doctor = await doctorOf(deps, slug)
  if (!doctor.bookable) return []
  // Limit the dates to the horizon: a client may send any year.
  const today = todayIn('Etc/GMT+12', deps.now())
  const last = Temporal.PlainDate.from(today)
    .add({ days: longestHorizon(doctor) + 2 })
    .toString()
  const days = daysBetween(from < today ? today : from, last < to ? last : to)
  return free(
    deps.db,
    deps.now(),
    doctor,
    days.flatMap(date => doctor.on(date)),
  )
}

export const longestHorizon = (doctor: DoctorTimetable): number =>
  Math.max(0, ...doctor.schedules.map(one => one.horizonDays))

/** The next free slots of a doctor from a date on, at most `most`: offered when a slot was just taken. */
export async function nextFreeSlots(
  deps: Deps,
  slug: string,
  from: string,
  { most = 6, isOpen = isRequestable } = {},
): Promise<Occurrence[]> {
  const doctor = (await timetable(deps)).doctors.get(slug)
  return doctor?.bookable ? firstFree(deps.db, deps.now(), doctor, { from, most, isOpen }) : []
}

interface Wanted {
  from: string
  most: number
  to?: string
  isOpen?: typeof isFree
}

/** The same for a given timetable, for example one that a transaction has just written. */
export async function firstFree(
  db: Executor,
  now: Temporal.Instant,
  doctor: DoctorTimetable,
  { from, most, to, isOpen = isRequestable }: Wanted,
): Promise<Occurrence[]> {
  const farthestDay = Temporal.PlainDate.from(from).add({ days: longestHorizon(doctor) })
  const last = to !== undefined && to < farthestDay.toString() ? Temporal.PlainDate.from(to) : farthestDay
  const found: Occurrence[] = []
  let left = most
  // Search in steps of two weeks: the first step nearly always finds enough.
  for (let start = Temporal.PlainDate.from(from); left > 0; start = start.add({ days: 14 })) {
    if (Temporal.PlainDate.compare(start, last) > 0) break
    const end = start.add({ days: 13 })
    const until = Temporal.PlainDate.compare(end, last) < 0 ? end : last
    const days = daysBetween(start.toString(), until.toString())
    const occurrences = days.flatMap(date => doctor.on(date))
    for (const one of await free(db, now, doctor, occurrences)) {
      const places = one.places.filter(place => isOpen(place)).slice(0, left)
      left -= places.length
      if (places.length > 0) found.push({ ...one, places })
    }
  }
  return found
}
