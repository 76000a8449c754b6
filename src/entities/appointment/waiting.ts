import { z } from 'zod'
import { calendarDate } from '../schedule/schedule.ts'
import { holdSchema } from './appointment.ts'

export const waitingStatuses = ['waiting', 'offered', 'booked', 'left', 'over'] as const
/**
 * `booked`: got a slot; `left`: removed by the patient, who may have cancelled the appointment; `over`: the dates have passed, or three offers went without an
 * answer.
 */
export type WaitingStatus = (typeof waitingStatuses)[number]

export const dayParts = ['morning', 'afternoon'] as const
/** Before or after noon at the location's clock. */
export type DayPart = (typeof dayParts)[number]

const preferences = {
  /** Days of the week, 1 for Monday; none means any. */
  weekdays: z.array(z.int().min(1).max(7)).max(7).default([]),
  /** Null means any time of the day. */
  dayPart: z.enum(dayParts, 'validation:choice').nullable().default(null),
}

export const waitSchema = z
  .strictObject({
    /** One of the two: a doctor, or any doctor of a specialty. */
    doctor: z.string('validation:required').min(1, 'validation:required').max(80).optional(),
    specialist: z.string('validation:required').min(1, 'validation:required').max(80).optional(),
    /** The dependant it is for; if absent, the account holder. */
    dependant: z.uuid('validation:choice').optional(),
    /** Dates at the location, both included. */
    from: calendarDate,
    to: calendarDate,
    ...preferences,
    /**
     * The appointment with this doctor that is cancelled when an earlier slot is booked. If absent, the patient's next
     * one with the doctor; null keeps it beside the earlier one.
     */
    replaces: z.uuid('validation:choice').nullable().optional(),
  })
  .refine(one => (one.doctor === undefined) !== (one.specialist === undefined), {
    path: ['doctor'],
    error: 'validation:required',
  })
  .refine(one => one.from <= one.to, { path: ['to'], error: 'booking:endBeforeStart' })
export type Wait = z.output<typeof waitSchema>
/** As sent: an absent field means any day or any time. */
export type WaitInput = z.input<typeof waitSchema>

export const waitingEntrySchema = z.object({
  id: z.string(),
  /** Null while an entry for a specialty has no offer. */
  doctor: z.string().nullable(),
  doctorName: z.string().nullable(),
  /** The specialty, if any of its doctors will do; null if the entry is for one doctor. */
  specialist: z.string().nullable(),
  /** The dependant who waits; null for the account holder. */
  dependant: z.object({ id: z.string(), name: z.string() }).nullable(),
  from: z.string(),
  to: z.string(),
  weekdays: z.array(z.int()),
  dayPart: z.enum(dayParts).nullable(),
  /** The appointment that is cancelled when an earlier slot is booked; only earlier slots are offered. */
  replaces: z.object({ id: z.string(), startsAt: z.string(), timezone: z.string() }).nullable(),
  status: z.enum(waitingStatuses),
  /** Position in the list: 1 is next. Null while an offer is open. */
  position: z.int().nullable(),
  /** The slot held for the patient now; the patient only has to book it. */
  offer: holdSchema.nullable(),
  createdAt: z.string(),
})
export type WaitingEntry = z.infer<typeof waitingEntrySchema>

/** An entry of the waiting list, as the front desk sees it. */
export const deskWaitingSchema = waitingEntrySchema
  .omit({ dependant: true, offer: true, position: true })
  .extend({
    /** The id of the appointment that is moved when an earlier slot is booked. */
    replaces: z.string().nullable(),
    specialistName: z.object({ en: z.string().optional(), id: z.string().optional() }).nullable(),
    patient: z.object({
      id: z.string(),
      name: z.string(),
      phone: z.string().nullable(),
      /** The account holder who books for a dependant, and to whom the telephone belongs. */
      carer: z.string().nullable(),
    }),
    /** Offers that expired without an answer. */
    missed: z.int(),
    /** The slot held for the patient now. */
    offer: z.object({ startsAt: z.string(), timezone: z.string(), expiresAt: z.string() }).nullable(),
  })
export type DeskWaiting = z.infer<typeof deskWaitingSchema>
