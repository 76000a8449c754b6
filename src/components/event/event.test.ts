import { describe, expect, it } from 'vitest'
import { setClock } from '#content/render-context.ts'
import type { PublicItem } from '#entities/kinds.ts'
import { type ContentLanguage, contentLanguages } from '#entities/localized.ts'
import { eventCalendar } from './calendar.ts'
import { type EventFacts, isOver, whenOf } from './facts.ts'
import { eventData } from './structured.ts'
import { isWithinTime } from './time-dependent.ts'

const place = {
  id: 'p',
  updatedAt: '2026-11-01T00:00:00Z',
  code: 'makassar',
  officialName: 'Rawat, Makassar; south',
  street: 'Jalan Layar 27',
  city: 'Makassar',
  timezone: 'Asia/Makassar',
} as PublicItem<'addresses'>

function facts(event: Partial<PublicItem<'events'>>, more: Partial<EventFacts> = {}): EventFacts {
  const full = {
    id: '0193-class',
    updatedAt: '2026-11-20T10:00:00Z',
    title: { en: 'Class' },
    startsAt: '2026-12-05T09:00:00+08:00',
    ...event,
  }
  const starts = Temporal.Instant.from(full.startsAt)
  const ends = full.endsAt ? Temporal.Instant.from(full.endsAt) : null
  const over = ends ?? starts.add({ hours: 15 })
  return {
    ...{
      event: full,
      place,
      timezone: 'Asia/Makassar',
      starts,
      ends,
      over,
      registration: { kind: 'unsaid' },
    },
    ...more,
  }
}
const url = new URL('https://hospital.example/id/events/0193-class')
const calendar = (one: EventFacts, title = 'Kelas', language: ContentLanguage = 'id') =>
  eventCalendar({
    facts: one,
    title,
    description: '',
    url,
    hospital: 'Rawat',
    email: 'a@b.example',
    language,
  })
const unfolded = (text: string) => text.replace(/\r\n /g, '')

describe('a calendar file', () => {
  it('has the times of the event in UTC', () => {
    const text = calendar(facts({ endsAt: '2026-12-05T11:45:00+08:00' }))
    expect(text).toContain('DTSTART:20261205T010000Z\r\n')
    expect(text).toContain('DTEND:20261205T034500Z\r\n')
    expect(text).toContain('STATUS:CONFIRMED\r\n')
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true)
  })

  it('names the event by one UID in both languages', () => {
    for (const language of contentLanguages)
      expect(calendar(facts({}), 'x', language)).toContain('UID:0193-class\r\n')
  })

  it('cancels the entry when the event is cancelled, with a higher SEQUENCE', () => {
    const number = (text: string) => Number(/SEQUENCE:(\d+)/.exec(text)?.[1])
    const before = calendar(facts({}))
    const after = calendar(facts({ eventStatus: 'cancelled', updatedAt: '2026-11-21T08:00:00Z' }))
    expect(after).toContain('STATUS:CANCELLED\r\n')
    expect(after).toContain('METHOD:CANCEL\r\n')
    expect(number(after)).toBeGreaterThan(number(before))
  })

  it('has the same bytes every time it is rendered', () => {
    expect(calendar(facts({}))).toBe(calendar(facts({})))
  })

  it('escapes a hostile title, and folds lines at 75 octets', () => {
    const text = calendar(
      facts({}),
      `Kelas\r\nATTACH:https://evil.example\n${'panjang; sekali, '.repeat(20)}`,
    )
    expect(text).not.toMatch(/^ATTACH/m)
    expect(unfolded(text)).toContain('LOCATION:Rawat\\, Makassar\\; south')
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  })

  it('works without an end and a place', () => {
    const text = calendar(facts({}, { place: null, timezone: 'Asia/Jakarta' }))
    expect(text).not.toMatch(/DTEND|LOCATION/)
  })
})

describe('the time of an event', () => {
  it('is shown in the time zone of the event’s place, with the zone once', () => {
    expect(whenOf(facts({ endsAt: '2026-12-05T11:45:00+08:00' }), 'en')).toEqual({
      day: 'Saturday, 5 December 2026',
      hours: '09:00–11:45\u00a0WITA',
      several: false,
    })
  })

  it('has a first and a last moment if it takes several days', () => {
    expect(whenOf(facts({ endsAt: '2026-12-06T11:00:00+08:00' }), 'id').hours).toBe(
      'Minggu, 6 Desember 2026, 11.00\u00a0WITA',
    )
  })

  it('is over exactly at its end, not a second before', () => {
    const one = facts({ endsAt: '2026-12-05T11:00:00+08:00' })
    setClock(Temporal.Instant.from('2026-12-05T02:59:59Z'))
    expect(isOver(one)).toBe(false)
    setClock(Temporal.Instant.from('2026-12-05T03:00:00Z'))
    expect(isOver(one)).toBe(true)
  })
})

describe('the structured data of an event', () => {
  const told = (one: EventFacts) =>
    eventData({ facts: one, title: 'Class', description: '', url, organizer: 'Rawat' }) as Record<
      string,
      unknown
    >

  it.each([
    ['cancelled', 'EventCancelled'],
    ['postponed', 'EventPostponed'],
    ['rescheduled', 'EventRescheduled'],
    ['scheduled', 'EventScheduled'],
    [undefined, 'EventScheduled'],
  ] as const)('%s is %s', (eventStatus, name) => {
    expect(told(facts(eventStatus ? { eventStatus } : {})).eventStatus).toBe(`https://schema.org/${name}`)
  })

  it('have a physical place, an online place, or both', () => {
    const online = 'https://meet.example/1'
    const mode = (one: EventFacts) => told(one).eventAttendanceMode
    expect(mode(facts({}))).toBe('https://schema.org/OfflineEventAttendanceMode')
    expect(mode(facts({ online }))).toBe('https://schema.org/MixedEventAttendanceMode')
    expect(mode(facts({ online }, { place: null }))).toBe('https://schema.org/OnlineEventAttendanceMode')
    expect(told(facts({}, { place: null })).location).toBeUndefined()
  })

  it('have the offset of the place in their times', () => {
    expect(told(facts({})).startDate).toBe('2026-12-05T09:00:00+08:00')
  })

  it('offer registration while it is open', () => {
    const moment = Temporal.Instant.from('2026-12-03T09:00:00Z')
    const one = facts(
      { registration: { required: true, url: '/contact' } },
      { registration: { kind: 'until', moment } },
    )
    expect(told(one).offers).toMatchObject({
      url: 'https://hospital.example/contact',
      availabilityEnds: '2026-12-03T17:00:00+08:00',
    })
    expect(told(facts({})).offers).toBeUndefined()
  })
})

describe('time-dependent content', () => {
  const span = { from: '2026-12-01T00:00:00+07:00', until: '2026-12-03T00:00:00+07:00' }
  it.each([
    ['2026-11-30T16:59:59Z', false],
    ['2026-11-30T17:00:00Z', true],
    ['2026-12-02T16:59:59Z', true],
    ['2026-12-02T17:00:00Z', false],
  ])('at %s is shown: %s', (now, shown) => {
    expect(isWithinTime(span, Date.parse(now))).toBe(shown)
  })

  it('with only a start or only an end has no limit on the other side', () => {
    expect(isWithinTime({ until: span.until }, 0)).toBe(true)
    expect(isWithinTime({ from: span.from }, Date.parse('2099-01-01T00:00:00Z'))).toBe(true)
  })
})
