import { expect, test } from 'vitest'
import type { Occurrence } from '#entities/schedule/schedule.ts'
import { chosenIn, datesAround, daysOf } from './days.ts'

const session = (date: string, schedule: string, free: number[]): Occurrence => ({
  schedule,
  doctor: 'ayu',
  location: 'jakarta',
  timezone: 'Asia/Jakarta',
  date,
  startsAt: `${date}T01:00:00Z`,
  endsAt: `${date}T03:00:00Z`,
  mode: 'slots',
  capacity: 1,
  room: null,
  lateMinutes: 0,
  places: free.map((left, index) => ({
    startsAt: `${date}T0${index + 1}:00:00Z`,
    endsAt: `${date}T0${index + 1}:30:00Z`,
    free: left,
  })),
})
const occurrences = [
  session('2026-11-25', 'b', [0, 0]),
  session('2026-11-24', 'a', [1, 0]),
  session('2026-11-24', 'c', [2]),
]

test('a day counts the free slots of all its sessions, and a full day is shown as full', () => {
  expect(daysOf(occurrences).map(day => [day.date, day.free, day.occurrences.length])).toEqual([
    ['2026-11-24', 3, 2],
    ['2026-11-25', 0, 1],
  ])
})
test('a day is by telephone if only such slots are free', () => {
  const soon = (free: number[]) => {
    const one = session('2026-11-24', 'a', free)
    return { ...one, places: one.places.map(place => ({ ...place, shortNotice: 'telephone' as const })) }
  }
  const said = (...list: Occurrence[]) => daysOf(list).map(day => day.byTelephone)
  expect(said(soon([1, 0]), session('2026-11-24', 'b', [0]))).toEqual([true])
  expect(said(soon([1, 0]), session('2026-11-24', 'b', [1]))).toEqual([false])
  expect(said(soon([0]))).toEqual([false])
})
test('a slot is found by its session and instant, in any notation of the instant', () => {
  expect(chosenIn(occurrences, 'a', '2026-11-24T09:00:00+07:00')?.place.endsAt).toBe('2026-11-24T02:30:00Z')
  expect(chosenIn(occurrences, 'b', '2026-11-24T02:00:00Z')).toBeNull()
  expect(chosenIn(occurrences, 'a', '2026-11-24T02:10:00Z')).toBeNull()
})
test('a slot is searched on all dates that its instant can have in any time zone', () => {
  expect(datesAround('2026-12-31T23:30:00Z')).toEqual(['2026-12-30', '2027-01-01'])
})
