import { useEffect, useRef } from 'react'

/** Focuses the title of the screen. */
export function focusTitle(): void {
  const title = document.querySelector<HTMLElement>('main h1')
  if (!title) return
  title.tabIndex = -1
  title.focus()
}

/** After a panel has closed: if the button that opened it is gone, `restore` focuses something else. */
export function useFocusAfter(isOpen: boolean, restore: () => void): void {
  const wasOpen = useRef(false)
  // Runs after the effects of the list, which gives the focus to the next row if there is one.
  useEffect(() => {
    if (wasOpen.current && !isOpen && document.activeElement === document.body) restore()
    wasOpen.current = isOpen
  })
}
