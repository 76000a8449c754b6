import { expect, test } from 'vitest'
import type { Occurrence } from '../schedule/schedule.ts'
import { alternativesFor, nearestAlternatives } from './alternatives.ts'
import { kilometresBetween, otherCity, type Sites } from './other-city.ts'

const jakarta = { latitude: -6.2, longitude: 106.8167 }
const surabaya = { latitude: -7.2575, longitude: 112.7521 }
const sites: Sites = new Map([
  ['menteng', { city: 'Jakarta', geo: jakarta }],
  ['kuningan', { city: 'Jakarta' }],
  ['surabaya', { city: 'Surabaya', geo: surabaya }],
  ['medan', { city: 'Medan' }],
])
const session = (date: string, location: string, times: string[], free = 1): Occurrence => ({
  schedule: `${location}-schedule`,
  doctor: 'ayu',
  location,
  timezone: 'Asia/Jakarta',
  date,
  startsAt: `${date}T${times[0]}:00Z`,
  endsAt: `${date}T09:00:00Z`,
  mode: 'slots',
  capacity: 1,
  room: null,
  lateMinutes: 0,
  places: times.map(time => ({ startsAt: `${date}T${time}:00Z`, endsAt: `${date}T${time}:15Z`, free })),
})
const lost = (startsAt: string, location = 'menteng') => ({ startsAt, location })
const starts = (found: { startsAt: string }[]) => found.map(one => one.startsAt.slice(0, 16))

test('Slots nearest in time to the displaced appointment come before the soonest slots', () => {
  const week = ['2026-11-24', '2026-12-07', '2026-12-08'].map(date => session(date, 'menteng', ['02:00']))
  expect(starts(nearestAlternatives(lost('2026-12-08T03:00:00Z'), week, sites, 2))).toEqual([
    '2026-12-08T02:00',
    '2026-12-07T02:00',
  ])
})

test('Ten displaced patients get ten different first choices, and no two patients the same three', () => {
  const day = Array.from(
    { length: 16 },
    (_, index) => `0${2 + Math.floor(index / 4)}:${['00', '15', '30', '45'][index % 4]}`,
  )
  const free = [session('2026-11-30', 'menteng', day), session('2026-12-07', 'menteng', day)]
  const all = day.slice(0, 10).map(time => lost(`2026-11-23T${time}:00Z`))
  const found = alternativesFor(all, free, sites, 3)
  expect(found.every(own => own.length === 3)).toBe(true)
  expect(new Set(found.map(own => own[0]?.startsAt)).size).toBe(10)
  expect(new Set(found.map(own => starts(own).toSorted().join())).size).toBe(10)
  // Nearest first in each email.
  for (const own of found) expect(starts(own)).toEqual(starts(own).toSorted())
})

test('The slots for one patient are on several half-days, if there are others within a week', () => {
  const morning = ['02:00', '02:30', '03:00']
  const free = [
    session('2026-11-24', 'menteng', [...morning, '07:00']),
    session('2026-11-26', 'menteng', morning),
    session('2026-12-22', 'menteng', morning),
  ]
  expect(starts(nearestAlternatives(lost('2026-11-24T02:00:00Z'), free, sites, 3))).toEqual([
    '2026-11-24T02:00',
    '2026-11-24T07:00',
    '2026-11-26T02:00',
  ])
})

test('If one slot is left, it is offered to every displaced patient', () => {
  const found = alternativesFor(
    [lost('2026-11-23T02:00:00Z'), lost('2026-11-23T03:00:00Z')],
    [session('2026-11-30', 'menteng', ['02:00'])],
    sites,
    3,
  )
  expect(found.map(own => own.length)).toEqual([1, 1])
})

test('Another city comes after every slot of the same city, however far ahead that is', () => {
  const free = [
    session('2026-11-24', 'surabaya', ['02:00']),
    session('2026-12-21', 'kuningan', ['02:00']),
    session('2026-12-22', 'menteng', ['02:00']),
  ]
  const found = nearestAlternatives(lost('2026-11-23T02:00:00Z'), free, sites, 3)
  expect(found.map(one => one.location)).toEqual(['kuningan', 'menteng', 'surabaya'])
})

test('Another city is named, with the kilometres where both coordinates are known', () => {
  expect(Math.abs(kilometresBetween(jakarta, surabaya) - 663)).toBeLessThan(5)
  expect(otherCity(sites, 'menteng', 'surabaya')).toEqual({
    city: 'Surabaya',
    kilometres: kilometresBetween(jakarta, surabaya),
  })
  expect(otherCity(sites, 'menteng', 'medan')).toEqual({ city: 'Medan', kilometres: null })
  expect(otherCity(sites, 'menteng', 'kuningan')).toBeNull()
})
