import { useState } from 'react'
import { ApiError } from '#api/errors.ts'
import { useAction } from '../../kit/use-action.ts'
import { invalidateApplicants } from './calls.ts'

/**
 * A change of an applicant. `stale` is true after a conflict with another change: the applicant is refetched, and the
 * typed text stays.
 */
export function useApplicantAction(work: () => Promise<unknown>, done: string, onKeep: () => void) {
  const [stale, setStale] = useState(false)
  const action = useAction(work, {
    done,
    showError: 'fields',
    onDone: () => setStale(false),
    onError: async error => {
      if (!(error instanceof ApiError) || error.code !== 'forms.stale') return false
      await invalidateApplicants()
      setStale(true)
      return true
    },
  })
  /** Bases the next attempt on the version that was changed meanwhile. */
  function keep() {
    onKeep()
    setStale(false)
  }
  return { ...action, stale, keep }
}
