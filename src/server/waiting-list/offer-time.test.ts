import { expect, test } from 'vitest'
import { offerEnds } from './offer-time.ts'

const rules = { offerMinutes: 60, travelHours: 2 }
/** All times are in Jakarta; the 20th is a Friday. */
const at = (now: string, starts: string, own = {}) => {
  const instant = (text: string) =>
    Temporal.PlainDateTime.from(text).toZonedDateTime('Asia/Jakarta').toInstant()
  const ends = offerEnds(instant(now), 'Asia/Jakarta', instant(starts), { ...rules, ...own })
  return ends?.toZonedDateTimeISO('Asia/Jakarta').toPlainDateTime().toString({ smallestUnit: 'minute' })
}

test('an offer lasts as long as the rule allows, at night until nine', () => {
  expect(at('2026-11-20T10:00', '2026-11-30T09:00')).toBe('2026-11-20T11:00')
  expect(at('2026-11-20T10:00', '2026-11-30T09:00', { offerMinutes: 180 })).toBe('2026-11-20T13:00')
  expect(at('2026-11-20T21:00', '2026-11-30T09:00')).toBe('2026-11-21T09:00')
  expect(at('2026-11-20T03:00', '2026-11-30T09:00')).toBe('2026-11-20T09:00')
  expect(at('2026-11-20T07:00', '2026-11-30T09:00', { offerMinutes: 180 })).toBe('2026-11-20T10:00')
})

test('it ends early enough for the next offer and for the journey', () => {
  // The patient must leave at noon; half an hour before that is left for the next offer.
  expect(at('2026-11-20T11:00', '2026-11-20T14:00')).toBe('2026-11-20T11:30')
  expect(at('2026-11-20T10:45', '2026-11-20T14:00')).toBe('2026-11-20T11:30')
  expect(at('2026-11-20T10:00', '2026-11-20T14:00')).toBe('2026-11-20T11:00')
  // At night for the next morning: only if it lasts until patients are awake.
  expect(at('2026-11-20T22:00', '2026-11-21T11:00')).toBe('2026-11-21T08:30')
})

test('the last possible offer has all the time that is left, and then there is none', () => {
  expect(at('2026-11-20T11:15', '2026-11-20T14:00')).toBe('2026-11-20T12:00')
  expect(at('2026-11-20T11:30', '2026-11-20T14:00')).toBe('2026-11-20T12:00')
  expect(at('2026-11-20T11:31', '2026-11-20T14:00')).toBeUndefined()
  // A slot at eight that is released at night is not offered: patients are asleep.
  expect(at('2026-11-20T22:00', '2026-11-21T08:00')).toBeUndefined()
  expect(at('2026-11-20T22:00', '2026-11-21T10:15')).toBeUndefined()
  expect(at('2026-11-20T22:00', '2026-11-21T10:30')).toBe('2026-11-21T08:30')
})
