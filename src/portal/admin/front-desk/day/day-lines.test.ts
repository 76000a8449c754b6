import { expect, test } from 'vitest'
import type { DeskAppointment } from '#entities/appointment/appointment.ts'
import type { DeskSession } from '#entities/schedule/front-desk.ts'
import { dayOf, openQueue } from './day-lines.ts'

const place = (startsAt: string, endsAt: string, free: number) => ({ startsAt, endsAt, free })
const slots = {
  schedule: 'slots',
  mode: 'slots',
  capacity: 1,
  places: [
    place('2026-11-23T02:00:00Z', '2026-11-23T02:30:00Z', 0),
    place('2026-11-23T02:30:00Z', '2026-11-23T03:00:00Z', 1),
    place('2026-11-23T03:00:00Z', '2026-11-23T03:30:00Z', 1),
  ],
} as DeskSession
const queue = {
  schedule: 'queue',
  mode: 'session',
  capacity: 3,
  places: [place('2026-11-23T02:00:00Z', '2026-11-23T04:00:00Z', 1)],
} as DeskSession
const booked = (id: string, schedule: string, startsAt: string, queueNumber: number | null = null) =>
  ({ id, schedule, startsAt, queueNumber, status: 'accepted' }) as DeskAppointment
const half = '2026-11-23T02:45:00Z'

test('A day has its appointments and the slots that can still be booked', () => {
  const { sessions } = dayOf([slots], [booked('a', 'slots', '2026-11-23T02:00:00Z')], half)
  expect(sessions[0]?.coming.map(one => one.id)).toEqual(['a'])
  expect(sessions[0]?.free.map(one => one.startsAt)).toEqual(['2026-11-23T02:30:00Z', '2026-11-23T03:00:00Z'])
  expect(sessions[0]).toMatchObject({ taken: 1, total: 3 })
})
test('A past slot is not offered', () => {
  const { sessions } = dayOf([slots], [], '2026-11-23T03:00:00Z')
  expect(sessions[0]?.free.map(one => one.startsAt)).toEqual(['2026-11-23T03:00:00Z'])
})
test('A queue is ordered by number, and offers the next one until it is full or over', () => {
  const at = '2026-11-23T02:00:00Z'
  const { sessions } = dayOf([queue], [booked('b', 'queue', at, 2), booked('a', 'queue', at, 1)], half)
  expect(sessions[0]?.coming.map(one => one.id)).toEqual(['a', 'b'])
  expect(sessions[0]?.free).toEqual([])
  expect(openQueue(queue, half)?.startsAt).toBe(at)
  expect(openQueue(queue, '2026-11-23T04:00:00Z')).toBeNull()
  expect(openQueue(slots, half)).toBeNull()
})
test('A no-show takes no slot any more, and stays listed', () => {
  const missing = { ...booked('a', 'slots', '2026-11-23T02:30:00Z'), status: 'no_show' } as DeskAppointment
  const { sessions } = dayOf([slots], [missing], half)
  expect(sessions[0]?.taken).toBe(0)
  expect(sessions[0]?.coming.some(one => one.id === 'a')).toBe(true)
})
test('An appointment without a session is listed separately', () => {
  const lost = booked('x', 'slots', '2026-11-23T09:00:00Z')
  expect(dayOf([slots], [lost], half).astray).toEqual([lost])
})
