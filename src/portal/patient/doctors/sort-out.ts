import type { Appointment } from '#entities/appointment/appointment.ts'
import { lostByHospital } from '../appointments/status.ts'

export interface SortedOut {
  /** The one to prepare for: confirmed, soonest. */
  next: Appointment | null
  waiting: Appointment[]
  later: Appointment[]
  /** What the hospital could not keep, as long as its hour has not come and the patient has not answered. */
  lost: Appointment[]
}

/** Puts a patient's appointments in the order in which they matter. `upcoming` comes soonest first. */
export function sortOut(upcoming: Appointment[], past: Appointment[], now: Temporal.Instant): SortedOut {
  const waiting = upcoming.filter(one => one.status === 'requested')
  const [next = null, ...later] = upcoming.filter(one => one.status !== 'requested')
  const ahead = (one: Appointment) => Temporal.Instant.compare(one.startsAt, now) > 0
  return {
    next,
    waiting,
    later,
    lost: past.filter(one => lostByHospital(one.status) && !one.settled && ahead(one)),
  }
}
