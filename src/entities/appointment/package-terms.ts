import { z } from 'zod'
import { localizedSchema } from '../localized-schema.ts'

const texts = localizedSchema(z.string(), false).nullable()

/** What a patient was told about a package when it was requested: kept as it was, whatever the package says later. */
export const packageTermsSchema = z.object({
  title: localizedSchema(z.string(), false),
  /** In the currency's main unit; null if the price is given on request. */
  price: z.object({ amount: z.number(), currency: z.string() }).nullable(),
  priceNote: texts,
  termsVersion: z.string().nullable(),
  preparation: texts,
})
export type PackageTerms = z.infer<typeof packageTermsSchema>

/** What the patient saw and agreed to. A request with other terms than those of now is refused. */
export const packageAgreementSchema = z.strictObject({
  amount: z.number().nullable(),
  termsVersion: z.string().max(40).nullable(),
  /** The preparation and the terms were read and agreed to. */
  agreed: z.literal(true, 'validation:required'),
})
export type PackageAgreement = z.output<typeof packageAgreementSchema>

export type PackageRefusal =
  | { code: 'booking.packageSex' }
  | { code: 'booking.packageAge'; from: number; to: number }

interface ForWhom {
  sex?: 'everybody' | 'female' | 'male' | undefined
  ageFrom?: number | undefined
  ageTo?: number | undefined
}

/**
 * Why a package is not meant for this patient on the day of the appointment; null if it is, and if the patient's data do
 * not say: the hospital then asks.
 */
export function packageRefusal(
  forWhom: ForWhom | undefined,
  patient: { sex: string | null; birthDate: string | null },
  date: string,
): PackageRefusal | null {
  const { sex = 'everybody', ageFrom = 0, ageTo = 130 } = forWhom ?? {}
  const isKnown = patient.sex === 'female' || patient.sex === 'male'
  if (sex !== 'everybody' && isKnown && patient.sex !== sex) return { code: 'booking.packageSex' }
  if (!patient.birthDate) return null
  const age = Temporal.PlainDate.from(patient.birthDate).until(date, { largestUnit: 'years' }).years
  // Ages that contradict each other are a mistake of the content and limit nothing.
  if (ageFrom > ageTo || (age >= ageFrom && age <= ageTo)) return null
  return { code: 'booking.packageAge', from: ageFrom, to: ageTo }
}
