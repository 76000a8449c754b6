import pLimit from 'p-limit'
import { Problem } from '../kernel/problem.ts'

/** More than one editor drops at a time; who comes later is told to come again. */
const mostWaiting = 24

/** One picture is decoded at a time, whatever comes: its memory is then bounded by what one may have. */
const queue = pLimit(1)

export async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (queue.activeCount + queue.pendingCount >= mostWaiting)
    throw new Problem(503, 'library.busy', {}, { headers: { 'retry-after': '20' } })
  return queue(work)
}
