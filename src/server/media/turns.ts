import { Problem } from '../kernel/problem.ts'

/** More than one editor drops at a time; who comes later is told to come again. */
const mostWaiting = 24

let waiting = 0
let line: Promise<unknown> = Promise.resolve()

/** One picture is decoded at a time, whatever comes: its memory is then bounded by what one may have. */
export async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (waiting >= mostWaiting) throw new Problem(503, 'library.busy', {}, { headers: { 'retry-after': '20' } })
  waiting++
  const turn = line.then(work)
  line = turn.catch(() => {})
  try {
    return await turn
  } finally {
    waiting--
  }
}
