import type { Executor } from '../database/connect.ts'
import type { Deps } from './deps.ts'

/**
 * Something that happened in one module and that modules above it act on, so that the lower one does not import them. The
 * listeners of each event are in `src/server/listeners.ts`.
 */
class Event<Arguments extends unknown[]> {
  #listeners: ((...happened: Arguments) => Promise<unknown>)[] = []

  listen(listener: (...happened: Arguments) => Promise<unknown>): void {
    this.#listeners.push(listener)
  }

  /** Runs the listeners one after the other. The error of one is thrown to the caller, whose transaction then rolls back. */
  async emit(...happened: Arguments): Promise<void> {
    for (const listener of this.#listeners) await listener(...happened)
  }
}

export interface Renamed {
  kind: string
  from: string
  to: string
}
/** A content item has another key. In the transaction that renames it. */
export const contentRenamed = new Event<[db: Executor, renamed: Renamed]>()

export interface Undelivered {
  /** The kind of the letter. */
  kind: string
  appointmentId: string
  createdAt: Temporal.Instant
  /** Whether it is not tried again. Otherwise it has failed for an hour, and the attempts go on. */
  final: boolean
}
/** A letter about an appointment does not arrive. In the transaction that records the failed attempt. */
export const letterUndelivered = new Event<[db: Executor, letter: Undelivered, now: Temporal.Instant]>()

export interface SlotTaken {
  patientId: string
  doctorId: string
  now: Temporal.Instant
}
/** A patient has a slot with a doctor and needs no other one. In the transaction of the booking, under both locks. */
export const slotTaken = new Event<[db: Executor, taken: SlotTaken]>()

/** A patient took the slot that the waiting list offered. In the transaction of the booking. */
export const offerTaken = new Event<[db: Executor, entry: string, now: Temporal.Instant]>()

/** Slots of a doctor may be free again. After the commit. */
export const slotsFreed = new Event<[deps: Deps, doctorId: string]>()
