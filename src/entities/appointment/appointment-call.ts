import { z } from 'zod'
import { isStorable } from '../text/characters.ts'
import { deskAppointmentSchema } from './appointment.ts'
import { linkViewSchema } from './appointment-answer.ts'

/**
 * After an absence is undone: `restored`, the appointment takes place after all; `mayReturn`, the patient has another one
 * and may have the earlier place back; `taken` and `busy`, it stays cancelled, as somebody else has the place or the
 * patient has another visit then.
 */
export const callNews = [
  ...(['absence', 'late', 'cancelled', 'moved', 'unreached'] as const),
  ...(['restored', 'mayReturn', 'taken', 'busy'] as const),
] as const
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
  /** The place that the patient may have back, where the call is about that. */
  earlier: deskAppointmentSchema.nullable(),
  createdAt: z.string(),
  doneAt: z.string().nullable(),
  /** Who settled it; null where the patient answered or booked without a call. */
  doneBy: z.string().nullable(),
  outcome: z.enum(callOutcomes).nullable(),
  /** The place that the patient got instead. */
  newAppointment: deskAppointmentSchema.nullable(),
  note: z.string().nullable(),
  /** Each time that somebody called, the first one first. Without a result the call is going on. */
  attempts: z.array(
    z.object({
      by: z.string().nullable(),
      /** By the administrator who reads this. */
      mine: z.boolean(),
      at: z.string(),
      result: z.enum(callResults).nullable(),
    }),
  ),
})
export type CallItem = z.infer<typeof callItemSchema>

/** Free places for the patient who is on the telephone: with the same doctor, and with others of the specialty. */
export const callPlacesSchema = linkViewSchema.pick({ places: true, others: true })
export type CallPlaces = z.infer<typeof callPlacesSchema>

export const callDoneSchema = z.strictObject({
  /** The patient was told, or wants no other place. */
  outcome: z.enum(['told', 'cancelled'], 'validation:choice').optional(),
  note: z
    .string()
    .trim()
    .max(500, 'validation:tooLong')
    .refine(isStorable, 'validation:characters')
    .optional(),
})
