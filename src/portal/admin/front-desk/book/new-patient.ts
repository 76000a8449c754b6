import { z } from 'zod'
import { birthDateSchema } from '#entities/people/birth-date.ts'
import { requiredPhone } from '#entities/people/patient.ts'

/** The fields of a new patient. The date of birth is null if the box 'unknown' is ticked. */
export const newPatientSchema = z.object({
  name: z.string().trim().min(1, 'desk:book.nameNeeded').max(160, 'validation:tooLong'),
  phone: requiredPhone,
  birthDate: z.string().min(1, 'desk:book.birthDateNeeded').pipe(birthDateSchema).nullable(),
})
export type NewPatient = z.output<typeof newPatientSchema>

/** What was typed into the search, as the first fields of a new patient. */
export function newPatientFrom(typed: string): NewPatient {
  const isPhone = /^[\d\s+().-]+$/.test(typed) && typed.replace(/\D/g, '').length >= 6
  const name = isPhone ? '' : typed.replace(/\d+[/.-]\d+[/.-]\d+/, '').trim()
  return { name, phone: isPhone ? typed : '', birthDate: '' }
}
