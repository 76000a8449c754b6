import { useRef, useState } from 'react'
import { type ActionOptions, attempt } from './attempt.ts'

type Row = string | { id: string }
const idOf = (row: Row) => (typeof row === 'string' ? row : row.id)

/**
 * An action that each row of a list has. A row has one at a time, and a second press in it is ignored; another row need
 * not wait: on a slow line a press for the next patient would be lost.
 */
export function useRowAction<I extends Row, R>(
  work: (row: I) => Promise<R>,
  options: ActionOptions<I, R> = {},
) {
  // The state is that of the last render: a second press can come before the next one.
  const running = useRef(new Set<string>())
  const [pending, setPending] = useState<ReadonlySet<string>>(new Set())
  const show = () => setPending(new Set(running.current))

  async function run(row: I): Promise<R | undefined> {
    const id = idOf(row)
    if (running.current.has(id)) return undefined
    running.current.add(id)
    show()
    try {
      return await attempt(row, work, options, () => {})
    } finally {
      running.current.delete(id)
      show()
    }
  }
  return {
    run,
    /** The ids of the rows in which it runs now. */
    pending,
    /** The action of this row, for its button. */
    with: (row: I) => ({ isPending: pending.has(idOf(row)), run: () => run(row) }),
  }
}
