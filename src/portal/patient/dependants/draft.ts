import { type Guarantor, type GuarantorChoice, guarantorChoiceSchema } from '#entities/guarantor.ts'

/** Who pays, as far as it is filled in. `later`: it is not known yet, or not to be changed. */
export interface GuarantorDraft {
  kind: GuarantorChoice['kind'] | 'later'
  partner: string
  member: string
}
export const blankDraft: GuarantorDraft = { kind: 'later', partner: '', member: '' }

export const draftOf = (known: Guarantor | GuarantorChoice | null | undefined): GuarantorDraft =>
  known ? { kind: known.kind, partner: known.partner ?? '', member: known.member ?? '' } : blankDraft

/** What the draft says, without what belongs to another answer; null where it says nothing. */
export function choiceOf({ kind, partner, member }: GuarantorDraft): GuarantorChoice | null {
  if (kind === 'later') return null
  const number = kind !== 'self' && member.trim() ? { member: member.trim() } : {}
  return { kind, ...(kind === 'partner' ? { partner } : {}), ...number }
}

/** The key of what is wrong with it, with the field that it stands beside. */
export function draftProblem(draft: GuarantorDraft): { field: 'partner' | 'member'; key: string } | null {
  const choice = choiceOf(draft)
  if (!choice) return null
  const issue = guarantorChoiceSchema.safeParse(choice).error?.issues[0]
  if (!issue) return null
  const isPartner = issue.path[0] === 'partner'
  return {
    field: isPartner ? 'partner' : 'member',
    key: isPartner ? 'dependants:partnerNeeded' : issue.message,
  }
}
