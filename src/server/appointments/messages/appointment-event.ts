import type { CallKind } from '#entities/appointment/appointment-call.ts'

/** The events that a patient gets a message about. The texts of each are under `booking:mail.<news>`. */
export type AppointmentEvent =
  | 'requested'
  | 'accepted'
  | 'declined'
  | 'expired'
  | 'cancelled'
  | 'moved'
  | 'booked'
  | 'cancelledByHospital'
  | 'movedByHospital'
  | 'absence'
  | 'late'
  | 'onTime'
  | 'restored'
  | 'mayReturn'
  | 'reminderDay'
  | 'reminderHours'

/** Events that end the appointment: the message leads to booking another one. */
export const endingEvents = new Set<AppointmentEvent>([
  'declined',
  'expired',
  'cancelled',
  'cancelledByHospital',
  'absence',
])

/** Events of an appointment that takes place: the email links to the status of the queue. */
export const queueEvents = new Set<AppointmentEvent>([
  'accepted',
  'booked',
  'restored',
  'reminderDay',
  'reminderHours',
])

/** Events after which a patient prepares for a package and pays for it. */
export const preparedEvents = new Set<AppointmentEvent>(['requested', 'accepted', 'booked', 'reminderDay'])

/** Messages that a patient must know before leaving home: if one is not delivered, the front desk calls. */
const urgent: Partial<Record<string, CallKind>> = {
  'appointment.absence': 'absence',
  'appointment.late': 'late',
  'appointment.onTime': 'late',
  'appointment.restored': 'restored',
  'appointment.mayReturn': 'mayReturn',
  'appointment.cancelledByHospital': 'cancelled',
  'appointment.movedByHospital': 'moved',
}
/** After a permanent delivery failure the front desk calls about these too. Other messages need no action of the patient. */
const outcomes = ['accepted', 'booked', 'declined', 'expired', 'moved'].map(one => `appointment.${one}`)

/** The reason for a call when an email of this kind is not delivered, or null. `over`: delivery is not tried any more. */
export const callReasonOf = (kind: string, over: boolean): CallKind | null =>
  urgent[kind] ?? (over && outcomes.includes(kind) ? 'unreached' : null)
