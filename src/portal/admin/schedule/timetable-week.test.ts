import { expect, test } from 'vitest'
import type { Schedule, ScheduleException } from '#entities/schedule/schedule.ts'
import { sampleSchedule } from '../../../../tests/sample-schedule.ts'
import { timetableWeek } from './timetable-week.ts'

const monday = Temporal.PlainDate.from('2026-11-23')
const session = (own: Partial<Schedule>) =>
  sampleSchedule({ id: '1', slotMinutes: 15, horizonDays: 60, ...own })
const leave = (own: Partial<ScheduleException> = {}): ScheduleException => ({
  id: 'e',
  doctor: 'ayu',
  location: null,
  kind: 'leave',
  from: '2026-11-23',
  to: '2026-11-24',
  startTime: null,
  endTime: null,
  minutes: null,
  room: null,
  note: null,
  ...own,
})

test('a week shows the version of a session that is valid on its date', () => {
  const versions = [
    session({ id: 'old', validTo: '2026-11-24' }),
    session({ id: 'new', startTime: '10:00', validFrom: '2026-11-25' }),
  ]
  const on = (from: Temporal.PlainDate) =>
    timetableWeek(from, versions, [])[0]?.sessions.map(one => one.row.id)
  expect(on(monday)).toEqual(['old'])
  expect(on(monday.add({ days: 7 }))).toEqual(['new'])
})
test('leave cancels only sessions of its dates, its location and its time', () => {
  const both = [session({ id: 'early' }), session({ id: 'late', startTime: '14:00', location: 'bandung' })]
  const taken = (own: Partial<ScheduleException>) =>
    timetableWeek(monday, both, [leave(own)])[0]?.sessions.flatMap(one => (one.takenBy ? [one.row.id] : []))
  expect(taken({})).toEqual(['early', 'late'])
  expect(taken({ location: 'bandung' })).toEqual(['late'])
  expect(taken({ startTime: '09:00' })).toEqual(['early'])
  expect(taken({ kind: 'extra', startTime: '09:00', endTime: '10:00' })).toEqual([])
  expect(taken({ from: '2026-11-24' })).toEqual([])
})
test('a schedule exception is listed on each of its dates', () => {
  const days = timetableWeek(monday, [], [leave()])
  expect(days.map(one => one.exceptions.length)).toEqual([1, 1, 0, 0, 0, 0, 0])
  expect(days.map(one => one.date).at(-1)).toBe('2026-11-29')
})
