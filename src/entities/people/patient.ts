import { z } from 'zod'
import { guarantorChoiceSchema, guarantorSchema } from '../appointment/guarantor.ts'
import { isStorable } from '../text/characters.ts'
import { interfaceLanguages } from '../text/interface-language.ts'
import { personName } from './account.ts'
import { birthDateSchema } from './birth-date.ts'

const nothing = (value: unknown) => (typeof value === 'string' && value.trim() === '' ? null : value)
const optional = <T extends z.ZodType>(schema: T) => z.preprocess(nothing, schema.nullable())

const phone = z
  .string()
  .trim()
  .max(40, 'validation:tooLong')
  .regex(/^\+?(?:[\s().-]*\d){6,20}[\s().-]*$/, 'validation:phone')
/** Who books without an account can be reached by nothing else. */
export const requiredPhone = z.string('validation:required').trim().min(1, 'validation:required').pipe(phone)

export const birthDate = optional(birthDateSchema)

/** What a patient keeps up to date about herself. A blank optional field is null. */
export const patientProfileSchema = z.strictObject({
  full_name: personName,
  language: z.enum(interfaceLanguages, 'validation:choice'),
  phone: optional(phone),
  birthDate,
  address: optional(
    z.string().trim().max(400, 'validation:tooLong').refine(isStorable, 'validation:characters'),
  ),
  promotionalOffers: z.boolean(),
  /** Wants to be reminded of appointments; left out, it stays as it is. */
  reminders: z.boolean().optional(),
  /** Who usually pays; left out, it stays as it is, and null is nobody yet. */
  guarantor: guarantorChoiceSchema.nullish(),
})

/** With what only the hospital, or another step, can change. */
export const patientSelfSchema = patientProfileSchema.extend({
  email: z.string(),
  reminders: z.boolean(),
  guarantor: guarantorSchema.nullable(),
})
export type PatientSelf = z.output<typeof patientSelfSchema>
