import { useEffect, useRef } from 'react'
import { focusTitle } from '../../kit/focus-title.ts'

interface RemovedRow {
  index: number
}
const isFocusLost = (left: RemovedRow | null) => left !== null && document.activeElement === document.body

/**
 * Restores the focus when an action removes its row from the list: to the next row, to the last one, or to the title of
 * the screen if the list is empty. Otherwise the browser resets the focus to the top of the page.
 */
export function useNextFocus<E extends HTMLElement>() {
  const list = useRef<E>(null)
  const left = useRef<RemovedRow | null>(null)
  // Runs after every render: the row may disappear with the answer, and the focus later, when a panel closes.
  useEffect(() => {
    const rows = list.current?.children
    if (!isFocusLost(left.current) || !rows || rows.length === 0) return
    const row = rows[Math.min(left.current?.index ?? 0, rows.length - 1)]
    row?.querySelector<HTMLElement>('summary, a, button')?.focus()
    // Elements behind an open dialog cannot take the focus: try again after it has closed.
    if (!isFocusLost(left.current)) left.current = null
  })
  useEffect(
    () => () => {
      if (isFocusLost(left.current)) focusTitle()
    },
    [],
  )
  const leave = (index: number) => {
    left.current = { index }
    return left.current
  }
  return {
    list,
    /** Call before an action on the row with this index. */
    leave,
    /** An action on the row with this index. If it fails, the row stays. */
    async act(index: number, work: () => Promise<unknown>): Promise<boolean> {
      const mine = leave(index)
      const done = Boolean(await work())
      // An action on another row may have begun since.
      if (!done && left.current === mine) left.current = null
      return done
    },
  }
}
