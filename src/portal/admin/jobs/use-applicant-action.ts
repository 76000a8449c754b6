import { useState } from 'react'
import { ApiError } from '#api/errors.ts'
import { useAction } from '../../kit/use-action.ts'
import { renewApplicants } from './calls.ts'

/**
 * A change of an applicant. `stale` is true after a conflict with another change: the applicant is refetched, and the
 * typed text stays.
 */
export function useApplicantAction(work: () => Promise<unknown>, done: string) {
  const [stale, setStale] = useState(false)
  const action = useAction(work, {
    done,
    showError: 'fields',
    onDone: () => setStale(false),
    onError: async error => {
      if (!(error instanceof ApiError) || error.code !== 'forms.stale') return false
      await renewApplicants()
      setStale(true)
      return true
    },
  })
  return { ...action, stale, setStale }
}
