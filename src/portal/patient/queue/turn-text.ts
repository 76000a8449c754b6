import type { QueueStatus } from '#entities/schedule/queue-status.ts'

/**
 * The text key for the number of patients before. The next patient is announced only after the doctor has begun: until
 * then an earlier number may still be booked.
 */
export function turnText(state: QueueStatus['state'], ahead: number) {
  if (ahead > 0) return 'patient:turn.ahead'
  return state === 'waiting' ? 'patient:turn.next' : 'patient:turn.first'
}
