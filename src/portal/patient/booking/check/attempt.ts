import type { Book } from '#entities/appointment/appointment.ts'
import { drop, isWritten, readDraft, storeDraft } from '../../../encrypted-draft.ts'
import { isInstant } from '../choose/choice.ts'

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
export interface Shown {
  timezone: string
  location: string
  endsAt: string
  mode: 'slots' | 'session'
}

const memory = 'booking'
const reasonMemory = 'booking.reason'

/** Not `randomUUID`, which is missing on plain http, for example in a private network. */
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join('')

// `startsAt` may come from the address and be invalid.
const sameInstant = (a: string, b: string): boolean =>
  isInstant(a) && isInstant(b) && Temporal.Instant.from(a).equals(b)

const sameBody = (a: Book, b: Book): boolean =>
  a.doctor === b.doctor &&
  a.schedule === b.schedule &&
  Temporal.Instant.from(a.startsAt).equals(b.startsAt) &&
  (a.reason ?? '') === (b.reason ?? '') &&
  a.dependant === b.dependant &&
  JSON.stringify(a.guarantor ?? null) === JSON.stringify(b.guarantor ?? null)

/** The stored attempt with its key if the body is the same, else a new one. */
export function attemptFor(body: Book, shown: Shown): Attempt {
  const before = readDraft<Attempt>(memory)
  if (before && sameBody(before.body, body)) return before
  return { key: newKey(), body, sent: false, shown }
}

/** Await this right before sending, so that key and form survive a reload during the request. */
export async function keepSent(attempt: Attempt): Promise<void> {
  storeDraft(memory, { ...attempt, sent: true })
  await isWritten()
}

/** Call after any response, also a refusal. */
export const settle = (): void => drop(memory)

/** The request that was sent and has had no response. */
export function unanswered(): Attempt | null {
  const attempt = readDraft<Attempt>(memory)
  return attempt?.sent ? attempt : null
}

/** The unanswered request, if it is for this slot. */
export function unansweredAt({ schedule, startsAt = '' }: { schedule?: string; startsAt?: string }) {
  const before = unanswered()
  return before && before.body.schedule === schedule && sameInstant(before.body.startsAt, startsAt)
    ? before
    : null
}

export const keepReason = (reason: string): void => storeDraft(reasonMemory, reason)
export const keptReason = (): string => readDraft<string>(reasonMemory) ?? ''
export const dropReason = (): void => drop(reasonMemory)
