import { deleteDraft, readDraft, storeDraft } from '../../../encrypted-draft.ts'
import type { GuarantorDraft } from '../../dependants/draft.ts'
import type { Choice } from '../choose/choice.ts'

const draftName = 'booking.pays'

/** The draft is valid only for the family member it was entered for. */
interface PayerDraft {
  who: string | undefined
  draft: GuarantorDraft
}

export const storePayerDraft = ({ who }: Choice, draft: GuarantorDraft): void =>
  storeDraft(draftName, { who, draft } satisfies PayerDraft)
export function payerDraft({ who }: Choice): GuarantorDraft | null {
  const known = readDraft<PayerDraft>(draftName)
  return known && known.who === who ? known.draft : null
}
export const deletePayerDraft = (): void => deleteDraft(draftName)
