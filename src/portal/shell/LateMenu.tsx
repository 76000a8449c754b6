import { type ComponentProps, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { callText } from '#api/texts.ts'
import type { addToast } from '#api/toasts.ts'

interface LateMenuProps extends Pick<ComponentProps<'button'>, 'className' | 'aria-label'> {
  /** Fetches the code of the menu. */
  fetch(): Promise<unknown>
  show: typeof addToast
  /** The content of the button. */
  face: ReactNode
  /** The menu, with a button that looks the same. */
  children: ReactNode
}

/** The button of a menu. The code of the menu is loaded on the first interaction; then the menu opens. */
export function LateMenu({ fetch, show, face, children, ...look }: LateMenuProps) {
  const [wanted, setWanted] = useState(false)
  const fetchAhead = () => void fetch().catch(() => {})
  // A chunk that fails to load must not replace the screen, and its typed data, with an error.
  const open = () =>
    void fetch().then(
      () => setWanted(true),
      () => show({ severity: 'error', summary: callText('unreachable') }),
    )
  const button = (
    <button
      type="button"
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={fetchAhead}
      onFocus={fetchAhead}
      onClick={open}
      {...look}
    >
      {face}
    </button>
  )
  if (!wanted) return button
  return (
    <Suspense fallback={button}>
      <Pressed>{children}</Pressed>
    </Suspense>
  )
}

/** A menu whose code was loaded by pressing its placeholder: takes over the focus, and opens. */
export function Pressed({ children }: { children: ReactNode }) {
  const place = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const button = place.current?.querySelector('button')
    button?.focus()
    button?.click()
  }, [])
  return (
    <span ref={place} className="contents">
      {children}
    </span>
  )
}
