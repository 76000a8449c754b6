import { setImmediate } from 'node:timers/promises'
import { packageOf } from '#entities/appointment/timetable-key.ts'
import { todayIn } from '#entities/schedule/availability.ts'
import type { Availability } from '#entities/schedule/schedule.ts'
import type { Deps } from '../kernel/deps.ts'
import { withTimeout } from '../kernel/timeout.ts'
import { isFree, isRequestable, longestHorizon, requestableSlots } from './free-slots.ts'
import { type Occupied, occupiedBetween, withFree } from './occupancy.ts'
import { type DoctorTimetable, timetable } from './timetable.ts'
import { isSameVersion, LONGEST_AGE, type VersionStamp, versionStamp } from './version-stamp.ts'

function nextFree(
  doctor: DoctorTimetable,
  occupied: Occupied[],
  now: Temporal.Instant,
): Availability['nextFree'] {
  const zones = new Set(doctor.schedules.map(one => one.timezone))
  const first = [...zones].map(zone => todayIn(zone, now)).toSorted()[0]
  if (!first) return null
  const start = Temporal.PlainDate.from(first)
  for (let days = 0; days <= longestHorizon(doctor) + 1; days++) {
    const date = start.add({ days })
    // Where a doctor's locations have different clocks, tomorrow in the east may begin before today ends in the west.
    const next = zones.size > 1 ? doctor.on(date.add({ days: 1 }).toString()) : []
    const sessions = [...doctor.on(date.toString()), ...next]
    if (sessions.length === 0) continue
    const places = withFree(requestableSlots(doctor, sessions, now), occupied).flatMap(one =>
      one.places.filter(isRequestable).map(place => ({ one, place })),
    )
    const [earliest] = places.toSorted((a, b) => (a.place.startsAt < b.place.startsAt ? -1 : 1))
    if (earliest) {
      const { location, timezone, schedule } = earliest.one
      const { startsAt, free } = earliest.place
      return { startsAt, location, timezone, free, schedule }
    }
  }
  return null
}

function availabilityIn(doctor: DoctorTimetable, occupied: Occupied[], now: Temporal.Instant): Availability {
  const today = doctor.schedules.length === 0 ? [] : todaysSessions(doctor, now)
  const open = doctor.bookable ? withFree(requestableSlots(doctor, today, now), occupied) : []
  const left = open.flatMap(one => one.places.filter(isFree))
  const availableToday = left.some(isRequestable)
  return {
    doctor: doctor.slug,
    worksToday: today.length > 0,
    availableToday,
    byTelephoneToday: left.length > 0 && !availableToday,
    nextFree: doctor.bookable ? nextFree(doctor, occupied, now) : null,
  }
}

/** The sessions of today, in the zone of each location. */
function todaysSessions(doctor: DoctorTimetable, now: Temporal.Instant) {
  const zones = new Set(doctor.schedules.map(one => one.timezone))
  return [...zones].flatMap(zone => doctor.on(todayIn(zone, now)).filter(one => one.timezone === zone))
}

interface Cached {
  stamp: VersionStamp
  since: number
  answer: Availability[]
}
const cache = new WeakMap<object, Cached>()
interface Running {
  stamp: VersionStamp
  promise: Promise<Availability[]>
}
const running = new WeakMap<object, Running>()

/**
 * The availability of all doctors. It takes a tenth of a second for thousands of doctors, so concurrent requests share one
 * computation, and it is cached until something changes.
 */
async function availabilityOfAll(deps: Deps): Promise<Availability[]> {
  const { database } = deps
  // Read first: a computation that began before a change may have old data and is not joined.
  const now = await versionStamp(deps)
  const joined = running.get(database)
  if (joined && isSameVersion(joined.stamp, now)) return joined.promise
  const known = cache.get(database)
  const isCurrent = known && isSameVersion(known.stamp, now) && performance.now() - known.since < LONGEST_AGE
  if (isCurrent) return known.answer
  const work = async () => {
    const answer = await computeAvailability(deps, null)
    cache.set(database, { stamp: now, since: performance.now(), answer })
    return answer
  }
  const own: Running = {
    stamp: now,
    promise: withTimeout(work()).finally(() => {
      if (running.get(database) === own) running.delete(database)
    }),
  }
  running.set(database, own)
  return own.promise
}

/** Today's availability and the next free slot of these doctors, or of all. Unknown doctors are left out. */
export const availabilityOf = (deps: Deps, slugs: string[] | null): Promise<Availability[]> =>
  slugs ? computeAvailability(deps, slugs) : availabilityOfAll(deps)

async function computeAvailability(deps: Deps, slugs: string[] | null): Promise<Availability[]> {
  const { doctors } = await timetable(deps)
  const wanted = slugs
    ? slugs.flatMap(slug => doctors.get(slug) ?? [])
    : [...doctors.values()].filter(one => packageOf(one.slug) === null)
  if (wanted.length === 0) return []
  const now = deps.now()
  const days = Math.max(0, ...wanted.map(longestHorizon)) + 2
  const ids = slugs ? wanted.map(one => one.id) : null
  const occupied = Map.groupBy(
    await occupiedBetween(deps.db, ids, now, now.add({ hours: 24 * days }), now),
    one => one.doctorId,
  )
  const answers: Availability[] = []
  for (const [index, doctor] of wanted.entries()) {
    // Yield to other requests: there may be thousands of doctors.
    if (index % 100 === 99) await setImmediate()
    answers.push(availabilityIn(doctor, occupied.get(doctor.id) ?? [], now))
  }
  return answers
}
