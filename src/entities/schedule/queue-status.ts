import { z } from 'zod'

export const queueStates = [
  /** The hospital has not confirmed the appointment yet. */
  'unconfirmed',
  /** The appointment is on another day. */
  'later',
  /** It is today, and the doctor has not begun. */
  'before',
  'waiting',
  /** It is this patient's turn. */
  'serving',
  /** The number was called before the patient came. */
  'passed',
  'seen',
  /** The appointment is cancelled, or in the past. */
  'over',
  /** The doctor is away. */
  'closed',
] as const

/**
 * The state of a session's queue, for a client with the code of one of its bookings. It contains numbers and times, and
 * no names.
 */
export const queueStatusSchema = z.object({
  state: z.enum(queueStates),
  timezone: z.string(),
  /** The appointment's own time. */
  startsAt: z.string(),
  /** The patient's own number; null for slots, which are identified by their time. */
  number: z.int().nullable(),
  /** When the session begins, lateness included; null if it does not. */
  begins: z.string().nullable(),
  lateMinutes: z.int(),
  /** The patient with the doctor: the queue number, or the time of the slot. */
  serving: z.object({ number: z.int().nullable(), startsAt: z.string() }).nullable(),
  /** The number of patients before this one. */
  ahead: z.int().nullable(),
  /** When the turn comes: the earliest and the latest time. */
  from: z.string().nullable(),
  to: z.string().nullable(),
  minutesEach: z.number().nullable(),
  /** The pace was measured in this session. Otherwise it is the schedule's. */
  measured: z.boolean(),
  /** When this was computed. */
  at: z.string(),
})
export type QueueStatus = z.infer<typeof queueStatusSchema>
