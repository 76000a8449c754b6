import { type ReactNode, useEffect, useRef } from 'react'

/** For `aria-labelledby` of the answers below the question. */
export const questionId = 'question'

/** The heading takes the focus when the question appears, so that screen readers announce the new step. */
export function Question({ title, children }: { title: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus()
  }, [])
  return (
    <>
      <h2 id={questionId} className="text-xl" ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </>
  )
}
