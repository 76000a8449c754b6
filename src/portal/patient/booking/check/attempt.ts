import type { Book } from '#entities/appointment/appointment.ts'
import { drop, isWritten, readDraft, storeDraft } from '../../../encrypted-draft.ts'
import { isInstant } from '../choose/choice.ts'

/** A request as it was, or is about to be, sent. */
export interface Attempt {
  /** The server knows a repetition by it. Made before the first sending, given up only when an answer has come. */
  key: string
  body: Book
  /** Has left this device at least once, without an answer so far. */
  sent: boolean
  /** What the person saw: after a lost answer the place may be taken, by this very request. */
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

/** Random also where the browser withholds `randomUUID`: on plain http in a private network. */
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join('')

// What stands in an address may be anything.
const sameInstant = (a: string, b: string): boolean =>
  isInstant(a) && isInstant(b) && Temporal.Instant.from(a).equals(b)

const sameBody = (a: Book, b: Book): boolean =>
  a.doctor === b.doctor &&
  a.schedule === b.schedule &&
  Temporal.Instant.from(a.startsAt).equals(b.startsAt) &&
  (a.reason ?? '') === (b.reason ?? '') &&
  a.dependant === b.dependant &&
  JSON.stringify(a.guarantor ?? null) === JSON.stringify(b.guarantor ?? null)

/** The attempt for a request: the kept one with its key where it is the very same, else a new one. */
export function attemptFor(body: Book, shown: Shown): Attempt {
  const before = readDraft<Attempt>(memory)
  if (before && sameBody(before.body, body)) return before
  return { key: newKey(), body, sent: false, shown }
}

/** To be awaited right before the request leaves, so that a reload in the middle finds key and form. */
export async function keepSent(attempt: Attempt): Promise<void> {
  storeDraft(memory, { ...attempt, sent: true })
  await isWritten()
}

/** An answer has come, whatever it says. */
export const settle = (): void => drop(memory)

/** A request of which nobody knows whether it arrived. */
export function unanswered(): Attempt | null {
  const attempt = readDraft<Attempt>(memory)
  return attempt?.sent ? attempt : null
}

/** The unanswered request, where it is for this very place. */
export function unansweredAt({ schedule, startsAt = '' }: { schedule?: string; startsAt?: string }) {
  const before = unanswered()
  return before && before.body.schedule === schedule && sameInstant(before.body.startsAt, startsAt)
    ? before
    : null
}

export const keepReason = (reason: string): void => storeDraft(reasonMemory, reason)
export const keptReason = (): string => readDraft<string>(reasonMemory) ?? ''
export const dropReason = (): void => drop(reasonMemory)
