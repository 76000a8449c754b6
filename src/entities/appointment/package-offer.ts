import type { PublicItem } from '../kinds.ts'
import { priceState } from '../text/price.ts'
import type { PackageAgreement, PackageTerms } from './package-terms.ts'

type Offered = Pick<PublicItem<'packages'>, 'title' | 'price' | 'priceNote' | 'termsVersion' | 'preparation'>

/** The terms of a package on a date (`YYYY-MM-DD`) at its location. A price out of its dates is given on request. */
export function packageTermsOf(item: Offered, today: string): PackageTerms {
  const { title, price, priceNote = null, termsVersion = null, preparation = null } = item
  const isOffered = price && priceState(price, today) === 'offered'
  return {
    title,
    price: isOffered ? { amount: price.amount, currency: price.currency } : null,
    priceNote,
    termsVersion,
    preparation,
  }
}

/** What is sent when a patient agrees to these terms. */
export const agreementTo = ({ price, termsVersion }: PackageTerms): PackageAgreement => ({
  amount: price?.amount ?? null,
  termsVersion,
  agreed: true,
})

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
