import { useEffect, useRef } from 'react'

interface Left {
  index: number
}
const isLost = (left: Left | null) => left !== null && document.activeElement === document.body

/**
 * Where the focus goes when the row that was acted on leaves its list: to the row that takes its place, to the last one,
 * or to the title of the screen where the list is empty. Without it the browser starts again at the top of the page.
 */
export function useNextFocus<E extends HTMLElement>() {
  const list = useRef<E>(null)
  const left = useRef<Left | null>(null)
  // After every render: the row may go with the answer, and the focus later, when a panel closes.
  useEffect(() => {
    const rows = list.current?.children
    if (!isLost(left.current) || !rows || rows.length === 0) return
    const row = rows[Math.min(left.current?.index ?? 0, rows.length - 1)]
    row?.querySelector<HTMLElement>('a, button')?.focus()
    // Behind a dialog that is still open nothing takes the focus: then once more when it has closed.
    if (!isLost(left.current)) left.current = null
  })
  useEffect(
    () => () => {
      if (!isLost(left.current)) return
      const title = document.querySelector<HTMLElement>('main h1')
      if (!title) return
      title.tabIndex = -1
      title.focus()
    },
    [],
  )
  return {
    list,
    /** Before acting on the row with this number. */
    leave: (index: number) => {
      left.current = { index }
    },
    /** It did not work: the row stays. */
    stay: () => {
      left.current = null
    },
  }
}
