import { type ReactNode, useEffect, useRef } from 'react'

/** Names the answers below a question without repeating it. */
export const questionId = 'question'

/** A question's heading takes the focus when it comes, so that everybody knows that the step has changed. */
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
