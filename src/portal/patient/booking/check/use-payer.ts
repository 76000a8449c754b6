import { useQuery } from '@tanstack/react-query'
import { draftOf, draftProblem, type GuarantorDraft } from '../../dependants/draft.ts'
import { selfQuery, useFamily } from '../../dependants/family.ts'
import { type Choice, patientOf } from '../choose/choice.ts'
import { payerDraft } from './payer-draft.ts'

/** Who pays: the draft of this booking, else the guarantor of the last one. */
export function usePayer(choice: Choice): { draft: GuarantorDraft; isLoading: boolean } {
  const family = useFamily().data
  const who = patientOf(choice, family) ?? null
  const self = useQuery({ ...selfQuery, enabled: who === null })
  const last = draftOf(who === null ? self.data?.guarantor : family?.find(one => one.id === who)?.guarantor)
  const answered = payerDraft(choice)
  // An incomplete draft is not sent: the last guarantor is used instead.
  return {
    draft: answered && !draftProblem(answered) ? answered : last,
    isLoading: who === null && self.isLoading,
  }
}
