import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { exception, monday, starts } from '../../../tests/weeks.ts'
import { occurrencesOn } from './availability.ts'
import { expectedTime } from './lateness.ts'
import type { Schedule } from './schedule.ts'

describe('clock changes', () => {
  const sunday = {
    ...monday,
    weekday: 7,
    timezone: 'America/New_York',
    startTime: '01:00',
    endTime: '04:00',
  }
  const walls = (on: string) =>
    starts([sunday], [], on).map(start =>
      Temporal.Instant.from(start).toZonedDateTimeISO(sunday.timezone).toPlainTime().toString().slice(0, 5),
    )
  test('the hour that is skipped in spring has no slots', () => {
    expect(walls('2026-03-08')).toEqual(['01:00', '01:30', '03:00', '03:30'])
  })
  test('the hour that is repeated in autumn has its slots once', () => {
    expect(walls('2026-11-01')).toEqual(['01:00', '01:30', '02:00', '02:30', '03:00', '03:30'])
  })
  test('a session inside the skipped hour does not take place', () => {
    const night = { ...sunday, startTime: '02:10', endTime: '02:50' }
    expect(starts([night], [], '2026-03-08')).toEqual([])
    expect(starts([{ ...night, mode: 'session', slotMinutes: null }], [], '2026-03-08')).toEqual([])
  })
})

const zones = [
  'Asia/Jakarta',
  'Asia/Makassar',
  'Asia/Jayapura',
  'America/New_York',
  'Australia/Lord_Howe',
  'Pacific/Apia',
  'Africa/Casablanca',
  'Asia/Kathmandu',
  'Europe/London',
  'America/Sao_Paulo',
  'Asia/Tehran',
  'Pacific/Kiritimati',
]
const clock = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`

/** Any day; about a third of them are days on which the clocks of the zone change. */
const dayIn = (zone: string) =>
  fc.tuple(fc.integer({ min: 0, max: 9000 }), fc.nat(2)).map(([days, third]) => {
    const day = Temporal.PlainDate.from('2006-01-01').add({ days })
    const change = third === 0 ? day.toZonedDateTime(zone).getTimeZoneTransition('next') : null
    return (change ? change.toPlainDate() : day).toString()
  })

const generated = fc.constantFrom(...zones).chain(timezone =>
  fc.record({
    timezone: fc.constant(timezone),
    date: dayIn(timezone),
    // Half of them in the early hours, when clocks change.
    start: fc.oneof(fc.integer({ min: 0, max: 240 }), fc.integer({ min: 0, max: 1380 })),
    length: fc.integer({ min: 1, max: 700 }),
    slotMinutes: fc.integer({ min: 5, max: 120 }),
    capacity: fc.integer({ min: 1, max: 5 }),
    late: fc.option(fc.integer({ min: 0, max: 200 }), { nil: null }),
    session: fc.boolean(),
    extra: fc.option(fc.integer({ min: 0, max: 1300 }), { nil: null }),
  }),
)
const runs = Number(process.env.RAWAT_CASES ?? 4000)

test('in twelve zones slots are unique, sorted, without overlap, inside the hours and at the same wall times', () => {
  fc.assert(
    fc.property(generated, one => {
      const end = Math.min(one.start + one.length, 1439)
      fc.pre(one.start < end)
      const plain = Temporal.PlainDate.from(one.date)
      const schedule: Schedule = {
        ...monday,
        timezone: one.timezone,
        weekday: plain.dayOfWeek,
        validFrom: one.date,
        startTime: clock(one.start),
        endTime: clock(end),
        mode: one.session ? 'session' : 'slots',
        slotMinutes: one.session ? null : one.slotMinutes,
        capacity: one.capacity,
      }
      const on = { from: one.date, to: one.date }
      const exceptions = [
        ...(one.late === null ? [] : [exception({ ...on, kind: 'late', minutes: one.late })]),
        ...(one.extra === null
          ? []
          : [
              exception({
                ...on,
                kind: 'extra',
                startTime: clock(one.extra),
                endTime: clock(one.extra + 90),
              }),
            ]),
      ]
      const sessions = occurrencesOn(one.date, [schedule], exceptions)
      const places = sessions.flatMap(session => session.places)
      const sorted = places.toSorted((a, b) => (a.startsAt < b.startsAt ? -1 : 1))
      for (const [index, place] of sorted.entries()) {
        expect(place.startsAt < place.endsAt).toBe(true)
        const next = sorted[index + 1]
        if (next) expect(place.endsAt <= next.startsAt).toBe(true)
      }
      for (const session of sessions) {
        expect(session.places).toEqual(session.places.toSorted((a, b) => (a.startsAt < b.startsAt ? -1 : 1)))
        expect(session.date).toBe(one.date)
        for (const place of session.places) {
          const { lateMinutes } = session
          // A slot keeps its announced time, but a slot from before the doctor comes is not free.
          expect(place.free).toBe(one.session || place.startsAt >= session.startsAt ? one.capacity : 0)
          expect(expectedTime(place.endsAt, lateMinutes) <= session.endsAt).toBe(true)
          const local = Temporal.Instant.from(place.startsAt).toZonedDateTimeISO(one.timezone)
          expect(local.toPlainDate().toString()).toBe(one.date)
          const minute = local.hour * 60 + local.minute
          const first = [one.start, ...(one.extra === null ? [] : [one.extra])]
          if (one.session) expect(first.some(start => minute >= start)).toBe(true)
          else {
            expect(expectedTime(place.startsAt, lateMinutes) >= session.startsAt).toBe(true)
            expect(first.some(start => minute >= start && (minute - start) % one.slotMinutes === 0)).toBe(
              true,
            )
          }
        }
      }
      if (one.late === null && one.extra === null && !one.session) {
        expect(places.length).toBeLessThanOrEqual(Math.floor((end - one.start) / one.slotMinutes))
        const begins = plain.toZonedDateTime(one.timezone)
        // On a day of 24 hours no slot may be missing.
        if (begins.hoursInDay === 24 && begins.toPlainDate().equals(plain))
          expect(places.length).toBe(Math.floor((end - one.start) / one.slotMinutes))
      }
    }),
    { numRuns: runs },
  )
}, 120_000)
