import { post } from '#api/client.ts'
import { ApiError } from '#api/errors.ts'
import type { Appointment } from '#entities/appointment/appointment.ts'
import type { Occurrence } from '#entities/schedule/schedule.ts'
import { type Attempt, closeAttempt, deleteReasonDraft, storeSent } from './attempt.ts'
import { deletePayerDraft } from './payer-draft.ts'

export type Outcome =
  | { kind: 'booked'; appointment: Appointment }
  /** Another patient was quicker; `alternatives` are free. */
  | { kind: 'taken'; message: string; alternatives: Occurrence[] }
  | { kind: 'refused'; message: string; code: string }
  /** No response: the request may or may not have arrived. Sending it again is safe. */
  | { kind: 'unknown'; message: string }

/** Maps an error of a booking request to its outcome. */
export function outcomeOf(error: unknown): Exclude<Outcome, { kind: 'booked' }> {
  if (!(error instanceof ApiError)) throw error
  const { status, message, result, code } = error
  // A 5xx of the server or of a proxy does not say whether the request was carried out.
  if (status === 0 || status >= 500) return { kind: 'unknown', message }
  const { alternatives } = (result ?? {}) as { alternatives?: Occurrence[] }
  return alternatives ? { kind: 'taken', message, alternatives } : { kind: 'refused', message, code }
}

/** Sends a booking request with its idempotency key, which is dropped only after a response. */
export async function sendRequest(attempt: Attempt): Promise<Outcome> {
  await storeSent(attempt)
  try {
    const { result } = await post('/api/appointments', { body: attempt.body, idempotencyKey: attempt.key })
    closeAttempt()
    deleteReasonDraft()
    deletePayerDraft()
    return { kind: 'booked', appointment: result }
  } catch (error) {
    const outcome = outcomeOf(error)
    const signedOut = error instanceof ApiError && error.status === 401
    if (outcome.kind !== 'unknown' && !signedOut) closeAttempt()
    return outcome
  }
}

/** Moves an appointment. No key is needed: moving is idempotent. */
export async function sendMove(id: string, schedule: string, startsAt: string): Promise<Outcome> {
  try {
    const input = { params: { id }, body: { schedule, startsAt } }
    const { result } = await post('/api/appointments/{id}/reschedule', input)
    return { kind: 'booked', appointment: result }
  } catch (error) {
    return outcomeOf(error)
  }
}
