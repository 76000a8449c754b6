import { expect, test } from 'vitest'
import { occurrencesOn } from '#entities/schedule/availability.ts'
import type { Schedule, ScheduleException } from '#entities/schedule/schedule.ts'
import { sampleSchedule } from '../../../tests/sample-schedule.ts'
import { offeredCapacity } from './offered-capacity.ts'

const schedule = (own: Partial<Schedule>) => sampleSchedule({ endTime: '12:05', capacity: 2, ...own })
const exception = (own: Partial<ScheduleException>): ScheduleException => ({
  id: JSON.stringify(own),
  doctor: null,
  location: null,
  kind: 'leave',
  from: '2026-03-01',
  to: '2026-03-31',
  startTime: null,
  endTime: null,
  minutes: null,
  room: null,
  note: null,
  ...own,
})

const schedules = [
  schedule({}),
  schedule({ weekday: 3, validTo: '2026-03-10' }),
  schedule({
    weekday: 3,
    startTime: '13:00',
    endTime: '15:00',
    location: 'makassar',
    timezone: 'Asia/Makassar',
  }),
  schedule({ doctor: 'budi', mode: 'session', slotMinutes: null, capacity: 15 }),
  schedule({ doctor: 'budi', weekday: 5, validFrom: '2026-03-12' }),
]
const exceptions = [
  exception({ doctor: 'ayu', from: '2026-03-09', to: '2026-03-09', startTime: '10:00', endTime: '11:00' }),
  exception({
    doctor: 'budi',
    kind: 'extra',
    from: '2026-03-17',
    to: '2026-03-17',
    startTime: '08:00',
    endTime: '10:00',
  }),
  exception({ kind: 'holiday', location: 'makassar', from: '2026-03-18', to: '2026-03-18' }),
  exception({ kind: 'holiday', from: '2026-03-20', to: '2026-03-20' }),
  exception({ doctor: 'ayu', kind: 'late', minutes: 60, from: '2026-03-02', to: '2026-03-02' }),
]

test('the capacity of each day is that of the timetable, and today and later days do not count', () => {
  const found = new Map<string, number>()
  const period = {
    from: '2026-03-01',
    to: '2026-03-31',
    before: Temporal.Instant.from('2026-03-26T20:00:00Z'),
  }
  offeredCapacity({ schedules, exceptions, ...period }, ({ doctor, location, date }, capacity) => {
    const key = `${doctor} ${location} ${date}`
    found.set(key, (found.get(key) ?? 0) + capacity)
  })
  const expected = new Map<string, number>()
  for (let day = 1; day <= 26; day++) {
    const date = `2026-03-${String(day).padStart(2, '0')}`
    for (const one of occurrencesOn(date, schedules, exceptions)) {
      const key = `${one.doctor} ${one.location} ${date}`
      expected.set(key, (expected.get(key) ?? 0) + one.places.length * one.capacity)
    }
  }
  expect([...found].sort()).toEqual([...expected].sort())
  expect(found.get('ayu jakarta 2026-03-02')).toBe(18)
})

test('without a limit all days count, and the sessions that do not take place are told apart', () => {
  const away: string[] = []
  const found = new Set<string>()
  offeredCapacity(
    { schedules, exceptions, from: '2026-03-01', to: '2026-03-31' },
    ({ doctor, location, date }) => found.add(`${doctor} ${location} ${date}`),
    ({ doctor, location, date }) => away.push(`${doctor} ${location} ${date}`),
  )
  const expected: string[] = []
  for (let day = 1; day <= 31; day++) {
    const date = `2026-03-${String(day).padStart(2, '0')}`
    const takingPlace = occurrencesOn(date, schedules, exceptions)
    for (const one of occurrencesOn(date, schedules, [])) {
      if (!takingPlace.some(other => other.schedule === one.schedule))
        expected.push(`${one.doctor} ${one.location} ${date}`)
    }
    for (const one of takingPlace) expect(found).toContain(`${one.doctor} ${one.location} ${date}`)
  }
  expect(away.sort()).toEqual(expected.sort())
  expect(away.length).toBeGreaterThan(1)
})

test('a session that does not take place is counted on a day with an extra session of its schedule too', () => {
  const day = { from: '2026-03-16', to: '2026-03-16' }
  const hours = { startTime: '14:00', endTime: '15:00' }
  const extra = exception({ doctor: 'ayu', kind: 'extra', ...day, ...hours })
  const away: string[] = []
  offeredCapacity(
    { schedules, exceptions: [exception({ kind: 'holiday', ...day }), extra], ...day },
    () => {},
    ({ doctor }) => away.push(doctor),
  )
  expect(away.sort()).toEqual(['ayu', 'budi'])
})
