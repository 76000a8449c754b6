import { useState } from 'react'
import { ApiError, errorLines } from '#api/errors.ts'
import { addAdminToast } from '#api/toasts.ts'
import { renewApplicants } from './calls.ts'

/**
 * Runs the changes of an applicant one at a time. `stale` is true after a conflict with another change: the applicant is
 * refetched, and the typed text stays. `problems` are the messages of refused fields.
 */
export function useWork() {
  const [problems, setProblems] = useState<Record<string, string>>({})
  const [stale, setStale] = useState(false)
  const [busy, setBusy] = useState(false)
  async function run(step: () => Promise<void>) {
    if (busy) return
    setBusy(true)
    setProblems({})
    try {
      await step()
    } catch (error) {
      if (error instanceof ApiError && error.code === 'forms.stale') {
        await renewApplicants()
        setStale(true)
      } else if (error instanceof ApiError && error.fields.length > 0)
        setProblems(Object.fromEntries(error.fields.map(one => [one.path, one.message])))
      else addAdminToast({ severity: 'error', ...errorLines(error) })
    }
    setBusy(false)
  }
  return { run, busy, problems, stale, setStale }
}
