import { type ReactNode, useEffect, useRef } from 'react'
import IconAlert from '~icons/lucide/circle-alert'

export interface FieldProblem {
  /** the id or the name of the field */
  field: string
  message: ReactNode
}

interface SummaryProps {
  title: ReactNode
  problems: readonly FieldProblem[]
  children?: ReactNode
}

/** All errors, on top of the form, each with a link to its field. Takes the focus when it appears or changes. */
export function ErrorSummary({ title, problems, children }: SummaryProps) {
  const box = useRef<HTMLDivElement>(null)
  const key = problems.map(problem => problem.field).join('\n')
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new list moves the focus
  useEffect(() => {
    if (problems.length || children) box.current?.focus()
  }, [key])
  if (!problems.length && !children) return null
  return (
    <div ref={box} tabIndex={-1} role="alert" className="notice notice-error">
      <p className="notice-title">
        <IconAlert />
        <span>{title}</span>
      </p>
      {children}
      {problems.length > 0 && (
        <ul className="grid gap-1">
          {problems.map(problem => (
            <li key={problem.field}>
              <a
                href={`#${problem.field}`}
                className="underline"
                onClick={event => {
                  event.preventDefault()
                  focusField(problem.field)
                }}
              >
                {problem.message}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function focusField(field: string) {
  const found = document.getElementById(field) ?? document.getElementsByName(field)[0]
  found?.scrollIntoView({ block: 'center' })
  found?.focus({ preventScroll: true })
}
