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

/** What the patient read and agreed to. A request is refused if the package has other terms or texts now. */
export const packageAgreementSchema = z.strictObject({
  /** The `updatedAt` of the package that the patient read. */
  updatedAt: z.string('validation:required'),
  /** Beside `updatedAt`, as a price ends on its last day without a change of the package. */
  amount: z.number().nullable(),
  termsVersion: z.string().max(40).nullable(),
  /** The preparation and the terms were read and agreed to. */
  agreed: z.literal(true, 'validation:required'),
})
export type PackageAgreement = z.output<typeof packageAgreementSchema>
