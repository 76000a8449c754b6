import { isMovable } from '#entities/appointment/appointment-status.ts'
import type { Executor } from '../../database/connect.ts'
import type { Actor } from '../../kernel/deps.ts'
import { fieldProblem, Problem } from '../../kernel/problem.ts'
import type { BookingRules } from '../../schedules/booking-rules.ts'
import { cancelForPatient } from '../answer-links/answer.ts'
import { deskView, type FullAppointment, findAppointment } from '../views.ts'
import { openCall } from './calls.ts'

/**
 * The appointment that the front desk replaces for a patient of the call list. One that still takes place is cancelled
 * first: the database allows a patient no two at a time. If the booking fails, the cancellation is rolled back.
 */
export async function replacedAppointment(
  db: Executor,
  rules: BookingRules,
  { call, ...actor }: Actor & { call: string },
  patientId: string,
  now: Temporal.Instant,
): Promise<FullAppointment> {
  const { appointmentId } = await openCall(db, call, actor, now)
  const full = await findAppointment(db, appointmentId)
  if (full?.row.patientId !== patientId) throw fieldProblem('call', 'validation:choice')
  const { status } = full.row
  const answer = { answer: 'move' } as const
  if (isMovable(status)) await cancelForPatient(db, rules, { full, link: { was: status }, answer, now })
  else if (status === 'checked_in' || status === 'completed') {
    throw new Problem(409, 'booking.changed', {}, { result: { current: deskView(full) } })
  }
  return full
}
