import { ApiError } from '#api/errors.ts'
import type { QueueStatus } from '#entities/schedule/queue-status.ts'

const SOON = 30_000
const SELDOM = 5 * 60_000

const soon: ReadonlySet<QueueStatus['state']> = new Set(['before', 'waiting', 'serving', 'passed'])
const never: ReadonlySet<QueueStatus['state']> = new Set(['seen', 'over'])

/**
 * Milliseconds until the next poll; false if the queue cannot change any more. Back-off while polls fail: each waits as
 * long as the outage has lasted.
 */
export function nextPoll(
  known: Pick<QueueStatus, 'state'> | undefined,
  lastAnswer: number,
  error: unknown,
  now: number,
): number | false {
  if (error instanceof ApiError && error.status === 404) return false
  if (error) {
    const asked = error instanceof ApiError ? (error.retryAfter ?? 0) * 1000 : 0
    const lasted = lastAnswer > 0 ? now - lastAnswer : SOON
    return Math.max(asked, Math.min(SELDOM, Math.max(SOON, lasted)))
  }
  if (known && never.has(known.state)) return false
  return known && !soon.has(known.state) ? SELDOM : SOON
}
