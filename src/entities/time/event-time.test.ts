import { describe, expect, it } from 'vitest'
import { calendarSequence, endOf, registrationOf, validEnd } from './event-time.ts'

const event = (more: object = {}) => ({
  title: { en: 'Class' },
  startsAt: '2026-12-05T09:00:00+08:00',
  ...more,
})
const zone = 'Asia/Makassar'

describe('an event', () => {
  it('ends at its end time', () => {
    expect(String(endOf(event({ endsAt: '2026-12-05T11:00:00+08:00' }), zone))).toBe('2026-12-05T03:00:00Z')
  })

  it('without an end time ends with its day at its location', () => {
    expect(String(endOf(event(), zone))).toBe('2026-12-05T16:00:00Z')
    expect(String(endOf(event(), 'Asia/Jayapura'))).toBe('2026-12-05T15:00:00Z')
  })

  it('with an end before its start counts as one without an end', () => {
    const odd = event({ endsAt: '2026-12-05T08:00:00+08:00' })
    expect(validEnd(odd)).toBeNull()
    expect(String(endOf(odd, zone))).toBe('2026-12-05T16:00:00Z')
  })
})

describe('registration', () => {
  it('is possible until its deadline, and not after the start', () => {
    const until = (registration: object) => registrationOf(event({ registration }))
    expect(until({ required: true, deadline: '2026-12-03T17:00:00+08:00' })).toEqual({
      kind: 'until',
      moment: Temporal.Instant.from('2026-12-03T09:00:00Z'),
    })
    const start = { kind: 'until', moment: Temporal.Instant.from('2026-12-05T01:00:00Z') }
    expect(until({ required: true })).toEqual(start)
    expect(until({ url: '/contact', deadline: '2027-01-01T00:00:00Z' })).toEqual(start)
  })

  it('is free if the hospital states it, and not mentioned without a statement', () => {
    expect(registrationOf(event({ registration: { required: false } })).kind).toBe('free')
    expect(registrationOf(event({ registration: { capacity: 20 } })).kind).toBe('unsaid')
    expect(registrationOf(event()).kind).toBe('unsaid')
  })

  it.each(['cancelled', 'postponed'])('is not offered for a %s event', eventStatus => {
    expect(registrationOf(event({ eventStatus, registration: { required: true } })).kind).toBe('unsaid')
  })
})

it('an edited event has a higher sequence number for calendars that have it already', () => {
  expect(calendarSequence('2026-11-20T10:00:01Z')).toBe(calendarSequence('2026-11-20T10:00:00Z') + 1)
  expect(calendarSequence('2025-01-01T00:00:00Z')).toBe(0)
})
