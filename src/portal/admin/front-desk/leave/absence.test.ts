import { expect, test } from 'vitest'
import type { DeskSession } from '#entities/schedule/front-desk.ts'
import { type Absence, announcedStart, exceptionOf, lastDayProblem } from './absence.ts'

const absent: Absence = {
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

test('An absence of days is leave at the location, and at all locations only if chosen', () => {
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
test('An absence from one session is limited to that day and location', () => {
  expect(exceptionOf({ ...absent, session: '09:00', everywhere: true })).toMatchObject({
    location: 'jakarta',
    to: '2026-11-23',
    startTime: '09:00',
  })
})
test('A delay is for one day and one location, with its minutes', () => {
  expect(exceptionOf({ ...absent, kind: 'late', everywhere: true })).toMatchObject({
    location: 'jakarta',
    to: '2026-11-23',
    cancelBefore: false,
    minutes: 30,
  })
})
test('A last day before the first day is refused: the absence would be for fewer days than was meant', () => {
  expect(lastDayProblem(absent)).toBeUndefined()
  expect(lastDayProblem({ ...absent, to: '2026-01-04' })).toBe('closure.problem.order')
  expect(lastDayProblem({ ...absent, to: '' })).toBe('absence.dateNeeded')
})
test('A session that is already late is identified by its announced start, in the time zone of its location', () => {
  const session = { startsAt: '2026-11-23T00:40:00Z', lateMinutes: 40, timezone: 'Asia/Jayapura' }
  expect(announcedStart(session as DeskSession)).toBe('09:00')
})
