import { useQuery } from '@tanstack/react-query'
import { draftOf, draftProblem } from '../../dependants/draft.ts'
import { selfQuery, useFamily } from '../../dependants/family.ts'
import { type Choice, patientOf } from '../choose/choice.ts'
import { payerDraft } from './payer-draft.ts'

/** Who pays: the draft of this booking, else the guarantor of the last one. */
export function usePayer(choice: Choice) {
  const family = useFamily().data
  const who = patientOf(choice, family) ?? null
  const self = useQuery({ ...selfQuery, enabled: who === null })
  const last = draftOf(who === null ? self.data?.guarantor : family?.find(one => one.id === who)?.guarantor)
  const answered = payerDraft(choice)
  // An incomplete draft is not sent: the last guarantor is used instead.
  const isAnswered = answered !== null && !draftProblem(answered)
  return {
    draft: isAnswered ? answered : last,
    isLoading: who === null && self.isLoading,
    /** What has to be loaded to know the last guarantor; null if it is known or not needed. */
    missing: who === null && !isAnswered && !self.data ? self : null,
  }
}
