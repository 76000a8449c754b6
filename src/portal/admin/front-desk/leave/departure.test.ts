import { expect, test } from 'vitest'
import type { DeskSession } from '#entities/schedule/desk.ts'
import { announcedStart, type Departure, exceptionOf } from './departure.ts'

const absent: Departure = {
  doctor: 'ayu',
  location: 'jakarta',
  kind: 'leave',
  from: '2026-11-23',
  to: '2026-11-25',
  session: '',
  cancelBefore: false,
  minutes: 30,
  everywhere: false,
}

test('An absence of days is written as leave at the location, and everywhere only where the desk says so', () => {
  expect(exceptionOf(absent)).toEqual({
    doctor: 'ayu',
    location: 'jakarta',
    kind: 'leave',
    from: '2026-11-23',
    to: '2026-11-25',
    startTime: null,
    endTime: null,
    minutes: null,
    room: null,
    note: null,
    cancelBefore: false,
  })
  expect(exceptionOf({ ...absent, everywhere: true }).location).toBeNull()
})
test('An absence from one session is of that day and that place alone', () => {
  expect(exceptionOf({ ...absent, session: '09:00', everywhere: true })).toMatchObject({
    location: 'jakarta',
    to: '2026-11-23',
    startTime: '09:00',
  })
})
test('A late doctor is late on one day, at one place, by so many minutes', () => {
  expect(exceptionOf({ ...absent, kind: 'late', everywhere: true })).toMatchObject({
    location: 'jakarta',
    to: '2026-11-23',
    cancelBefore: false,
    minutes: 30,
  })
})
test('A last day before the first one is the first one', () => {
  expect(exceptionOf({ ...absent, to: '2026-11-20' }).to).toBe('2026-11-23')
})
test('A session that is late already is known by the start that was announced, at the clock of its place', () => {
  const session = { startsAt: '2026-11-23T00:40:00Z', lateMinutes: 40, timezone: 'Asia/Jayapura' }
  expect(announcedStart(session as DeskSession)).toBe('09:00')
})
