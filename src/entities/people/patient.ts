import { z } from 'zod'
import { guarantorChoiceSchema, guarantorSchema } from '../appointment/guarantor.ts'
import { trimmed } from '../text/filled.ts'
import { interfaceLanguages } from '../text/interface-language.ts'
import { personName } from './account.ts'
import { birthDateSchema } from './birth-date.ts'
import { sexes } from './dependant.ts'

const nothing = (value: unknown) => (typeof value === 'string' && value.trim() === '' ? null : value)
const optional = <T extends z.ZodType>(schema: T) => z.preprocess(nothing, schema.nullable())

const phone = z
  .string()
  .trim()
  .max(40, 'validation:tooLong')
  .regex(/^\+?(?:[\s().-]*\d){6,20}[\s().-]*$/, 'validation:phone')
/** Required, as a patient without an account has no other contact. */
export const requiredPhone = z.string('validation:required').trim().min(1, 'validation:required').pipe(phone)

export const birthDate = optional(birthDateSchema)

const line = (most: number) => optional(trimmed(most))

/** The profile that a patient edits. A blank optional field is null. */
export const patientProfileSchema = z.strictObject({
  full_name: personName,
  language: z.enum(interfaceLanguages, 'validation:choice'),
  phone: optional(phone),
  birthDate,
  address: line(400),
  promotionalOffers: z.boolean(),
  /** Whether to send reminders of appointments; absent: unchanged. */
  reminders: z.boolean().optional(),
  /** The usual payer. Absent: unchanged; null: none. */
  guarantor: guarantorChoiceSchema.nullish(),
})

/** The data that the front desk corrects. `version` is the `updatedAt` that it saw. */
export const deskPatientSchema = z.strictObject({
  name: personName,
  birthDate,
  sex: z.enum(sexes, 'validation:choice').nullable(),
  /** Of a dependant: unchanged, those of the account holder apply. */
  phone: optional(phone),
  address: line(400),
  recordNumber: line(40),
  notes: line(1000),
  version: z.string(),
})
export type DeskPatient = z.output<typeof deskPatientSchema>

/** With the fields that only the hospital, or another form, can change. */
export const patientSelfSchema = patientProfileSchema.extend({
  email: z.string(),
  reminders: z.boolean(),
  guarantor: guarantorSchema.nullable(),
})
export type PatientSelf = z.output<typeof patientSelfSchema>
