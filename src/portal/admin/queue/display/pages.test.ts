import { expect, test } from 'vitest'
import type { DisplayedQueue, DisplayView } from '#entities/appointment/waiting-room.ts'
import { newCalls, pagesOf, patientsFirst } from './pages.ts'

const sizes = (count: number) => pagesOf(Array.from({ length: count })).map(page => page.length)

test('pages have at most six queues, and nearly the same number', () => {
  expect(sizes(0)).toEqual([])
  expect(sizes(6)).toEqual([6])
  expect(sizes(7)).toEqual([4, 3])
  expect(sizes(13)).toEqual([5, 5, 3])
  expect(sizes(20)).toEqual([5, 5, 5, 5])
})

const queue = (schedule: string, calledAt: string | null) =>
  ({
    schedule,
    startsAt: '2026-11-23T02:00:00Z',
    serving: { number: 1, startsAt: '', place: null, calledAt, times: 1 },
  }) as DisplayedQueue
test('queues with patients come first, and each group keeps its order', () => {
  const empty = (schedule: string) => ({ ...queue(schedule, null), serving: null, next: [] })
  const waiting = { ...empty('d'), next: [{ number: 1, startsAt: '', place: null, estimate: null }] }
  expect(patientsFirst([empty('a'), queue('b', null), empty('c'), waiting]).map(one => one.schedule)).toEqual(
    ['b', 'd', 'a', 'c'],
  )
})
const view = (now: string, ...queues: DisplayedQueue[]) =>
  ({ now: `2026-11-23T${now}Z`, queues }) as DisplayView
const at = (time: string) => `2026-11-23T${time}Z`
const announced = (before: DisplayView | null, now: DisplayView) =>
  newCalls(before, now).map(one => one.schedule)

test('a call that came since the last view is announced once, the older of two first', () => {
  const before = view('02:10:00', queue('a', at('02:00:00')), queue('b', null))
  const now = view('02:10:04', queue('a', at('02:10:03')), queue('b', at('02:10:01')))
  expect(announced(before, now)).toEqual(['b', 'a'])
  expect(announced(now, now)).toEqual([])
})
test('calls from before the display was switched on, and from a long interruption, are not announced', () => {
  const now = view('02:10:00', queue('a', at('02:09:58')))
  expect(announced(null, now)).toEqual([])
  expect(announced(view('02:00:00', queue('a', null)), view('02:10:00', queue('a', at('02:02:00'))))).toEqual(
    [],
  )
})
test('the first call of a session that was not shown before is announced; an estimated turn is not', () => {
  expect(announced(view('02:10:00'), view('02:10:04', queue('a', at('02:10:02')), queue('b', null)))).toEqual(
    ['a'],
  )
})
