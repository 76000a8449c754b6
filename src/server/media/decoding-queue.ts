import pLimit from 'p-limit'
import { Problem } from '../kernel/problem.ts'

/** Enough for several editors at once. A request beyond it gets 503 with Retry-After. */
const mostWaiting = 24

/** Decodes one picture at a time, so that the memory is limited to that of one. */
const queue = pLimit(1)

export async function queueDecoding<T>(work: () => Promise<T>): Promise<T> {
  if (queue.activeCount + queue.pendingCount >= mostWaiting)
    throw new Problem(503, 'library.busy', {}, { headers: { 'retry-after': '20' } })
  return queue(work)
}
