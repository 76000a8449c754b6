import { z } from 'zod'
import { personName } from '../people/account.ts'
import { birthDate, requiredPhone } from '../people/patient.ts'
import { isStorable } from '../text/characters.ts'
import { appointmentSources, appointmentStatuses } from './appointment-status.ts'
import { guarantorChoiceSchema, guarantorSchema } from './guarantor.ts'

export const appointmentSchema = z.object({
  id: z.string(),
  /** What a patient says at the desk: eight letters and digits that cannot be confused or guessed. */
  code: z.string(),
  status: z.enum(appointmentStatuses),
  /** For whom the account's owner booked it; null for themself. */
  dependant: z.object({ id: z.string(), name: z.string() }).nullable(),
  doctor: z.string(),
  doctorName: z.string(),
  location: z.string(),
  locationName: z.string(),
  timezone: z.string(),
  schedule: z.string(),
  mode: z.enum(['slots', 'session']),
  startsAt: z.string(),
  endsAt: z.string(),
  /** How much later than announced it is expected to begin. */
  lateMinutes: z.int(),
  /** The queue number of a session; null for slots. */
  queueNumber: z.int().nullable(),
  reason: z.string().nullable(),
  /** Who pays; null where nobody said so. */
  guarantor: guarantorSchema.nullable(),
  statusReason: z.string().nullable(),
  /** The patient has answered what became of it: another one, or none. Nothing is offered instead any more. */
  settled: z.boolean(),
  /** When the patient arrived. */
  checkedInAt: z.string().nullable(),
  /** When a waiting request gives its place back. */
  expiresAt: z.string().nullable(),
  createdAt: z.string(),
  updatedAt: z.string(),
})
export type Appointment = z.infer<typeof appointmentSchema>

/** As the desk sees it. */
export const deskAppointmentSchema = appointmentSchema.extend({
  source: z.enum(appointmentSources),
  patient: z.object({
    id: z.string(),
    name: z.string(),
    email: z.string(),
    phone: z.string().nullable(),
    birthDate: z.string().nullable(),
    /** Who books for a dependant, and whose the address and the telephone are. */
    carer: z.string().nullable(),
  }),
})
export type DeskAppointment = z.infer<typeof deskAppointmentSchema>

const key = z.string('validation:required').min(1, 'validation:required').max(80)
const reason = z
  .string()
  .trim()
  .max(500, 'validation:tooLong')
  .refine(isStorable, 'validation:characters')
  .optional()

/** A place as the places answer gave it, by its own start. */
export const placeChoiceSchema = z.strictObject({
  schedule: key,
  startsAt: z.iso
    .datetime({ offset: true, error: 'validation:dateTime' })
    .refine(instant => instant >= '1900' && instant < '3000', 'validation:dateTime'),
})
export type PlaceChoice = z.output<typeof placeChoiceSchema>

/** Whom of the family it is for; without one, for the owner of the account. */
const dependant = z.uuid('validation:choice')

export const bookSchema = placeChoiceSchema.extend({
  doctor: key,
  reason,
  dependant: dependant.optional(),
  guarantor: guarantorChoiceSchema.optional(),
})
export type Book = z.input<typeof bookSchema>

/** The entry of the call list that is settled by it. */
const call = z.uuid('validation:choice').optional()

/** The desk moves an appointment, also for a patient who is on the telephone. */
export const deskMoveSchema = placeChoiceSchema.extend({ call })

/** The desk declines or cancels with a reason that the patient is told. */
export const declineSchema = z.strictObject({
  reason: z
    .string('validation:required')
    .trim()
    .min(1, 'validation:required')
    .max(500, 'validation:tooLong')
    .refine(isStorable, 'validation:characters'),
})
export const deskCancelSchema = declineSchema.extend({ call })

/** A booking by telephone or at the counter: for a patient whom the hospital knows, or for somebody new. */
export const deskBookSchema = placeChoiceSchema.extend({
  patient: z.union([
    z.strictObject({ id: z.uuid('validation:required') }),
    z.strictObject({ name: personName, phone: requiredPhone, birthDate: birthDate.optional() }),
  ]),
  reason,
  source: z.enum(['phone', 'walk_in'], 'validation:choice'),
  guarantor: guarantorChoiceSchema.optional(),
  call,
})
export type DeskBook = z.output<typeof deskBookSchema>

/** Who pays for an appointment, as the desk is told; null leaves it open. */
export const guarantorChangeSchema = z.strictObject({
  guarantor: guarantorChoiceSchema.nullable(),
  /** Who paid as the desk saw it: refused where somebody has written otherwise meanwhile. */
  seen: guarantorSchema.nullable().optional(),
})

/** A place to keep. `null` is the owner of the account; left out, it is not known yet who of the family it is for. */
export const holdChoiceSchema = placeChoiceSchema.extend({ dependant: dependant.nullish() })
export type HoldChoice = z.output<typeof holdChoiceSchema>

/** A place that is kept for a patient while they finish their request. */
export const holdSchema = z.object({
  /** The id of the dependant it is for. */
  dependant: z.string().nullable(),
  doctor: z.string(),
  location: z.string(),
  timezone: z.string(),
  schedule: z.string(),
  startsAt: z.string(),
  endsAt: z.string(),
  expiresAt: z.string(),
  /** Until when a request for it would be answered; null where it would be confirmed at once. */
  answerBy: z.string().nullable(),
})
export type Hold = z.infer<typeof holdSchema>
