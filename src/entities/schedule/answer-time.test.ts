import { describe, expect, test } from 'vitest'
import { type AnswerDesk, answerDeadline, shortNoticeUntil } from './answer-time.ts'

const rules = { requestExpiryMinutes: 1440, answerHours: 2 }
const workdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const
const nineToFive = workdays.map(day => ({ day, opens: '09:00', closes: '17:00' }))
const desk = (own: Partial<AnswerDesk> = {}): AnswerDesk => ({
  timezone: 'Asia/Jakarta',
  hours: nineToFive,
  isClosedOn: () => false,
  ...own,
})
const at = (local: string, timezone = 'Asia/Jakarta') =>
  Temporal.PlainDateTime.from(local).toZonedDateTime(timezone).toInstant()

/** The deadline in wall time of the location. 23 November 2026 is a Monday. */
function answeredBy(asked: string, starts: string, own: Partial<AnswerDesk> = {}, hospital = rules) {
  const { timezone } = desk(own)
  const found = answerDeadline({
    now: at(asked, timezone),
    startsAt: at(starts, timezone),
    rules: hospital,
    desk: desk(own),
  })
  return found?.toZonedDateTimeISO(timezone).toPlainDateTime().toString({ smallestUnit: 'minute' }) ?? null
}

describe('the deadline of a request', () => {
  test('there is none for a request at 00:26 for 08:20 of the same day: the front desk opens at nine', () => {
    expect(answeredBy('2026-11-24T00:26', '2026-11-24T08:20')).toBeNull()
  })
  test('is two hours before the start on the same day', () => {
    expect(answeredBy('2026-11-24T09:30', '2026-11-24T14:00')).toBe('2026-11-24T12:00')
    expect(answeredBy('2026-11-24T00:26', '2026-11-24T14:00')).toBe('2026-11-24T12:00')
  })
  test('is the closing time of the evening before, for the next morning', () => {
    expect(answeredBy('2026-11-23T12:00', '2026-11-24T08:20')).toBe('2026-11-23T17:00')
    expect(answeredBy('2026-11-23T17:00', '2026-11-24T08:20')).toBeNull()
  })
  test('is the evening before if the front desk opens exactly two hours before the start', () => {
    expect(answeredBy('2026-11-23T12:00', '2026-11-24T11:00')).toBe('2026-11-23T17:00')
    expect(answeredBy('2026-11-23T12:00', '2026-11-24T11:01')).toBe('2026-11-24T09:01')
  })
  test('is never later than the expiry of any request', () => {
    expect(answeredBy('2026-11-23T10:15', '2026-12-10T10:00')).toBe('2026-11-24T10:15')
  })
  test('is not on a day when the front desk is closed, by its week or for a holiday', () => {
    expect(
      answeredBy('2026-11-20T16:00', '2026-11-23T08:00', {}, { ...rules, requestExpiryMinutes: 9000 }),
    ).toBe('2026-11-20T17:00')
    const holiday = { isClosedOn: (date: string) => date === '2026-11-24' }
    expect(answeredBy('2026-11-24T10:00', '2026-11-25T10:00', holiday)).toBeNull()
    expect(answeredBy('2026-11-24T10:00', '2026-11-25T12:30', holiday)).toBe('2026-11-25T10:00')
    expect(answeredBy('2026-11-24T10:00', '2026-11-25T12:30', { isClosedOn: () => true })).toBeNull()
  })
  test('can be at night if the front desk is open around the clock or past midnight', () => {
    const always = { hours: workdays.map(day => ({ day, opens: '00:00', closes: '00:00' })) }
    expect(answeredBy('2026-11-24T00:26', '2026-11-24T08:20', always)).toBe('2026-11-24T06:20')
    expect(answeredBy('2026-11-23T22:00', '2026-11-24T02:00', always)).toBe('2026-11-24T00:00')
    const late = { hours: workdays.map(day => ({ day, opens: '18:00', closes: '02:00' })) }
    expect(answeredBy('2026-11-24T00:26', '2026-11-24T08:20', late)).toBe('2026-11-24T02:00')
    expect(answeredBy('2026-11-24T00:26', '2026-11-24T03:00', late)).toBe('2026-11-24T01:00')
    expect(answeredBy('2026-11-24T02:00', '2026-11-24T08:20', late)).toBeNull()
  })
  test('depends only on the travel time if the hospital has not entered the hours of the front desk', () => {
    expect(answeredBy('2026-11-24T00:26', '2026-11-24T08:20', { hours: null })).toBe('2026-11-24T06:20')
    expect(answeredBy('2026-11-24T06:20', '2026-11-24T08:20', { hours: null })).toBeNull()
  })
  test.each(['Asia/Jakarta', 'Asia/Makassar', 'Asia/Jayapura', 'Europe/London', 'Australia/Lord_Howe'])(
    'follows the clock of the location: %s',
    timezone => {
      expect(answeredBy('2026-11-24T00:26', '2026-11-24T08:20', { timezone })).toBeNull()
      expect(answeredBy('2026-11-23T12:00', '2026-11-24T08:20', { timezone })).toBe('2026-11-23T17:00')
      expect(answeredBy('2026-11-24T09:30', '2026-11-24T14:00', { timezone })).toBe('2026-11-24T12:00')
    },
  )
  test('at the same instant exists in Jayapura, where the front desk is open, and not in Jakarta', () => {
    const asked = { now: Temporal.Instant.from('2026-11-24T00:30:00Z'), rules }
    const startsAt = Temporal.Instant.from('2026-11-24T03:00:00Z')
    expect(
      answerDeadline({ ...asked, startsAt, desk: desk({ timezone: 'Asia/Jayapura' }) })?.toString(),
    ).toBe('2026-11-24T01:00:00Z')
    expect(answerDeadline({ ...asked, startsAt, desk: desk() })).toBeNull()
  })
})

test('lists mark exactly those slots as short notice that have no deadline', () => {
  const hours = [
    ...nineToFive,
    { day: 'wednesday' as const, opens: '20:00', closes: '02:00' },
    { day: 'saturday' as const, opens: '00:00', closes: '00:00' },
  ]
  const isClosedOn = (date: string) => date === '2026-11-26'
  for (const one of [desk({ hours, isClosedOn }), desk({ hours: null }), desk({ isClosedOn: () => true })]) {
    for (let asked = 0; asked < 7 * 24 * 60; asked += 47) {
      const now = at('2026-11-23T00:00').add({ minutes: asked })
      const until = shortNoticeUntil({ now, rules, desk: one })
      for (let ahead = 10; ahead < 72 * 60; ahead += 233) {
        const startsAt = now.add({ minutes: ahead })
        const deadline = answerDeadline({ now, startsAt, rules, desk: one })
        const marked = !until || Temporal.Instant.compare(startsAt, until) <= 0
        expect(deadline === null, `${now} ${startsAt}`).toBe(marked)
      }
    }
  }
})
