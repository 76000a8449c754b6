import { z } from 'zod'
import { personName } from '../people/account.ts'
import { birthDate, requiredPhone } from '../people/patient.ts'
import { trimmed } from '../text/filled.ts'
import { appointmentSources, appointmentStatuses } from './appointment-status.ts'
import { guarantorChoiceSchema, guarantorSchema } from './guarantor.ts'
import { packageAgreementSchema, packageTermsSchema } from './package-terms.ts'
import { refusalTemplates } from './refusal.ts'

export const appointmentSchema = z.object({
  id: z.string(),
  /** The code that a patient shows at the front desk: eight letters and digits that cannot be confused or guessed. */
  code: z.string(),
  status: z.enum(appointmentStatuses),
  /** The dependant for whom the account holder booked; null for the account holder. */
  dependant: z.object({ id: z.string(), name: z.string() }).nullable(),
  /** The slug of the doctor, or `package:` and the slug of the package. */
  doctor: z.string(),
  /** Whether patients can book the doctor or the package online: without it nothing can be moved there or awaited. */
  bookable: z.boolean(),
  /** The doctor's name, or the title of the package. */
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
  /** The payer; null if it was not stated. */
  guarantor: guarantorSchema.nullable(),
  /** The terms of the package; null for an appointment with a doctor. */
  package: packageTermsSchema.nullable(),
  statusReason: z.string().nullable(),
  /**
   * The patient has answered the displacement, with another appointment or none. No alternatives are offered any more.
   */
  settled: z.boolean(),
  /** When the patient arrived. */
  checkedInAt: z.string().nullable(),
  /** When a waiting request expires and frees its slot. */
  expiresAt: z.string().nullable(),
  createdAt: z.string(),
  updatedAt: z.string(),
})
export type Appointment = z.infer<typeof appointmentSchema>

/** As the front desk sees it. */
export const deskAppointmentSchema = appointmentSchema.extend({
  source: z.enum(appointmentSources),
  patient: z.object({
    id: z.string(),
    name: z.string(),
    email: z.string(),
    phone: z.string().nullable(),
    birthDate: z.string().nullable(),
    /** The account holder who books for a dependant, and to whom the address and the telephone belong. */
    carer: z.string().nullable(),
  }),
})
export type DeskAppointment = z.infer<typeof deskAppointmentSchema>

const key = z.string('validation:required').min(1, 'validation:required').max(80)
const reason = trimmed(500).optional()

/** A slot from the answer about free slots, identified by its start. */
export const placeChoiceSchema = z.strictObject({
  schedule: key,
  startsAt: z.iso
    .datetime({ offset: true, error: 'validation:dateTime' })
    .refine(instant => instant >= '1900' && instant < '3000', 'validation:dateTime'),
})
export type PlaceChoice = z.output<typeof placeChoiceSchema>

/** The dependant it is for; if absent, the account holder. */
const dependant = z.uuid('validation:choice')

export const bookSchema = placeChoiceSchema.extend({
  doctor: z.string('validation:required').min(1, 'validation:required').max(88),
  reason,
  dependant: dependant.optional(),
  guarantor: guarantorChoiceSchema.optional(),
  /** Required for a package. */
  package: packageAgreementSchema.optional(),
})
export type Book = z.input<typeof bookSchema>

/** The entry of the call list that this closes, and the note of the call. */
const ofCall = { call: z.uuid('validation:choice').optional(), callNote: trimmed(500).optional() }
export interface OfCall {
  call?: string | undefined
  callNote?: string | undefined
}

/** The front desk moves an appointment, also for a patient on the telephone. */
export const deskMoveSchema = placeChoiceSchema.extend(ofCall)

/** The front desk declines or cancels with a reason that the patient receives. */
const refusal = z.strictObject({
  reason,
  template: z.enum(refusalTemplates, 'validation:choice').optional(),
  offer: placeChoiceSchema.optional(),
})
const hasReason = (one: z.output<typeof refusal>) => Boolean(one.reason || one.template)
const required = { path: ['reason'], error: 'validation:required' }
export const declineSchema = refusal.refine(hasReason, required)
export const deskCancelSchema = refusal.extend(ofCall).refine(hasReason, required)

/** A step whose email is shown before it is sent: a move, if a slot is given, otherwise a refusal. */
export const emailStepSchema = refusal.extend(placeChoiceSchema.partial().shape)

/** A booking by telephone or at the counter: for a registered patient or a new one. */
export const deskBookSchema = placeChoiceSchema.extend({
  patient: z.union([
    z.strictObject({ id: z.uuid('validation:required') }),
    z.strictObject({
      name: personName,
      phone: requiredPhone,
      birthDate: birthDate.optional(),
      /**
       * `refuse`: 409 `patients.doubles` with the likely doubles, before a patient is made. `known`: they were shown, and
       * this is another person. Absent: only the same name and number are the same person.
       */
      doubles: z.enum(['refuse', 'known']).optional(),
    }),
  ]),
  reason,
  source: z.enum(['phone', 'walk_in'], 'validation:choice'),
  guarantor: guarantorChoiceSchema.optional(),
  ...ofCall,
})
export type DeskBook = z.output<typeof deskBookSchema>

/** The payer of an appointment, entered by the front desk; null leaves it open. */
export const guarantorChangeSchema = z.strictObject({
  guarantor: guarantorChoiceSchema.nullable(),
  /** The payer that the front desk saw: the change is refused if it has been changed since. */
  seen: guarantorSchema.nullable().optional(),
})

/** A slot to hold. `dependant` null is the account holder; absent, the patient is not chosen yet. */
export const holdChoiceSchema = placeChoiceSchema.extend({ dependant: dependant.nullish() })
export type HoldChoice = z.output<typeof holdChoiceSchema>

/** A slot held for a patient who is completing a request. */
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
  /** The deadline for answering a request for it; null if it would be confirmed at once. */
  answerBy: z.string().nullable(),
})
export type Hold = z.infer<typeof holdSchema>
