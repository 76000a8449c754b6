import { z } from 'zod'

export const queueStates = [
  /** The hospital has not confirmed it yet. */
  'unconfirmed',
  /** It is on another day. */
  'later',
  /** Today, and the doctor has not begun. */
  'before',
  'waiting',
  /** It is this patient's turn. */
  'serving',
  /** The number was passed before its patient came. */
  'passed',
  'seen',
  /** It does not take place, or is over. */
  'over',
  /** The doctor is away. */
  'closed',
] as const

/** How a session goes, to whoever has the code of a booking in it: numbers and times, and nobody's name. */
export const queueStatusSchema = z.object({
  state: z.enum(queueStates),
  timezone: z.string(),
  /** The appointment's own time. */
  startsAt: z.string(),
  /** The own number; null where places are known by their time. */
  number: z.int().nullable(),
  /** When the session begins, lateness included; null where it does not. */
  begins: z.string().nullable(),
  lateMinutes: z.int(),
  /** Who is with the doctor: the number, or the time of the place. */
  serving: z.object({ number: z.int().nullable(), startsAt: z.string() }).nullable(),
  /** How many turns come before. */
  ahead: z.int().nullable(),
  /** When the turn comes: at the earliest and at the latest. */
  from: z.string().nullable(),
  to: z.string().nullable(),
  minutesEach: z.number().nullable(),
  /** The pace is this session's own, not the schedule's. */
  measured: z.boolean(),
  /** When all this was worked out. */
  at: z.string(),
})
export type QueueStatus = z.infer<typeof queueStatusSchema>
