import type { Guarantor, GuarantorChoice } from '#entities/appointment/guarantor.ts'

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

const LONGEST = 40

/**
 * The key of what is wrong with it, with the field that it stands beside. By hand, so that a booking does not fetch the
 * library of schemas for two rules; the server's schema has them too.
 */
export function draftProblem(draft: GuarantorDraft): { field: 'partner' | 'member'; key: string } | null {
  const choice = choiceOf(draft)
  if (choice?.kind === 'partner' && !choice.partner) {
    return { field: 'partner', key: 'dependants:partnerNeeded' }
  }
  return (choice?.member ?? '').length > LONGEST ? { field: 'member', key: 'dependants:memberTooLong' } : null
}
