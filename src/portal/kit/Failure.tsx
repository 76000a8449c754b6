import { type ReactNode, useEffect, useRef } from 'react'
import { Notice } from '#ui/Notice.tsx'

/** An error that has just occurred. It is on top of a form whose button may be far below: it is scrolled into view. */
export function ErrorNotice({ title, children }: { title?: ReactNode; children?: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <Notice ref={box} tone="error" role="alert" title={title}>
      {children}
    </Notice>
  )
}

/** The error of an action, in the place where it was started. */
export function Failure({ of }: { of: { failure: readonly string[] } }) {
  if (of.failure.length === 0) return null
  return (
    <ErrorNotice>
      {of.failure.map(line => (
        <p key={line}>{line}</p>
      ))}
    </ErrorNotice>
  )
}
