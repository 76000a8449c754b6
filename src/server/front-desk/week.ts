import type { QueryOf } from '#contract/contract.ts'
import { occurrencesOn } from '#entities/schedule/availability.ts'
import type { WeekSession } from '#entities/schedule/front-desk.ts'
import type { Occurrence } from '#entities/schedule/schedule.ts'
import type { InterfaceLanguage } from '#entities/text/interface-language.ts'
import type { Deps } from '../kernel/deps.ts'
import { namedDoctors, readTimetablesAt } from '../schedules/front-desk-sessions.ts'
import { occupiedDuring } from '../schedules/occupancy.ts'
import { betweenDates, readExceptions } from '../schedules/timetable.ts'
import { announcedStart } from './queue.ts'

type Planned = Occurrence & { away: boolean }

/** An extra session has the schedule of a weekly one, which may be closed that day. */
const isSameSession = (a: Occurrence, b: Occurrence) =>
  a.schedule === b.schedule && announcedStart(a).equals(announcedStart(b))

/** All sessions of seven days: hidden ones too, and those that leave or a holiday cancels. */
export async function frontDeskWeek(
  deps: Deps,
  { from, location, doctor }: QueryOf<'get /api/admins/desk/week'>,
  language?: InterfaceLanguage,
): Promise<WeekSession[]> {
  if (!location && !doctor) return []
  const { db } = deps
  const first = Temporal.PlainDate.from(from)
  const dates = Array.from({ length: 7 }, (_, days) => first.add({ days }).toString())
  const [schedules, exceptions] = await Promise.all([
    readTimetablesAt(db, { location, doctor }),
    readExceptions(db, betweenDates(from, dates[6] as string)),
  ])
  const planned = dates.flatMap((date): Planned[] => {
    const takingPlace = occurrencesOn(date, schedules, exceptions)
    const missing = occurrencesOn(date, schedules, []).filter(
      one => !takingPlace.some(two => isSameSession(one, two)),
    )
    return [
      ...takingPlace.map(one => ({ ...one, away: false })),
      ...missing.map(one => ({ ...one, away: true })),
    ].filter(one => !location || one.location === location)
  })
  if (planned.length === 0) return []
  const doctors = await namedDoctors(db, [...new Set(planned.map(one => one.doctor))], language)
  const ids = [...doctors.values()].map(one => one.id)
  const byDoctor = Map.groupBy(await occupiedDuring(db, ids, planned, deps.now()), one => one.doctorId)
  return planned
    .flatMap((one): WeekSession[] => {
      const known = doctors.get(one.doctor)
      if (!known) return []
      const { schedule, doctor: slug, location: code, timezone, date, startsAt, endsAt, room } = one
      const total = one.capacity * one.places.length
      // Counts only bookings of this session; a slot that another session of the doctor blocks is not "taken".
      const own = (byDoctor.get(known.id) ?? []).filter(taken => taken.schedule === one.schedule)
      const starts = new Set(one.places.map(place => place.startsAt))
      const taken = own.filter(each => starts.has(each.startsAt.toString())).length
      return [
        {
          ...{ schedule, doctor: slug, doctorName: known.doctorName, location: code, timezone, date },
          ...{ startsAt, endsAt, room, lateMinutes: one.lateMinutes, taken, total, away: one.away },
        },
      ]
    })
    .toSorted((a, b) => (a.startsAt < b.startsAt ? -1 : a.startsAt > b.startsAt ? 1 : 0))
}
