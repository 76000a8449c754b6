import type { Book } from '#entities/appointment/appointment.ts'
import type { Occurrence } from '#entities/schedule/schedule.ts'
import { newIdempotencyKey } from '#entities/text/idempotency-key.ts'
import { deleteDraft, draftsWritten, readDraft, storeDraft } from '../../../encrypted-draft.ts'
import { sameInstant } from '../choose/choice.ts'

/** A booking request that was sent, or is about to be. */
export interface Attempt {
  /** The idempotency key: made before the first attempt, and used until a response has come. */
  key: string
  body: Book
  /** Sent at least once, without a response so far. */
  sent: boolean
  /** What the patient saw: if the response was lost, the timetable may show the slot as taken by this very request. */
  shown: Shown
}
export type Shown = Pick<Occurrence, 'timezone' | 'location' | 'endsAt' | 'mode'>

const attemptName = 'booking'
const reasonName = 'booking.reason'

const sameBody = (a: Book, b: Book): boolean =>
  a.doctor === b.doctor &&
  a.schedule === b.schedule &&
  Temporal.Instant.from(a.startsAt).equals(b.startsAt) &&
  (a.reason ?? '') === (b.reason ?? '') &&
  a.dependant === b.dependant &&
  JSON.stringify(a.guarantor ?? null) === JSON.stringify(b.guarantor ?? null) &&
  JSON.stringify(a.package ?? null) === JSON.stringify(b.package ?? null)

/** The stored attempt with its key if the body is the same, else a new one. */
export function attemptFor(body: Book, shown: Shown): Attempt {
  const before = readDraft<Attempt>(attemptName)
  if (before && sameBody(before.body, body)) return before
  return { key: newIdempotencyKey(), body, sent: false, shown }
}

/** Await this right before sending, so that key and form survive a reload during the request. */
export async function storeSent(attempt: Attempt): Promise<void> {
  storeDraft(attemptName, { ...attempt, sent: true })
  await draftsWritten()
}

/** Call after any response, also a refusal. */
export const closeAttempt = (): void => deleteDraft(attemptName)

/** The request that was sent and has had no response. */
export function unanswered(): Attempt | null {
  const attempt = readDraft<Attempt>(attemptName)
  return attempt?.sent ? attempt : null
}

/** The unanswered request, if it is for this slot. */
export function unansweredAt({ schedule, startsAt = '' }: { schedule?: string; startsAt?: string }) {
  const before = unanswered()
  return before && before.body.schedule === schedule && sameInstant(before.body.startsAt, startsAt)
    ? before
    : null
}

export const storeReasonDraft = (reason: string): void => storeDraft(reasonName, reason)
export const reasonDraft = (): string => readDraft<string>(reasonName) ?? ''
export const deleteReasonDraft = (): void => deleteDraft(reasonName)
