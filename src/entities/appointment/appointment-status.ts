export const appointmentStatuses = [
  'requested',
  'accepted',
  'declined',
  'expired',
  'checked_in',
  'completed',
  'cancelled_by_patient',
  'cancelled_by_hospital',
  'no_show',
] as const
export type AppointmentStatus = (typeof appointmentStatuses)[number]

/** A place is taken while its appointment has one of these. */
export const holdingStatuses = [
  'requested',
  'accepted',
  'checked_in',
  'completed',
] as const satisfies AppointmentStatus[]

/** A patient of such an appointment is expected, is there, or has been seen. */
export const confirmedStatuses = [
  'accepted',
  'checked_in',
  'completed',
] as const satisfies AppointmentStatus[]

const next: Record<AppointmentStatus, readonly AppointmentStatus[]> = {
  requested: ['accepted', 'declined', 'expired', 'cancelled_by_patient', 'cancelled_by_hospital'],
  accepted: ['checked_in', 'cancelled_by_patient', 'cancelled_by_hospital', 'no_show'],
  checked_in: ['completed', 'no_show'],
  declined: [],
  expired: [],
  completed: [],
  cancelled_by_patient: [],
  cancelled_by_hospital: [],
  no_show: [],
}
export const canBecome = (from: AppointmentStatus, to: AppointmentStatus): boolean => next[from].includes(to)
/** Something may still come of it. */
export const isOpen = (status: AppointmentStatus): boolean => next[status].length > 0
/** The patient may still give its place back, or change it for another. */
export const isMovable = (status: AppointmentStatus): boolean => canBecome(status, 'cancelled_by_patient')

/** Hours for which the front desk can take back that a patient did not come, or left. */
export const missedHours = 24
/** A patient who had arrived and was not seen has left: `no_show` means that they did not come. */
export const outcomeOf = (one: { status: AppointmentStatus; checkedInAt: string | null }) =>
  one.status === 'no_show' && one.checkedInAt ? 'left' : one.status

/** Where an appointment came from: the patient's own hands, a call, or the counter. */
export const appointmentSources = ['online', 'phone', 'walk_in'] as const
export type AppointmentSource = (typeof appointmentSources)[number]
