import { expect, test } from 'vitest'
import { estimateQueue, paceOf, type QueueEntry } from './queue.ts'

// Wall time of a Monday; the zone does not matter here.
const at = (time: string) => Temporal.Instant.from(`2026-11-23T${time}Z`)
const nineToEleven = { mode: 'session', begins: at('09:00'), lateMinutes: 0, plannedMinutes: 10 } as const
const entry = (number: number, own: Partial<QueueEntry> = {}): QueueEntry => ({
  id: String(number),
  number,
  startsAt: at('09:00'),
  place: number,
  status: 'accepted',
  checkedInAt: null,
  calledAt: null,
  passedAt: null,
  completedAt: null,
  ...own,
})
const here = (number: number, own: Partial<QueueEntry> = {}) =>
  entry(number, { status: 'checked_in', checkedInAt: at('08:50'), ...own })
const seen = (number: number, time: string) => here(number, { status: 'completed', completedAt: at(time) })
const hours = (one: { from: Temporal.Instant; to: Temporal.Instant } | undefined) =>
  one && [one.from, one.to].map(moment => moment.toString().slice(11, 16))
const turnOf = (queue: ReturnType<typeof estimateQueue>, id: string) =>
  hours(queue.waiting.find(one => one.id === id))

test('The pace is the median of the gaps between patients, and unknown with fewer than three gaps', () => {
  expect(paceOf([at('09:00'), at('09:10'), at('09:15')])).toBeNull()
  expect(paceOf([at('09:00'), at('09:10'), at('09:15'), at('10:30')])).toBe(10)
  expect(paceOf([at('09:00'), at('09:10'), at('09:16'), at('09:24'), at('10:00')])).toBe(9)
})

test('Three patients who are completed at the same time share the time before them', () => {
  expect(paceOf([at('09:00'), at('09:30'), at('09:30:10'), at('09:30:20')])).toBe(10)
})

test('Before the session no patient is served, and turns follow the schedule from its start', () => {
  const queue = estimateQueue(nineToEleven, [entry(3), here(1), entry(2)], at('08:30'))
  expect(queue).toMatchObject({ begun: false, serving: null, measured: false, minutesEach: 10 })
  expect(queue.waiting.map(one => [one.id, one.ahead])).toEqual([
    ['1', 0],
    ['2', 1],
    ['3', 2],
  ])
  expect(turnOf(queue, '1')).toEqual(['09:00', '09:10'])
  expect(turnOf(queue, '3')).toEqual(['09:15', '09:25'])
})

test('A doctor who is forty minutes late moves every turn', () => {
  const late = { ...nineToEleven, begins: at('09:40') }
  expect(turnOf(estimateQueue(late, [entry(1), entry(2)], at('08:30')), '1')).toEqual(['09:40', '09:50'])
  // The announced start has passed, and no patient is with the doctor yet.
  expect(estimateQueue(late, [here(1)], at('09:20')).serving).toBeNull()
})

test('Without calls, the first patient who is present is being served, and the measured pace gives the others’ turns', () => {
  const all = [
    seen(1, '09:20'),
    seen(2, '09:40'),
    seen(3, '10:00'),
    seen(4, '10:20'),
    here(5),
    here(6),
    entry(7),
  ]
  const queue = estimateQueue(nineToEleven, all, at('10:25'))
  expect(queue).toMatchObject({ begun: true, serving: '5', measured: true, minutesEach: 20 })
  expect(queue.seen).toEqual(['1', '2', '3', '4'])
  expect(turnOf(queue, '6')).toEqual(['10:35', '10:45'])
  expect(turnOf(queue, '7')).toEqual(['10:50', '11:10'])
})

test('The patient called last is being served, and patients called earlier have been seen', () => {
  const all = [here(1, { calledAt: at('09:05') }), here(2, { calledAt: at('09:12') }), here(3)]
  const queue = estimateQueue(nineToEleven, all, at('09:14'))
  expect(queue).toMatchObject({ serving: '2', seen: ['1'] })
  expect(queue.waiting.map(one => one.id)).toEqual(['3'])
})

test('Between two patients none is being served, and the next turn can begin at once', () => {
  const all = [here(1, { calledAt: at('09:00'), status: 'completed', completedAt: at('09:11') }), here(2)]
  const queue = estimateQueue(nineToEleven, all, at('09:12'))
  expect(queue).toMatchObject({ serving: null, begun: true })
  expect(turnOf(queue, '2')).toEqual(['09:10', '09:20'])
})

test('A patient who comes after the number was called is next, and does not count until then', () => {
  const all = [seen(1, '09:10'), entry(2), here(3, { calledAt: at('09:11') }), here(4)]
  const before = estimateQueue(nineToEleven, all, at('09:15'))
  expect(before.passed).toEqual(['2'])
  expect(before.waiting.map(one => one.id)).toEqual(['4'])
  const come = all.map(one => (one.id === '2' ? here(2) : one))
  expect(estimateQueue(nineToEleven, come, at('09:15')).waiting.map(one => one.id)).toEqual(['2', '4'])
})

test('A patient who was called and was absent waits behind the others', () => {
  const all = [here(1, { passedAt: at('09:10') }), here(2, { calledAt: at('09:10') }), here(3), here(4)]
  expect(estimateQueue(nineToEleven, all, at('09:12')).waiting.map(one => one.id)).toEqual(['3', '4', '1'])
})

test('An announced time is never moved forward, and a slow session moves it back', () => {
  const slots = { mode: 'slots', begins: at('09:00'), lateMinutes: 0, plannedMinutes: 30 } as const
  const slot = (id: number, time: string, own: Partial<QueueEntry> = {}) =>
    here(id, { number: null, place: 1, startsAt: at(time), ...own })
  const all = [slot(1, '09:00', { calledAt: at('09:25') }), slot(2, '09:30'), slot(3, '11:00')]
  const queue = estimateQueue(slots, all, at('09:30'))
  expect(turnOf(queue, '2')).toEqual(['09:45', '10:05'])
  expect(turnOf(queue, '3')).toEqual(['11:00', '11:10'])
})

test('A slot with announced lateness of forty minutes is not expected earlier', () => {
  const slots = { mode: 'slots', begins: at('09:40'), lateMinutes: 40, plannedMinutes: 30 } as const
  const slot = (id: number, time: string) => entry(id, { number: null, place: 1, startsAt: at(time) })
  const queue = estimateQueue(slots, [slot(1, '09:00'), slot(2, '10:30')], at('08:50'))
  expect(turnOf(queue, '1')).toEqual(['09:40', '09:50'])
  expect(turnOf(queue, '2')).toEqual(['11:10', '11:20'])
})
