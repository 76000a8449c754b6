import { z } from 'zod'
import { trimmed } from '../text/filled.ts'
import { deskAppointmentSchema } from './appointment.ts'
import { linkViewSchema } from './appointment-answer.ts'

/**
 * After an absence is undone: `restored`, the appointment is no longer cancelled; `mayReturn`, the patient has another
 * one and may return to the earlier slot; `taken` and `busy`, it stays cancelled, because another patient has the
 * slot or the patient has another appointment then.
 */
export const callKinds = [
  ...(['absence', 'late', 'cancelled', 'moved', 'unreached'] as const),
  ...(['restored', 'mayReturn', 'taken', 'busy'] as const),
] as const
export type CallKind = (typeof callKinds)[number]
/** Why a message is not enough: there is no address, it refuses mail, or there is no answer and little time is left. */
export const callReasons = ['no_address', 'undeliverable', 'unanswered'] as const
export type CallReason = (typeof callReasons)[number]
/**
 * The outcome of an entry: the patient was informed, got a new slot from the front desk or wants none, answered the
 * email or booked without a call, or has the old slot again.
 */
export const callOutcomes = ['told', 'booked', 'cancelled', 'answered', 'rebooked', 'restored'] as const
export type CallOutcome = (typeof callOutcomes)[number]
/** The result of a call. `lapsed`: no result was entered in time. */
export const callResults = ['reached', 'no_answer', 'lapsed'] as const
export type CallResult = (typeof callResults)[number]

/** A patient to be called. */
export const callItemSchema = z.object({
  id: z.string(),
  news: z.enum(callKinds),
  why: z.enum(callReasons),
  appointment: deskAppointmentSchema,
  /** The earlier slot that the patient may have back, if the call is about that. */
  earlier: deskAppointmentSchema.nullable(),
  createdAt: z.string(),
  doneAt: z.string().nullable(),
  /** The administrator who closed it; null if the patient answered or booked without a call. */
  doneBy: z.string().nullable(),
  outcome: z.enum(callOutcomes).nullable(),
  /** The appointment that the patient got instead. */
  newAppointment: deskAppointmentSchema.nullable(),
  /** The notes of all calls about it, a line each. */
  note: z.string().nullable(),
  /** The calls, first one first. A call without a result is in progress. */
  attempts: z.array(
    z.object({
      by: z.string().nullable(),
      /** Made by the administrator who requests this. */
      mine: z.boolean(),
      at: z.string(),
      result: z.enum(callResults).nullable(),
    }),
  ),
})
export type CallItem = z.infer<typeof callItemSchema>

/** Free slots for the patient who is on the telephone: with the same doctor, and with others of the specialty. */
export const callPlacesSchema = linkViewSchema.pick({ places: true, others: true })
export type CallPlaces = z.infer<typeof callPlacesSchema>

export const noAnswerSchema = z.strictObject({ note: trimmed(500).optional() })
export const callDoneSchema = noAnswerSchema.extend({
  /** The patient was informed, or wants no other slot. */
  outcome: z.enum(['told', 'cancelled'], 'validation:choice').optional(),
})
