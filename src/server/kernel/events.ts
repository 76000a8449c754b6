import type { Executor } from '../database/connect.ts'
import type { Deps } from './deps.ts'

/**
 * An event of one module that modules above it react to, so that the lower module does not import them. The listeners of
 * each event are in `src/server/listeners.ts`.
 */
export class Event<Arguments extends unknown[]> {
  #listeners: ((...happened: Arguments) => Promise<unknown>)[] = []

  listen(listener: (...happened: Arguments) => Promise<unknown>): void {
    this.#listeners.push(listener)
  }

  /**
   * Runs the listeners one after the other. The error of one is thrown to the caller, whose transaction then rolls back.
   * Without a listener it throws too: an event that reaches no listener would leave stale data without any error.
   */
  async emit(...happened: Arguments): Promise<void> {
    if (this.#listeners.length === 0)
      throw new Error(
        'This event has no listener. Import src/server/listeners.ts where the program or the test starts.',
      )
    for (const listener of this.#listeners) await listener(...happened)
  }
}

export interface Renamed {
  kind: string
  from: string
  to: string
}
/** A content item has a new key. Emitted in the transaction that renames it. */
export const contentRenamed = new Event<[db: Executor, renamed: Renamed]>()

/** Published items left the site: archived or deleted, by these ids. Emitted in the transaction that does it. */
export const contentWithdrawn = new Event<[db: Executor, ids: string[]]>()

export interface Undelivered {
  /** The kind of the email. */
  kind: string
  appointmentId: string
  createdAt: Temporal.Instant
  /** True if there are no more attempts. Otherwise it has failed for an hour, and the attempts go on. */
  final: boolean
}
/** An email about an appointment cannot be delivered. Emitted in the transaction that records the failed attempt. */
export const emailUndelivered = new Event<[db: Executor, letter: Undelivered, now: Temporal.Instant]>()

export interface SlotTaken {
  patientId: string
  doctorId: string
  now: Temporal.Instant
}
/** A patient got a slot with a doctor and needs no other one. Emitted in the transaction of the booking, under both locks. */
export const slotTaken = new Event<[db: Executor, taken: SlotTaken]>()

/** A patient took the slot that the waiting list offered. Emitted in the transaction of the booking. */
export const offerTaken = new Event<[db: Executor, entry: string, now: Temporal.Instant]>()

/** Slots of a doctor may be free again. Emitted after the commit. */
export const slotsFreed = new Event<[deps: Deps, doctorId: string]>()
