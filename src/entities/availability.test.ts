import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { canBeAsked, nextOccurrence, occurrencesOn, todayFlag } from './availability.ts'
import type { Schedule, ScheduleException } from './schedule.ts'

const monday: Schedule = {
  id: 'monday',
  doctor: 'ayu',
  location: 'jakarta',
  unit: null,
  weekday: 1,
  startTime: '09:00',
  endTime: '11:00',
  mode: 'slots',
  slotMinutes: 30,
  capacity: 1,
  room: '12',
  validFrom: '2026-01-01',
  validTo: null,
  noticeMinutes: 60,
  horizonDays: 30,
  public: true,
  timezone: 'Asia/Jakarta',
}
const queue: Schedule = { ...monday, id: 'queue', mode: 'session', slotMinutes: null, capacity: 20 }
const exception = (one: Partial<ScheduleException>): ScheduleException => ({
  id: 'exception',
  doctor: 'ayu',
  location: null,
  kind: 'leave',
  from: '2026-11-23',
  to: '2026-11-23',
  startTime: null,
  endTime: null,
  minutes: null,
  room: null,
  note: null,
  ...one,
})
const date = '2026-11-23' // a Monday
const starts = (schedules: Schedule[], exceptions: ScheduleException[] = [], on = date) =>
  occurrencesOn(on, schedules, exceptions).flatMap(one => one.places.map(place => place.startsAt))

describe('the weekly timetable', () => {
  test('a doctor who sits on Mondays from 9 to 11 in Jakarta has four places of half an hour', () => {
    expect(starts([monday])).toEqual([
      '2026-11-23T02:00:00Z',
      '2026-11-23T02:30:00Z',
      '2026-11-23T03:00:00Z',
      '2026-11-23T03:30:00Z',
    ])
    expect(starts([monday], [], '2026-11-24')).toEqual([])
  })
  test('a session with queue numbers is one place as long as the session', () => {
    const [only] = occurrencesOn(date, [queue], [])
    expect(only?.places).toEqual([
      { startsAt: '2026-11-23T02:00:00Z', endsAt: '2026-11-23T04:00:00Z', free: 20 },
    ])
  })
  test('a schedule holds from its first to its last day, both included', () => {
    expect(starts([{ ...monday, validFrom: date, validTo: date }])).toHaveLength(4)
    expect(starts([{ ...monday, validFrom: '2026-11-24' }])).toEqual([])
    expect(starts([{ ...monday, validTo: '2026-11-22' }])).toEqual([])
  })
})

describe('exceptions', () => {
  test('leave closes its days for that doctor only, a holiday everybody at the location', () => {
    const other = { ...monday, id: 'other', doctor: 'budi' }
    expect(starts([monday, other], [exception({})])).toHaveLength(4)
    expect(starts([monday, other], [exception({ doctor: null, kind: 'holiday' })])).toEqual([])
    expect(
      starts([monday], [exception({ doctor: null, kind: 'holiday', location: 'makassar' })]),
    ).toHaveLength(4)
  })
  test('a late doctor loses the places before they come, and the others stay on the grid', () => {
    const [late] = occurrencesOn(date, [monday], [exception({ kind: 'late', minutes: 45 })])
    expect(late).toMatchObject({ startsAt: '2026-11-23T02:45:00Z', lateMinutes: 45 })
    expect(late?.places.map(place => place.startsAt)).toEqual([
      '2026-11-23T03:00:00Z',
      '2026-11-23T03:30:00Z',
    ])
    expect(starts([monday], [exception({ kind: 'late', minutes: 120 })])).toEqual([])
  })
  test('a late session keeps the queue that its announced start names', () => {
    const [late] = occurrencesOn(date, [queue], [exception({ kind: 'late', minutes: 45 })])
    expect(late).toMatchObject({
      startsAt: '2026-11-23T02:45:00Z',
      places: [{ startsAt: '2026-11-23T02:00:00Z' }],
    })
  })
  test('an extra session opens on any day, without taking what the week has already', () => {
    const tuesday = exception({
      kind: 'extra',
      from: '2026-11-24',
      to: '2026-11-24',
      startTime: '14:00',
      endTime: '15:00',
    })
    expect(starts([monday], [tuesday], '2026-11-24')).toEqual([
      '2026-11-24T07:00:00Z',
      '2026-11-24T07:30:00Z',
    ])
    const overlapping = exception({ kind: 'extra', startTime: '10:15', endTime: '11:45' })
    const all = starts([monday], [overlapping])
    expect(all).toEqual(expect.arrayContaining(['2026-11-23T04:15:00Z']))
    expect(new Set(all).size).toBe(5)
  })
  test('an extra session is held on a holiday of the house, but not during the own leave of its doctor', () => {
    const extra = exception({ kind: 'extra', startTime: '14:00', endTime: '15:00' })
    const holiday = exception({ kind: 'holiday', doctor: null })
    expect(starts([monday], [extra, holiday])).toHaveLength(2)
    expect(starts([monday], [extra, exception({})])).toEqual([])
  })
  test('another room is said on the day it holds', () => {
    const room = exception({ kind: 'room', room: '7' })
    expect(occurrencesOn(date, [monday], [room])[0]?.room).toBe('7')
    expect(occurrencesOn('2026-11-30', [monday], [room])[0]?.room).toBe('12')
  })
})

describe('today and next', () => {
  const at = (text: string) => Temporal.Instant.from(text)
  test('today is today at the location, not at the reader', () => {
    // Sunday evening in London, Monday morning in Jakarta.
    expect(todayFlag([monday], [], at('2026-11-22T18:00:00Z'))).toMatchObject({
      availableToday: true,
      worksToday: true,
    })
    expect(todayFlag([monday], [], at('2026-11-23T17:30:00Z')).worksToday).toBe(false)
  })
  test('a doctor whose last place is nearer than the notice works today, without a free place', () => {
    expect(todayFlag([monday], [], at('2026-11-23T02:45:00Z'))).toMatchObject({
      availableToday: false,
      worksToday: true,
    })
  })
  test('a place can be asked for from the first day of the horizon to the last minute of the notice', () => {
    const place = '2026-11-23T02:00:00Z'
    expect(canBeAsked(place, monday, at('2026-11-23T01:00:00Z'))).toBe(true)
    expect(canBeAsked(place, monday, at('2026-11-23T01:00:01Z'))).toBe(false)
    expect(canBeAsked(place, { ...monday, noticeMinutes: 0 }, at(place))).toBe(false)
    expect(canBeAsked(place, monday, at('2026-10-23T17:00:00Z'))).toBe(true)
    expect(canBeAsked(place, monday, at('2026-10-23T16:59:00Z'))).toBe(false)
  })
  test('the next session skips leave and is null where nothing comes', () => {
    const now = at('2026-11-23T04:00:00Z')
    expect(nextOccurrence([monday], [], now)?.date).toBe('2026-11-30')
    expect(nextOccurrence([monday], [exception({ from: '2026-11-30', to: '2026-11-30' })], now)?.date).toBe(
      '2026-12-07',
    )
    expect(nextOccurrence([monday], [exception({ to: '2027-11-30' })], now)).toBeNull()
    expect(nextOccurrence([], [], now)).toBeNull()
  })
})

describe('clocks that change', () => {
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
  test('the hour that the spring skips has no places', () => {
    expect(walls('2026-03-08')).toEqual(['01:00', '01:30', '03:00', '03:30'])
  })
  test('the hour that the autumn repeats has its places once', () => {
    expect(walls('2026-11-01')).toEqual(['01:00', '01:30', '02:00', '02:30', '03:00', '03:30'])
  })
  test('a session inside the skipped hour is not held', () => {
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

/** Any day, but every third time a day on which the clocks of the zone change. */
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
    // Half of them in the small hours, where clocks change.
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

test('over twelve zones places are unique, ordered, apart, inside the hours and at the same wall times', () => {
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
          expect(place.free).toBe(one.capacity)
          expect(place.endsAt <= session.endsAt).toBe(true)
          const local = Temporal.Instant.from(place.startsAt).toZonedDateTimeISO(one.timezone)
          expect(local.toPlainDate().toString()).toBe(one.date)
          const minute = local.hour * 60 + local.minute
          const first = [one.start, ...(one.extra === null ? [] : [one.extra])]
          if (one.session) expect(first.some(start => minute >= start)).toBe(true)
          else {
            expect(place.startsAt >= session.startsAt).toBe(true)
            expect(first.some(start => minute >= start && (minute - start) % one.slotMinutes === 0)).toBe(
              true,
            )
          }
        }
      }
      if (one.late === null && one.extra === null && !one.session) {
        expect(places.length).toBeLessThanOrEqual(Math.floor((end - one.start) / one.slotMinutes))
        const begins = plain.toZonedDateTime(one.timezone)
        // On a day of 24 hours nothing may be missing.
        if (begins.hoursInDay === 24 && begins.toPlainDate().equals(plain))
          expect(places.length).toBe(Math.floor((end - one.start) / one.slotMinutes))
      }
    }),
    { numRuns: runs },
  )
}, 120_000)
