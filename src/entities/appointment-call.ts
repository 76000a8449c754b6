import { z } from 'zod'
import { deskAppointmentSchema } from './appointment.ts'
import { isStorable } from './characters.ts'

export const callNews = ['absence', 'late', 'cancelled', 'moved', 'unreached'] as const
export type CallNews = (typeof callNews)[number]
/** Why no message will do: there is no address, it refuses mail, or nobody has answered and time runs out. */
export const callReasons = ['no_address', 'undeliverable', 'unanswered'] as const
export type CallReason = (typeof callReasons)[number]
/**
 * What has become of an entry: the patient was told, has a new place by the desk or wants none, has answered the letter
 * or booked without a call, or has the old place again.
 */
export const callOutcomes = ['told', 'booked', 'cancelled', 'answered', 'rebooked', 'restored'] as const
export type CallOutcome = (typeof callOutcomes)[number]
/** How a call ended. `lapsed`: nobody wrote down how, and the time for it is over. */
export const callResults = ['reached', 'no_answer', 'lapsed'] as const
export type CallResult = (typeof callResults)[number]

/** A patient whom somebody has to call. */
export const callItemSchema = z.object({
  id: z.string(),
  news: z.enum(callNews),
  why: z.enum(callReasons),
  appointment: deskAppointmentSchema,
  createdAt: z.string(),
  doneAt: z.string().nullable(),
  note: z.string().nullable(),
})
export type CallItem = z.infer<typeof callItemSchema>

export const callDoneSchema = z.strictObject({
  note: z
    .string()
    .trim()
    .max(500, 'validation:tooLong')
    .refine(isStorable, 'validation:characters')
    .optional(),
})
