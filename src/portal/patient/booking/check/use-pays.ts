import { useQuery } from '@tanstack/react-query'
import { draftOf, draftProblem, type GuarantorDraft } from '../../dependants/draft.ts'
import { selfQuery, useFamily } from '../../dependants/family.ts'
import { type Choice, whoOf } from '../choose/choice.ts'
import { keptPays } from './drafted-payer.ts'

/** Who pays: as it was answered, or else who paid last time. */
export function usePays(choice: Choice): { draft: GuarantorDraft; isLoading: boolean } {
  const family = useFamily().data
  const who = whoOf(choice, family) ?? null
  const self = useQuery({ ...selfQuery, enabled: who === null })
  const last = draftOf(who === null ? self.data?.guarantor : family?.find(one => one.id === who)?.guarantor)
  const answered = keptPays(choice)
  // An answer that was left half filled in is asked for anew, and not sent.
  return {
    draft: answered && !draftProblem(answered) ? answered : last,
    isLoading: who === null && self.isLoading,
  }
}
