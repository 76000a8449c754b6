import type { ScheduleException } from '#entities/schedule/schedule.ts'
import { doctors } from './doctors.ts'
import { schedules } from './schedules.ts'

type SeedException = Omit<ScheduleException, 'id'>

const plain = { location: null, startTime: null, endTime: null, minutes: null, room: null }
const featured = new Set(doctors.filter(one => one.featured).map(one => one.slug))
// Featured doctors have no exceptions, because a visitor of the demo opens them first.
const ordinary = schedules.filter(one => !featured.has(one.doctor))

const worksOn = (day: Temporal.PlainDate) => ordinary.filter(one => one.weekday === day.dayOfWeek)

/** Schedule exceptions with dates relative to the day of the seed, so that the demo always has some. */
export function exceptions(today: Temporal.PlainDate): SeedException[] {
  const atWork = worksOn(today)
  const absent = atWork[0]
  const late = atWork.findLast(one => one.doctor !== absent?.doctor)
  const taken = new Set([absent?.doctor, late?.doctor])
  const others = [...new Set(ordinary.map(one => one.doctor))].filter(slug => !taken.has(slug))
  const [first, second, third] = others
  if (!absent || !late || !first || !second || !third) {
    throw new Error('Too few doctors at work for the demo exceptions. Add sessions to seeds/schedules.')
  }
  const day = (days: number) => today.add({ days }).toString()
  const leave = (doctor: string, from: number, to: number): SeedException => ({
    ...plain,
    doctor,
    kind: 'leave',
    from: day(from),
    to: day(to),
    note: null,
  })
  const extra = freeDay(third, today)
  return [
    leave(absent.doctor, 0, 2),
    leave(first, 4, 11),
    leave(second, 15, 19),
    {
      ...plain,
      doctor: null,
      location: 'jayapura',
      kind: 'holiday',
      from: day(23),
      to: day(23),
      note: 'Hari jadi rumah sakit · Hospital anniversary',
    },
    {
      ...plain,
      doctor: late.doctor,
      location: late.location,
      kind: 'late',
      from: day(0),
      to: day(0),
      minutes: 30,
      note: null,
    },
    {
      ...plain,
      doctor: third,
      location: placeOf(third),
      kind: 'extra',
      from: extra,
      to: extra,
      startTime: '09:00',
      endTime: '11:00',
      note: null,
    },
  ]
}

const placeOf = (doctor: string) => schedules.find(one => one.doctor === doctor)?.location ?? null

/** The first day from tomorrow on without a session of the doctor. */
function freeDay(doctor: string, today: Temporal.PlainDate): string {
  const busy = new Set(schedules.filter(one => one.doctor === doctor).map(one => one.weekday))
  let day = today.add({ days: 1 })
  while (busy.has(day.dayOfWeek)) day = day.add({ days: 1 })
  return day.toString()
}
