/** The permission of each operation, independent of the contract: the tests compare the contract with this list. */
export type Permission =
  | 'everybody'
  | 'signed in'
  | 'patient'
  | 'content'
  | 'desk'
  | 'hr'
  | 'super'
  | 'administrator'
  | 'content or desk'

/** Why a read by staff is not in the audit trail: it is not about a patient, visitor, applicant or colleague. */
export const noPerson = 'about no person'

export interface Row {
  permission: Permission
  /** Why an operation of staff is not in the audit trail. Without it a change adds an entry, and a read is counted. */
  noTrail?: string
  /** A valid body, so that a missing authorization check shows in the database. */
  body?: unknown
  query?: string
  headers?: Record<string, string>
}

/** Ids of rows in `small-hospital.ts` that bodies and paths refer to. */
export interface Known {
  /** An appointment of the first patient. */
  appointment: string
  schedule: string
  exception: string
  session: string
  /** A dependant of the first patient. */
  dependant?: string
  /** An application and a message of visitors; an unknown id if the test created none. */
  applicant?: string
  message?: string
  /** A picture of the library; an unknown id if the test created none. */
  picture?: string
}

/** An id that no row has. */
export const unknownId = '01890000-0000-7000-8000-0000000000aa'

/** The release that a rollback names. */
export const sampleRelease = '01920000-0000-7000-8000-00000000abcd'

export const person = { email: 'new@example.org', password: 'sembilan belas kucing' }

/** A free slot of doctor `ayu`. */
export const bookingOf = ({ schedule }: Known) => ({ schedule, startsAt: '2026-11-23T03:00:00Z' })
