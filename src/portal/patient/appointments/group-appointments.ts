import type { Appointment } from '#entities/appointment/appointment.ts'
import { endedByHospital } from './status.ts'

export interface AppointmentGroups {
  /** The next confirmed appointment. */
  next: Appointment | null
  waiting: Appointment[]
  later: Appointment[]
  /** Cancelled by the hospital, in the future, and not yet answered by the patient. */
  lost: Appointment[]
}

/** Groups a patient's appointments for the dashboard. `upcoming` must be sorted by start. */
export function groupAppointments(
  upcoming: Appointment[],
  past: Appointment[],
  now: Temporal.Instant,
): AppointmentGroups {
  const waiting = upcoming.filter(one => one.status === 'requested')
  const [next = null, ...later] = upcoming.filter(one => one.status !== 'requested')
  const ahead = (one: Appointment) => Temporal.Instant.compare(one.startsAt, now) > 0
  return {
    next,
    waiting,
    later,
    lost: past.filter(one => endedByHospital(one.status) && !one.settled && ahead(one)),
  }
}
