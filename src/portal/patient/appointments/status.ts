import type { AppointmentStatus } from '#entities/appointment/appointment-status.ts'
import type { Tone } from '#ui/Badge.tsx'

/** What a state is worth to the patient; its word is `patient:status.<state>`. */
export const toneOf: Record<AppointmentStatus, Tone> = {
  requested: 'warning',
  accepted: 'success',
  checked_in: 'brand',
  completed: 'neutral',
  declined: 'error',
  expired: 'error',
  cancelled_by_hospital: 'error',
  cancelled_by_patient: 'neutral',
  no_show: 'neutral',
}
/** The hospital took it back: the patient has to act. */
export const lostByHospital = (status: AppointmentStatus): boolean =>
  status === 'declined' || status === 'expired' || status === 'cancelled_by_hospital'
