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

/** An appointment with one of these statuses occupies its slot. */
export const occupyingStatuses = [
  'requested',
  'accepted',
  'checked_in',
  'completed',
] as const satisfies AppointmentStatus[]

/** The patient is expected, has arrived, or has been seen. */
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
/** The status can still change. */
export const isOpen = (status: AppointmentStatus): boolean => next[status].length > 0
/** The patient may still cancel the appointment or move it. */
export const isMovable = (status: AppointmentStatus): boolean => canBecome(status, 'cancelled_by_patient')

/** Hours during which the front desk can undo that a patient did not come, or left. */
export const missedHours = 24
/** A patient who had arrived and was not seen has left: `no_show` means that they did not come. */
export const outcomeOf = (one: { status: AppointmentStatus; checkedInAt: string | null }) =>
  one.status === 'no_show' && one.checkedInAt ? 'left' : one.status

/** The source of an appointment: the patient online, a telephone call, or the counter. */
export const appointmentSources = ['online', 'phone', 'walk_in'] as const
export type AppointmentSource = (typeof appointmentSources)[number]
