import type { AppointmentStatus } from '#entities/appointment/appointment-status.ts'
import type { Tone } from '#ui/Badge.tsx'

/** The badge tone of each status; its text is `patient:status.<status>`. */
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
/** The hospital declined or cancelled it, or did not answer: the patient has to act. */
export const endedByHospital = (status: AppointmentStatus): boolean =>
  status === 'declined' || status === 'expired' || status === 'cancelled_by_hospital'
