import { expect, test } from 'vitest'
import { exception, queue } from '../../../tests/weeks.ts'
import { type Booked, displacedBy } from './displaced.ts'

const startsAt = Temporal.Instant.from('2026-11-23T02:00:00Z')
const booked = Array.from({ length: 4 }, (_, index): Booked => {
  const { doctor: doctorId, id: schedule, timezone, location } = queue
  const endsAt = startsAt.add({ hours: 2 })
  const own = { id: String(index), status: 'accepted', place: index + 1 } as const
  return { ...own, doctorId, schedule, timezone, location, startsAt, endsAt }
})
const week = (capacity: number, exceptions = [] as ReturnType<typeof exception>[]) => ({
  schedules: [{ ...queue, capacity }],
  exceptions,
})
const displaced = (before: ReturnType<typeof week>, after: ReturnType<typeof week>) =>
  [...displacedBy(booked, before, after)].map(one => one.id)

test('an absence displaces every patient of a queue, also a reinstated one above its capacity', () => {
  expect(displaced(week(3), week(3, [exception({})]))).toEqual(['0', '1', '2', '3'])
})
test('a queue that takes fewer displaces the last ones; another change displaces none', () => {
  expect(displaced(week(4), week(2))).toEqual(['2', '3'])
  expect(displaced(week(3), week(3))).toEqual([])
})
