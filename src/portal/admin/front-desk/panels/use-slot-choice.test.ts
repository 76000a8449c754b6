import { expect, test } from 'vitest'
import type { WeekSession } from '#entities/schedule/front-desk.ts'
import { findSession, isOpenTo } from './use-slot-choice.ts'

const [startsAt, endsAt] = ['2026-11-23T01:00:00Z', '2026-11-23T04:00:00Z']
const session = { doctor: 'ayu', startsAt, endsAt, away: false, taken: 1, total: 9 } as WeekSession

test('an appointment cannot be moved into its own queue, but to another time of its own session', () => {
  const isOpen = (one: object, queueNumber: number | null) =>
    isOpenTo({ doctor: 'ayu', startsAt, queueNumber }, '2026-11-22T00:00:00Z')({ ...session, ...one })
  expect([isOpen({}, 1), isOpen({}, null)]).toEqual([false, true])
  expect([isOpen({ doctor: 'budi' }, 1), isOpen({ startsAt: '2026-11-23T02:00:00Z' }, 1)]).toEqual([
    true,
    true,
  ])
  expect([isOpen({ away: true }, null), isOpen({ taken: 9 }, null)]).toEqual([false, false])
})

test('the slots of an extra session are not those of the session whose schedule it has', () => {
  const regular = { schedule: 'monday', startsAt }
  const extra = { schedule: 'monday', startsAt: endsAt }
  expect(findSession([regular, extra], extra)).toBe(extra)
  expect(findSession([regular], extra)).toBeUndefined()
})
