import { useState } from 'react'

/** The problems of a small form without a schema, by the ids of its inputs. They are shown after the first attempt. */
export function useChecks(problems: Record<string, string | false | undefined>) {
  const [isAsked, setAsked] = useState(false)
  return {
    isAsked,
    problem: (id: string) => (isAsked && problems[id]) || undefined,
    /** An `onSubmit` that runs the work, or focuses the first input with a problem. */
    submit: (work: () => unknown) => (event?: { preventDefault(): void }) => {
      event?.preventDefault()
      setAsked(true)
      const wrong = Object.keys(problems).find(id => problems[id])
      if (wrong) document.getElementById(wrong)?.focus()
      else void work()
    },
  }
}
