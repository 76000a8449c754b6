import type { PatientForDesk } from './calls.ts'

/** An account holder before a dependant before a caller; of two alike, the one who has been known longer. */
const rank = ({ email, carer }: PatientForDesk) => (email === null ? 2 : carer === null ? 0 : 1)

/** The record that should stay: what belongs to an account cannot end in another record. */
export const suggestedToKeep = (one: PatientForDesk, other: PatientForDesk): string =>
  (rank(one) === rank(other) ? one.createdAt <= other.createdAt : rank(one) < rank(other)) ? one.id : other.id

/** The merge shows appointments of a caller to the owner of an account. */
export const opensToAccount = (one: PatientForDesk, other: PatientForDesk): boolean =>
  (one.email === null) !== (other.email === null)
