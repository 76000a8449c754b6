import { occurrencesOn, todayIn } from '#entities/schedule/availability.ts'
import type { Schedule, ScheduleException } from '#entities/schedule/schedule.ts'
import { groupBy } from '#entities/text/group-by.ts'
import { boundary } from '#entities/time/wall-time.ts'
import { announcedStart } from './queue.ts'

interface Given {
  schedules: readonly Schedule[]
  exceptions: readonly ScheduleException[]
  from: string
  to: string
  /** Counts the sessions before this day only, at each location. */
  before?: Temporal.Instant
  /** Counts the sessions at this location only. */
  location?: string | undefined
}
interface Session {
  doctor: string
  location: string
  date: string
}

/** Minutes since midnight. */
const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))

/** The capacity of a session to which no exception applies: computed without slots, as a year has 100,000 sessions. */
function regularCapacity({ mode, startTime, endTime, slotMinutes, capacity }: Schedule): number {
  if (mode === 'session') return capacity
  return Math.floor((minutesOf(endTime) - minutesOf(startTime)) / (slotMinutes ?? 1)) * capacity
}

/** Lateness and another room change no capacity. */
const changesCapacity = ({ kind }: ScheduleException) => kind !== 'late' && kind !== 'room'

/** Calls `add` with the capacity of every session, and `away` with each session of the weekly timetable that does not take place. */
export function offeredCapacity(
  { schedules, exceptions, from, to, before, location }: Given,
  add: (session: Session, capacity: number) => void,
  away: (session: Session) => void = () => {},
): void {
  const byWeekday = groupBy(schedules, one => one.weekday)
  const byDoctor = groupBy(schedules, one => one.doctor)
  const byLocation = groupBy(schedules, one => one.location)
  const regular = new Map(schedules.map(one => [one, regularCapacity(one)]))
  const today = new Map(
    [...new Set(schedules.map(one => one.timezone))].map(zone => [zone, before && todayIn(zone, before)]),
  )
  const isCounted = (date: string, one: Pick<Schedule, 'location' | 'timezone'>) =>
    (!location || one.location === location) && (!before || date < (today.get(one.timezone) ?? ''))
  const changing = exceptions.filter(changesCapacity)
  /** Of a doctor all sessions, as an extra session gives way to the doctor's other ones. */
  const affectedBy = ({ doctor, location }: ScheduleException) =>
    doctor ? (byDoctor.get(doctor) ?? []) : location ? (byLocation.get(location) ?? []) : schedules
  const end = Temporal.PlainDate.from(to)
  for (
    let day = Temporal.PlainDate.from(from);
    Temporal.PlainDate.compare(day, end) <= 0;
    day = day.add({ days: 1 })
  ) {
    const date = day.toString()
    const own = changing.filter(one => one.from <= date && date <= one.to)
    const affected = new Set(own.flatMap(affectedBy))
    const takingPlace = affected.size > 0 ? occurrencesOn(date, [...affected], own) : []
    // The start distinguishes a weekly session from an extra one, which has the schedule of a weekly one.
    const takesPlace = ({ id, startTime, timezone }: Schedule) =>
      takingPlace.some(
        one => one.schedule === id && announcedStart(one).equals(boundary(day, startTime, timezone)),
      )
    for (const one of byWeekday.get(day.dayOfWeek) ?? []) {
      const isValid = one.validFrom <= date && (!one.validTo || date <= one.validTo)
      if (!isValid || !isCounted(date, one)) continue
      const session = { doctor: one.doctor, location: one.location, date }
      if (!affected.has(one)) add(session, regular.get(one) as number)
      else if (!takesPlace(one)) away(session)
    }
    for (const one of takingPlace) {
      if (isCounted(date, one)) add({ ...one, date }, one.places.length * one.capacity)
    }
  }
}
