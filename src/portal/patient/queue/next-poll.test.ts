import { expect, test } from 'vitest'
import { ApiError } from '#api/errors.ts'
import { nextPoll } from './next-poll.ts'

const minute = 60_000
const lost = new ApiError(0, 'No connection')

test('A queue is polled twice a minute, one of another day every five minutes, and a finished one not at all', () => {
  expect(nextPoll({ state: 'waiting' }, 0, null, 0)).toBe(minute / 2)
  expect(nextPoll({ state: 'before' }, 0, null, 0)).toBe(minute / 2)
  expect(nextPoll({ state: 'later' }, 0, null, 0)).toBe(5 * minute)
  expect(nextPoll({ state: 'unconfirmed' }, 0, null, 0)).toBe(5 * minute)
  expect(nextPoll({ state: 'seen' }, 0, null, 0)).toBe(false)
  expect(nextPoll({ state: 'over' }, 0, null, 0)).toBe(false)
})

test('Without a connection the polling backs off to at most five minutes', () => {
  const looks = [0.5, 1, 3, 20].map(ago =>
    nextPoll({ state: 'waiting' }, minute, lost, minute + ago * minute),
  )
  expect(looks).toEqual([0.5 * minute, minute, 3 * minute, 5 * minute])
})

test('Retry-After is respected, and an unknown code is requested only once', () => {
  const asks = new ApiError(429, 'Too often', { retryAfter: 600 })
  expect(nextPoll({ state: 'waiting' }, minute, asks, 2 * minute)).toBe(10 * minute)
  expect(nextPoll(undefined, 0, new ApiError(404, 'Unknown'), 0)).toBe(false)
})
