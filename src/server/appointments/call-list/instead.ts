import { isMovable } from '#entities/appointment/appointment-status.ts'
import type { Executor } from '../../database/connect.ts'
import type { Actor } from '../../kernel/actor.ts'
import { fieldProblem, Problem } from '../../kernel/problem.ts'
import type { BookingRules } from '../../schedules/booking-rules.ts'
import { giveUp } from '../answer-links/answer.ts'
import { deskView, type FullAppointment, findAppointment } from '../views.ts'
import { openCall } from './calls.ts'

/**
 * The appointment in whose place the desk books for a patient of the call list. One that still takes place is given up
 * first: the database lets nobody have two at a time. Where the booking fails, nothing is given up.
 */
export async function insteadOf(
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
  if (isMovable(status)) await giveUp(db, rules, { full, link: { was: status }, answer, now })
  else if (status === 'checked_in' || status === 'completed') {
    throw new Problem(409, 'booking.changed', {}, { result: { current: deskView(full) } })
  }
  return full
}
