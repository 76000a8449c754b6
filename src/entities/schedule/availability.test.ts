import { describe, expect, test } from 'vitest'
import { date, exception, monday, queue, starts } from '../../../tests/weeks.ts'
import { isWithinRequestWindow, nextOccurrence, occurrencesOn, todayFlag } from './availability.ts'
import { expectedTime } from './lateness.ts'

describe('the weekly timetable', () => {
  test('a session on Mondays from 9 to 11 in Jakarta has four slots of half an hour', () => {
    expect(starts([monday])).toEqual([
      '2026-11-23T02:00:00Z',
      '2026-11-23T02:30:00Z',
      '2026-11-23T03:00:00Z',
      '2026-11-23T03:30:00Z',
    ])
    expect(starts([monday], [], '2026-11-24')).toEqual([])
  })
  test('a session with queue numbers is one slot as long as the session', () => {
    const [only] = occurrencesOn(date, [queue], [])
    expect(only?.places).toEqual([
      { startsAt: '2026-11-23T02:00:00Z', endsAt: '2026-11-23T04:00:00Z', free: 20 },
    ])
  })
  test('sessions that begin at the same time are in the order of their doctors, whichever was entered first', () => {
    const [early, late] = [
      { ...monday, id: '1', doctor: 'budi' },
      { ...monday, id: '2', doctor: 'ayu' },
    ]
    expect(occurrencesOn(date, [early, late], []).map(one => one.doctor)).toEqual(['ayu', 'budi'])
  })
  test('a schedule is valid from its first to its last day, both inclusive', () => {
    expect(starts([{ ...monday, validFrom: date, validTo: date }])).toHaveLength(4)
    expect(starts([{ ...monday, validFrom: '2026-11-24' }])).toEqual([])
    expect(starts([{ ...monday, validTo: '2026-11-22' }])).toEqual([])
  })
})

describe('exceptions', () => {
  test('a leave closes the days of its doctor only, a holiday those of every doctor at the location', () => {
    const other = { ...monday, id: 'other', doctor: 'budi' }
    expect(starts([monday, other], [exception({})])).toHaveLength(4)
    expect(starts([monday, other], [exception({ doctor: null, kind: 'holiday' })])).toEqual([])
    expect(
      starts([monday], [exception({ doctor: null, kind: 'holiday', location: 'makassar' })]),
    ).toHaveLength(4)
  })
  test('if the doctor is late, every slot keeps its time, the session ends later, and earlier slots are not free', () => {
    const [late] = occurrencesOn(date, [monday], [exception({ kind: 'late', minutes: 45 })])
    expect(late).toMatchObject({
      startsAt: '2026-11-23T02:45:00Z',
      endsAt: '2026-11-23T04:45:00Z',
      lateMinutes: 45,
    })
    expect(late?.places.map(place => place.startsAt)).toEqual(starts([monday]))
    expect(late?.places.map(place => place.free)).toEqual([0, 0, 1, 1])
    const [hours] = occurrencesOn(date, [monday], [exception({ kind: 'late', minutes: 120 })])
    expect(hours?.startsAt).toBe('2026-11-23T04:00:00Z')
    expect(expectedTime('2026-11-23T02:30:00Z', 45)).toBe('2026-11-23T03:15:00Z')
  })
  test('a late session keeps its announced start, which identifies its queue', () => {
    const [late] = occurrencesOn(date, [queue], [exception({ kind: 'late', minutes: 45 })])
    expect(late).toMatchObject({
      startsAt: '2026-11-23T02:45:00Z',
      places: [{ startsAt: '2026-11-23T02:00:00Z' }],
    })
  })
  test('an extra session is added on any day, without the slots that the weekly sessions have already', () => {
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
  test('an extra session takes place on a holiday of the hospital, but not during its doctor’s own leave', () => {
    const extra = exception({ kind: 'extra', startTime: '14:00', endTime: '15:00' })
    const holiday = exception({ kind: 'holiday', doctor: null })
    expect(starts([monday], [extra, holiday])).toHaveLength(2)
    expect(starts([monday], [extra, exception({})])).toEqual([])
  })
  test('a room change applies to its days', () => {
    const room = exception({ kind: 'room', room: '7' })
    expect(occurrencesOn(date, [monday], [room])[0]?.room).toBe('7')
    expect(occurrencesOn('2026-11-30', [monday], [room])[0]?.room).toBe('12')
  })
})

describe('today and the next session', () => {
  const at = (text: string) => Temporal.Instant.from(text)
  test('today is today at the location, not at the reader', () => {
    // Sunday evening in London, Monday morning in Jakarta.
    expect(todayFlag([monday], [], at('2026-11-22T18:00:00Z'))).toMatchObject({
      availableToday: true,
      worksToday: true,
    })
    expect(todayFlag([monday], [], at('2026-11-23T17:30:00Z')).worksToday).toBe(false)
  })
  test('a doctor whose last slot is within the notice works today, and has no free slot', () => {
    expect(todayFlag([monday], [], at('2026-11-23T02:45:00Z'))).toMatchObject({
      availableToday: false,
      worksToday: true,
    })
  })
  test('a slot can be requested from the first day of the horizon to the last minute of the notice', () => {
    const place = '2026-11-23T02:00:00Z'
    expect(isWithinRequestWindow(place, monday, at('2026-11-23T01:00:00Z'))).toBe(true)
    expect(isWithinRequestWindow(place, monday, at('2026-11-23T01:00:01Z'))).toBe(false)
    expect(isWithinRequestWindow(place, { ...monday, noticeMinutes: 0 }, at(place))).toBe(false)
    expect(isWithinRequestWindow(place, monday, at('2026-10-23T17:00:00Z'))).toBe(true)
    expect(isWithinRequestWindow(place, monday, at('2026-10-23T16:59:00Z'))).toBe(false)
  })
  test('the next session is never during a leave, and is null if there is none', () => {
    const now = at('2026-11-23T04:00:00Z')
    expect(nextOccurrence([monday], [], now)?.date).toBe('2026-11-30')
    expect(nextOccurrence([monday], [exception({ from: '2026-11-30', to: '2026-11-30' })], now)?.date).toBe(
      '2026-12-07',
    )
    expect(nextOccurrence([monday], [exception({ to: '2027-11-30' })], now)).toBeNull()
    expect(nextOccurrence([], [], now)).toBeNull()
  })
})
