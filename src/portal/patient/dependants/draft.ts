import type { Guarantor, GuarantorChoice } from '#entities/appointment/guarantor.ts'

/** Who pays, possibly incomplete. `later`: unknown yet, or not to be changed. */
export interface GuarantorDraft {
  kind: GuarantorChoice['kind'] | 'later'
  partner: string
  member: string
}
export const blankDraft: GuarantorDraft = { kind: 'later', partner: '', member: '' }

export const draftOf = (known: Guarantor | GuarantorChoice | null | undefined): GuarantorDraft =>
  known ? { kind: known.kind, partner: known.partner ?? '', member: known.member ?? '' } : blankDraft

/** The draft of a form of a person, and who paid when the form was filled in. */
export interface PersonDraft<V> {
  values: V
  pays: GuarantorDraft
  paid: GuarantorDraft
}

/** Who pays in a form: the draft's answer, unless a later one was stored since, for example with a booking. */
export const paysOf = (before: PersonDraft<unknown> | null, paid: GuarantorDraft): GuarantorDraft =>
  before && JSON.stringify(before.paid) === JSON.stringify(paid) ? before.pays : paid

/** The guarantor of the draft, with only the fields of its kind; null for `later`. */
export function choiceOf({ kind, partner, member }: GuarantorDraft): GuarantorChoice | null {
  if (kind === 'later') return null
  const number = kind !== 'self' && member.trim() ? { member: member.trim() } : {}
  return { kind, ...(kind === 'partner' ? { partner } : {}), ...number }
}

const LONGEST = 40

/**
 * The error's text key and its field. Checked without zod, so that a booking does not load that library for two rules;
 * the server's schema has the same rules.
 */
export function draftProblem(draft: GuarantorDraft): { field: 'partner' | 'member'; key: string } | null {
  const choice = choiceOf(draft)
  if (choice?.kind === 'partner' && !choice.partner) {
    return { field: 'partner', key: 'dependants:partnerNeeded' }
  }
  return (choice?.member ?? '').length > LONGEST ? { field: 'member', key: 'dependants:memberTooLong' } : null
}
