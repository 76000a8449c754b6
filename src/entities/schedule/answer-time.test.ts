import { describe, expect, test } from 'vitest'
import { type AnsweringDesk, answerDeadline, shortNoticeUntil } from './answer-time.ts'

const rules = { requestExpiryMinutes: 1440, answerHours: 2 }
const workdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const
const nineToFive = workdays.map(day => ({ day, opens: '09:00', closes: '17:00' }))
const desk = (own: Partial<AnsweringDesk> = {}): AnsweringDesk => ({
  timezone: 'Asia/Jakarta',
  hours: nineToFive,
  isClosedOn: () => false,
  ...own,
})
const at = (local: string, timezone = 'Asia/Jakarta') =>
  Temporal.PlainDateTime.from(local).toZonedDateTime(timezone).toInstant()

/** The deadline in wall time of the location. 23 November 2026 is a Monday. */
function answeredBy(asked: string, starts: string, own: Partial<AnsweringDesk> = {}, hospital = rules) {
  const { timezone } = desk(own)
  const found = answerDeadline({
    now: at(asked, timezone),
    startsAt: at(starts, timezone),
    rules: hospital,
    desk: desk(own),
  })
  return found?.toZonedDateTimeISO(timezone).toPlainDateTime().toString({ smallestUnit: 'minute' }) ?? null
}

describe('until when a request is answered', () => {
  test('asked at 00:26 for 08:20 of the same day, no answer can come: the desk opens at nine', () => {
    expect(answeredBy('2026-11-24T00:26', '2026-11-24T08:20')).toBeNull()
  })
  test('on the same day two hours before it begins', () => {
    expect(answeredBy('2026-11-24T09:30', '2026-11-24T14:00')).toBe('2026-11-24T12:00')
    expect(answeredBy('2026-11-24T00:26', '2026-11-24T14:00')).toBe('2026-11-24T12:00')
  })
  test('for the next morning by the evening before, when the desk closes', () => {
    expect(answeredBy('2026-11-23T12:00', '2026-11-24T08:20')).toBe('2026-11-23T17:00')
    expect(answeredBy('2026-11-23T17:00', '2026-11-24T08:20')).toBeNull()
  })
  test('the moment at which the desk opens leaves no time: the evening before holds', () => {
    expect(answeredBy('2026-11-23T12:00', '2026-11-24T11:00')).toBe('2026-11-23T17:00')
    expect(answeredBy('2026-11-23T12:00', '2026-11-24T11:01')).toBe('2026-11-24T09:01')
  })
  test('never later than any request', () => {
    expect(answeredBy('2026-11-23T10:15', '2026-12-10T10:00')).toBe('2026-11-24T10:15')
  })
  test('not on days that the desk is closed, by the week or for a holiday', () => {
    expect(
      answeredBy('2026-11-20T16:00', '2026-11-23T08:00', {}, { ...rules, requestExpiryMinutes: 9000 }),
    ).toBe('2026-11-20T17:00')
    const holiday = { isClosedOn: (date: string) => date === '2026-11-24' }
    expect(answeredBy('2026-11-24T10:00', '2026-11-25T10:00', holiday)).toBeNull()
    expect(answeredBy('2026-11-24T10:00', '2026-11-25T12:30', holiday)).toBe('2026-11-25T10:00')
    expect(answeredBy('2026-11-24T10:00', '2026-11-25T12:30', { isClosedOn: () => true })).toBeNull()
  })
  test('a desk that is open around the clock, or past midnight, answers at night', () => {
    const always = { hours: workdays.map(day => ({ day, opens: '00:00', closes: '00:00' })) }
    expect(answeredBy('2026-11-24T00:26', '2026-11-24T08:20', always)).toBe('2026-11-24T06:20')
    expect(answeredBy('2026-11-23T22:00', '2026-11-24T02:00', always)).toBe('2026-11-24T00:00')
    const late = { hours: workdays.map(day => ({ day, opens: '18:00', closes: '02:00' })) }
    expect(answeredBy('2026-11-24T00:26', '2026-11-24T08:20', late)).toBe('2026-11-24T02:00')
    expect(answeredBy('2026-11-24T00:26', '2026-11-24T03:00', late)).toBe('2026-11-24T01:00')
    expect(answeredBy('2026-11-24T02:00', '2026-11-24T08:20', late)).toBeNull()
  })
  test('with hours that nobody has entered, only the time to travel counts', () => {
    expect(answeredBy('2026-11-24T00:26', '2026-11-24T08:20', { hours: null })).toBe('2026-11-24T06:20')
    expect(answeredBy('2026-11-24T06:20', '2026-11-24T08:20', { hours: null })).toBeNull()
  })
  test.each(['Asia/Jakarta', 'Asia/Makassar', 'Asia/Jayapura', 'Europe/London', 'Australia/Lord_Howe'])(
    'by the clock of the location: %s',
    timezone => {
      expect(answeredBy('2026-11-24T00:26', '2026-11-24T08:20', { timezone })).toBeNull()
      expect(answeredBy('2026-11-23T12:00', '2026-11-24T08:20', { timezone })).toBe('2026-11-23T17:00')
      expect(answeredBy('2026-11-24T09:30', '2026-11-24T14:00', { timezone })).toBe('2026-11-24T12:00')
    },
  )
  test('the same instant is in time in Jayapura, where the desk has opened, and not in Jakarta', () => {
    const asked = { now: Temporal.Instant.from('2026-11-24T00:30:00Z'), rules }
    const startsAt = Temporal.Instant.from('2026-11-24T03:00:00Z')
    expect(
      answerDeadline({ ...asked, startsAt, desk: desk({ timezone: 'Asia/Jayapura' }) })?.toString(),
    ).toBe('2026-11-24T01:00:00Z')
    expect(answerDeadline({ ...asked, startsAt, desk: desk() })).toBeNull()
  })
})

test('what lists mark as short notice is what has no deadline', () => {
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
