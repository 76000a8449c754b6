import type { CallNews } from '#entities/appointment/appointment-call.ts'

/** What a patient is told about: each has its words under `booking:mail.<news>`. */
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

/** After these the appointment is no more, and the way on is another one. */
export const over = new Set<AppointmentEvent>([
  'declined',
  'expired',
  'cancelled',
  'cancelledByHospital',
  'absence',
])

/** Letters of a visit that stands: they lead to whose turn it is. */
export const followed = new Set<AppointmentEvent>([
  'accepted',
  'booked',
  'restored',
  'reminderDay',
  'reminderHours',
])

/** What a patient must know before leaving home: where no message arrives, somebody calls. */
const urgent: Partial<Record<string, CallNews>> = {
  'appointment.absence': 'absence',
  'appointment.late': 'late',
  'appointment.onTime': 'late',
  'appointment.restored': 'restored',
  'appointment.mayReturn': 'mayReturn',
  'appointment.cancelledByHospital': 'cancelled',
  'appointment.movedByHospital': 'moved',
}
/** Where no letter will ever arrive, somebody tells these as well; what is left asks nothing of the patient. */
const outcomes = ['accepted', 'booked', 'declined', 'expired', 'moved'].map(one => `appointment.${one}`)

/** Why the patient of an appointment is called, as a letter of this kind does not arrive; `over` where none is tried any more. */
export const callReasonOf = (kind: string, over: boolean): CallNews | null =>
  urgent[kind] ?? (over && outcomes.includes(kind) ? 'unreached' : null)
