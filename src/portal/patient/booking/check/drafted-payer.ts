import { drop, readDraft, storeDraft } from '../../../encrypted-draft.ts'
import type { GuarantorDraft } from '../../dependants/draft.ts'
import type { Choice } from '../choose/choice.ts'

const memory = 'booking.pays'

/** The draft is valid only for the family member it was entered for. */
interface Kept {
  who: string | undefined
  draft: GuarantorDraft
}

export const keepPays = ({ who }: Choice, draft: GuarantorDraft): void =>
  storeDraft(memory, { who, draft } satisfies Kept)
export function keptPays({ who }: Choice): GuarantorDraft | null {
  const known = readDraft<Kept>(memory)
  return known && known.who === who ? known.draft : null
}
export const dropPays = (): void => drop(memory)
