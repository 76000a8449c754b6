import { setImmediate } from 'node:timers/promises'
import { fullName } from '#entities/people/full-name.ts'
import { todayIn } from '#entities/schedule/availability.ts'
import type { NamedOccurrence, Occurrence, SpecialistDay } from '#entities/schedule/schedule.ts'
import { publicContent, publicItems } from '../content/public-reads.ts'
import type { Deps } from '../kernel/deps.ts'
import { notFound } from '../kernel/problem.ts'
import { daysBetween, isRequestable, longestHorizon, requestableSlots } from './free-slots.ts'
import { occupiedBetween, withFree } from './occupancy.ts'
import { type DoctorTimetable, timetable } from './timetable.ts'

interface Wanted {
  specialist: string
  from: string
  to: string
  location?: string | undefined
}

type Named = DoctorTimetable & { doctorName: string }

/** The bookable doctors of a specialty; empty for an unknown specialty. */
export async function bookableDoctors(deps: Deps, specialist: string): Promise<Named[]> {
  if (!(await publicContent(deps, 'specialists')).byKey.has(specialist)) return []
  const { doctors } = await timetable(deps)
  return (await publicItems(deps, 'doctors')).flatMap(one => {
    const known = one.specialists.includes(specialist) ? doctors.get(one.slug) : undefined
    return known?.bookable && known.schedules.length > 0 ? [{ ...known, doctorName: fullName(one) }] : []
  })
}

async function doctorsOf(deps: Deps, specialist: string): Promise<Named[]> {
  if (!(await publicContent(deps, 'specialists')).byKey.has(specialist)) throw notFound()
  return bookableDoctors(deps, specialist)
}

/** Sessions of these doctors with the free capacity of each slot, ordered by start. */
async function sessionsOf(
  deps: Deps,
  doctors: readonly Named[],
  { from, to, location }: Omit<Wanted, 'specialist'>,
): Promise<NamedOccurrence[]> {
  const now = deps.now()
  const today = todayIn('Etc/GMT+12', now)
  const last = Temporal.PlainDate.from(today)
    .add({ days: Math.max(0, ...doctors.map(longestHorizon)) + 2 })
    .toString()
  const days = daysBetween(from < today ? today : from, last < to ? last : to)
  const [first, final] = [days[0], days.at(-1)]
  if (!first || !final || doctors.length === 0) return []
  // One more day on either side, because dates are in the zone of the location.
  const starts = Temporal.PlainDate.from(first).subtract({ days: 1 }).toZonedDateTime('UTC').toInstant()
  const ends = Temporal.PlainDate.from(final).add({ days: 2 }).toZonedDateTime('UTC').toInstant()
  const ids = doctors.map(one => one.id)
  const occupied = Map.groupBy(await occupiedBetween(deps.db, ids, starts, ends, now), one => one.doctorId)
  const found: NamedOccurrence[] = []
  for (const [index, doctor] of doctors.entries()) {
    // Yield to other requests: there may be hundreds of doctors.
    if (index % 50 === 49) await setImmediate()
    const sessions = days.flatMap(date => doctor.on(date))
    const here = location ? sessions.filter(one => one.location === location) : sessions
    const open = withFree(requestableSlots(doctor, here, now), occupied.get(doctor.id) ?? [])
    found.push(...open.map(one => ({ ...one, doctorName: doctor.doctorName })))
  }
  return found.toSorted((a, b) => (a.startsAt < b.startsAt ? -1 : a.startsAt > b.startsAt ? 1 : 0))
}

const freeOf = (one: NamedOccurrence) => one.places.filter(place => place.free > 0)

/** The sessions of a specialty that have free slots, with the free slots only. */
export async function slotsOfSpecialty(deps: Deps, wanted: Wanted): Promise<NamedOccurrence[]> {
  const sessions = await sessionsOf(deps, await doctorsOf(deps, wanted.specialist), wanted)
  return sessions.flatMap(one => {
    const places = freeOf(one)
    return places.length > 0 ? [{ ...one, places }] : []
  })
}

/** How many slots of these sessions are taken. */
const taken = (sessions: NamedOccurrence[]) =>
  sessions.reduce(
    (sum, { capacity, places }) => sum + places.reduce((all, one) => all + capacity - one.free, 0),
    0,
  )

/** The earliest slot of a day; at the same time, that of the doctor with fewest bookings that day. */
function firstOf(sessions: NamedOccurrence[]): SpecialistDay['first'] {
  const open = sessions.flatMap(one =>
    one.places
      .filter(isRequestable)
      .slice(0, 1)
      .map(place => ({ one, place })),
  )
  const earliest = open.map(({ place }) => place.startsAt).toSorted()[0]
  const byDoctor = Map.groupBy(sessions, one => one.doctor)
  const [best] = open
    .filter(({ place }) => place.startsAt === earliest)
    .map(found => ({ ...found, booked: taken(byDoctor.get(found.one.doctor) ?? []) }))
    .toSorted((a, b) => a.booked - b.booked || (a.one.doctor < b.one.doctor ? -1 : 1))
  if (!best) return null
  const { doctor, doctorName, schedule, location, timezone } = best.one
  return { doctor, doctorName, schedule, location, timezone, startsAt: best.place.startsAt }
}

interface WantedPlaces {
  most: number
  isOpen: typeof isRequestable
  isWanted?:
    | ((one: {
        doctorId: string
        occurrence: NamedOccurrence
        place: Occurrence['places'][number]
      }) => boolean)
    | undefined
}

/**
 * The free slots of a specialty in the order in which they are offered: earliest first; at the same time, the doctor with
 * fewest bookings that day first.
 */
export async function freeInOrder(
  deps: Deps,
  doctors: readonly Named[],
  wanted: Omit<Wanted, 'specialist'>,
  { most, isOpen, isWanted = () => true }: WantedPlaces,
) {
  const ids = new Map(doctors.map(one => [one.slug, one.id]))
  const sessions = await sessionsOf(deps, doctors, wanted)
  const byDay = Map.groupBy(sessions, one => `${one.doctor} ${one.date}`)
  const booked = new Map([...byDay].map(([day, ofDay]) => [day, taken(ofDay)]))
  return sessions
    .flatMap(occurrence =>
      occurrence.places.filter(isOpen).map(place => ({
        doctorId: ids.get(occurrence.doctor) as string,
        occurrence,
        place,
        booked: booked.get(`${occurrence.doctor} ${occurrence.date}`) ?? 0,
      })),
    )
    .filter(isWanted)
    .toSorted((a, b) => {
      if (a.place.startsAt !== b.place.startsAt) return a.place.startsAt < b.place.startsAt ? -1 : 1
      return a.booked - b.booked || (a.occurrence.doctor < b.occurrence.doctor ? -1 : 1)
    })
    .slice(0, most)
}

/** The days of a specialty in order, with the free slots of each over all its doctors. */
export async function daysOfSpecialty(deps: Deps, wanted: Wanted): Promise<SpecialistDay[]> {
  const doctors = await doctorsOf(deps, wanted.specialist)
  const byDate = Map.groupBy(await sessionsOf(deps, doctors, wanted), one => one.date)
  return [...byDate]
    .map(([date, sessions]) => {
      const open = sessions.filter(one => freeOf(one).length > 0)
      const each = <T>(of: (one: NamedOccurrence) => T) => [...new Set(open.map(of))]
      return {
        date,
        free: open.reduce((sum, one) => sum + freeOf(one).reduce((all, place) => all + place.free, 0), 0),
        doctors: each(one => one.doctor).length,
        locations: each(one => one.location).toSorted(),
        first: firstOf(sessions),
      }
    })
    .toSorted((a, b) => (a.date < b.date ? -1 : 1))
}
