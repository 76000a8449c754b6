import { z } from 'zod'
import { holdSchema } from './appointment.ts'
import { calendarDate } from './schedule.ts'

export const waitingStatuses = ['waiting', 'offered', 'booked', 'left', 'over'] as const
/** `booked`: got a place; `left`: by the patient; `over`: the dates have passed, or three offers went without an answer. */
export type WaitingStatus = (typeof waitingStatuses)[number]

export const waitSchema = z
  .strictObject({
    doctor: z.string('validation:required').min(1, 'validation:required').max(80),
    /** Whom of the family it is for; without one, for the owner of the account. */
    dependant: z.uuid('validation:choice').optional(),
    /** Dates at the location, both included. */
    from: calendarDate,
    to: calendarDate,
  })
  .refine(one => one.from <= one.to, { path: ['to'], error: 'booking:endBeforeStart' })
export type Wait = z.output<typeof waitSchema>

export const waitingEntrySchema = z.object({
  id: z.string(),
  doctor: z.string(),
  doctorName: z.string(),
  /** Who waits, where that is not the owner of the account. */
  dependant: z.object({ id: z.string(), name: z.string() }).nullable(),
  from: z.string(),
  to: z.string(),
  status: z.enum(waitingStatuses),
  /** How many wait before: 1 is next. Null while an offer stands. */
  position: z.int().nullable(),
  /** The place that is kept for the patient now; booking it is all it takes. */
  offer: holdSchema.nullable(),
  createdAt: z.string(),
})
export type WaitingEntry = z.infer<typeof waitingEntrySchema>
