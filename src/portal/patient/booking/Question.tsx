import { type ReactNode, useEffect, useRef } from 'react'

/** A question's heading takes the focus when it comes, so that everybody knows that the step has changed. */
export function Question({ title, children }: { title: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus()
  }, [])
  return (
    <>
      <h2 className="text-xl" ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </>
  )
}
