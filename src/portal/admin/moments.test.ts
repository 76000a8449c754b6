import { expect, test } from 'vitest'
import { ageOf, timeLeft, timeWithSeconds, wallHours } from './moments.ts'

const now = Temporal.Instant.from('2026-11-20T07:00:00Z')
test.each([
  ['2026-11-20T06:59:30Z', 'now', 0],
  ['2026-11-20T07:05:00Z', 'now', 0],
  ['2026-11-20T06:01:00Z', 'minutes', 59],
  ['2026-11-20T06:00:00Z', 'hours', 1],
  ['2026-11-18T07:00:01Z', 'hours', 47],
  ['2026-11-18T07:00:00Z', 'days', 2],
])('a request of %s has waited for %s %i', (instant, unit, count) => {
  expect(ageOf(instant, now)).toEqual({ unit, count })
})

test.each([
  ['2026-11-20T06:59:30Z', 'minutes', 0],
  ['2026-11-20T07:59:59Z', 'minutes', 59],
  ['2026-11-20T08:00:00Z', 'hours', 1],
  ['2026-11-22T06:59:59Z', 'hours', 47],
  ['2026-11-22T07:00:00Z', 'days', 2],
])('until %s there are %s %i left', (instant, unit, count) => {
  expect(timeLeft(instant, now)).toEqual({ unit, count })
})

test('wall times and times with seconds have the separator of the language', () => {
  expect(wallHours(['09:00', '12:30'], 'en')).toBe('09:00–12:30')
  expect(wallHours(['09:00', null], 'id')).toBe('09.00')
  expect(timeWithSeconds('2026-11-20T07:05:09Z', 'id')).toMatch(/^\d\d\.05\.09$/)
  expect(timeWithSeconds('2026-11-20T07:05:09Z', 'en')).toMatch(/^\d\d:05:09$/)
})
