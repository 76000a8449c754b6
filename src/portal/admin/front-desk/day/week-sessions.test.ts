import { expect, test } from 'vitest'
import type { DeskAppointment } from '#entities/appointment/appointment.ts'
import type { DeskSession, MonthDay, WeekSession } from '#entities/schedule/front-desk.ts'
import { dayCounts } from './month-counts.ts'
import { isEmptyDay, searched, weekOf } from './week-sessions.ts'

const from = Temporal.PlainDate.from('2026-11-23')
const session = (schedule: string, date: string, ...times: string[]) =>
  ({
    ...{ schedule, date, mode: 'slots', capacity: 1, startsAt: `${date}T${times[0]}Z` },
    places: times.map(time => ({ startsAt: `${date}T${time}Z`, endsAt: `${date}T23:00:00Z`, free: 1 })),
  }) as DeskSession
const booked = (id: string, schedule: string, startsAt: string) =>
  ({
    id,
    schedule,
    startsAt,
    timezone: 'Asia/Jakarta',
    status: 'accepted',
    queueNumber: null,
  }) as DeskAppointment
const week = (appointments: DeskAppointment[], planned: WeekSession[] = []) =>
  weekOf({
    ...{ from, planned, appointments, now: '2026-11-23T00:00:00Z' },
    sessions: [
      session('late', '2026-11-24', '06:00:00', '06:30:00'),
      session('early', '2026-11-24', '02:00:00'),
      session('early', '2026-11-26', '02:00:00'),
    ],
  })

test('A week has seven days, each with its sessions in order of time and who comes to them', () => {
  const days = week([
    booked('b', 'late', '2026-11-24T06:30:00Z'),
    booked('a', 'late', '2026-11-24T06:00:00Z'),
    booked('c', 'early', '2026-11-26T02:00:00Z'),
  ])
  expect(days.map(one => one.date)).toEqual([23, 24, 25, 26, 27, 28, 29].map(day => `2026-11-${day}`))
  const lines = days.map(one =>
    one.sessions.map(each => [each.session.schedule, each.coming.map(({ id }) => id), each.taken]),
  )
  expect(lines[1]).toEqual([
    ['early', [], 0],
    ['late', ['a', 'b'], 2],
  ])
  expect(lines[3]).toEqual([['early', ['c'], 1]])
  expect(days.filter(one => !isEmptyDay(one)).map(one => one.date)).toEqual(['2026-11-24', '2026-11-26'])
})

test('A day without sessions keeps the appointments of its date at the location, and its absences', () => {
  // 20:00 UTC is already the next day in Jakarta.
  const outsideSessions = booked('a', 'gone', '2026-11-24T20:00:00Z')
  const absent = { away: true, date: '2026-11-27' } as WeekSession
  const days = week([outsideSessions], [absent, { away: false, date: '2026-11-28' } as WeekSession])
  expect(days[2]?.outsideSessions).toEqual([outsideSessions])
  expect(days[4]?.away).toEqual([absent])
  expect(days.map(isEmptyDay)).toEqual([true, false, false, false, false, true, true])
})

test('A search leaves the sessions and their counts as they are', () => {
  const days = searched(week([booked('a', 'early', '2026-11-24T02:00:00Z')]), () => false)
  expect(days[1]?.sessions[0]).toMatchObject({ coming: [], taken: 1 })
})

test('A date in a month adds up its locations and leads to the one with most slots', () => {
  const row = (location: string, taken: number, total: number, away = 0) =>
    ({ date: '2026-11-24', location, taken, total, requests: 1, away }) as MonthDay
  expect(dayCounts([row('bandung', 2, 3), row('jakarta', 1, 9, 1)])).toEqual({
    ...{ taken: 3, total: 12, requests: 2, away: 1, location: 'jakarta', state: 'open' },
  })
  expect(dayCounts([row('bandung', 3, 3)]).state).toBe('full')
  expect(dayCounts([row('bandung', 0, 0, 2)]).state).toBe('away')
  expect(dayCounts([])).toMatchObject({ state: 'empty', location: undefined })
})
