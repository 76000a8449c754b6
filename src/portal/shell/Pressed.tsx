import { type ReactNode, useEffect, useRef } from 'react'

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
