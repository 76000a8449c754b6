import type { QueueStatus } from '#entities/schedule/queue-status.ts'

/** Which text tells how many turns come before. The next patient is announced only once the doctor has begun: until then an earlier place may still be taken. */
export function turnText(state: QueueStatus['state'], ahead: number) {
  if (ahead > 0) return 'patient:turn.ahead'
  return state === 'waiting' ? 'patient:turn.next' : 'patient:turn.first'
}
