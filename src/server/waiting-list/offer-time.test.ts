import { expect, test } from 'vitest'
import { offerEnds } from './offer-time.ts'

const rules = { offerMinutes: 60, travelHours: 2 }
/** At the clock of Jakarta, on Friday the 20th. */
const at = (now: string, starts: string, own = {}) => {
  const instant = (text: string) =>
    Temporal.PlainDateTime.from(text).toZonedDateTime('Asia/Jakarta').toInstant()
  const ends = offerEnds(instant(now), 'Asia/Jakarta', instant(starts), { ...rules, ...own })
  return ends?.toZonedDateTimeISO('Asia/Jakarta').toPlainDateTime().toString({ smallestUnit: 'minute' })
}

test('an offer stands for as long as the rule says, at night until nine', () => {
  expect(at('2026-11-20T10:00', '2026-11-30T09:00')).toBe('2026-11-20T11:00')
  expect(at('2026-11-20T10:00', '2026-11-30T09:00', { offerMinutes: 180 })).toBe('2026-11-20T13:00')
  expect(at('2026-11-20T21:00', '2026-11-30T09:00')).toBe('2026-11-21T09:00')
  expect(at('2026-11-20T03:00', '2026-11-30T09:00')).toBe('2026-11-20T09:00')
  expect(at('2026-11-20T07:00', '2026-11-30T09:00', { offerMinutes: 180 })).toBe('2026-11-20T10:00')
})

test('it ends in time for the next in line, and for the journey', () => {
  // The journey begins at noon; half an hour is the next one’s.
  expect(at('2026-11-20T11:00', '2026-11-20T14:00')).toBe('2026-11-20T11:30')
  expect(at('2026-11-20T10:45', '2026-11-20T14:00')).toBe('2026-11-20T11:30')
  expect(at('2026-11-20T10:00', '2026-11-20T14:00')).toBe('2026-11-20T11:00')
  // At night for the next morning: only while somebody is awake to read it.
  expect(at('2026-11-20T22:00', '2026-11-21T11:00')).toBe('2026-11-21T08:30')
})

test('the last who can be asked has the time that is left, and after that nobody is asked', () => {
  expect(at('2026-11-20T11:15', '2026-11-20T14:00')).toBe('2026-11-20T12:00')
  expect(at('2026-11-20T11:30', '2026-11-20T14:00')).toBe('2026-11-20T12:00')
  expect(at('2026-11-20T11:31', '2026-11-20T14:00')).toBeUndefined()
  // A place at eight that comes free at night is kept for nobody who sleeps.
  expect(at('2026-11-20T22:00', '2026-11-21T08:00')).toBeUndefined()
  expect(at('2026-11-20T22:00', '2026-11-21T10:15')).toBeUndefined()
  expect(at('2026-11-20T22:00', '2026-11-21T10:30')).toBe('2026-11-21T08:30')
})
