import type { PublicItem } from '../kinds.ts'
import { localizedText } from '../localized.ts'
import type { InterfaceLanguage } from '../text/interface-language.ts'
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

/** What is sent when a patient agrees to these terms of a package. */
export const agreementTo = (
  { price, termsVersion }: PackageTerms,
  { updatedAt }: Pick<PublicItem<'packages'>, 'updatedAt'>,
): PackageAgreement => ({
  updatedAt,
  amount: price?.amount ?? null,
  termsVersion,
  agreed: true,
})

/** An age without a limit on one side has only the other one. */
export type PackageRefusal = { why: 'sex' } | { why: 'age'; from?: number; to?: number }

type ForWhom = NonNullable<PublicItem<'packages'>['forWhom']>
type Inclusion = NonNullable<PublicItem<'packages'>['inclusions']>[number]

/** The inclusions by group, in the order of their first lines. Lines without a group form a group of their own. */
export function groupsOf(
  inclusions: readonly Inclusion[] | undefined,
  language: InterfaceLanguage,
): Inclusion[][] {
  const groups = new Map<string, Inclusion[]>()
  for (const one of inclusions ?? []) {
    const name = localizedText(one.group, language)
    groups.set(name, [...(groups.get(name) ?? []), one])
  }
  return [...groups.values()]
}

/** If the ages contradict each other, only the lower limit applies. */
function agesOf({ ageFrom: from = 0, ageTo }: ForWhom = {}): { from: number; to: number | undefined } {
  return { from, to: ageTo !== undefined && ageTo < from ? undefined : ageTo }
}

type GroupText =
  | `who.${'everybody' | 'female' | 'male' | 'children' | 'infants'}`
  | `who.${'from' | 'upTo' | 'between'}`

/** For whom a package is: `Women from 25 to 65 years`. Empty if it is for all patients. `w` translates texts of `packages`. */
export function targetGroupText(
  forWhom: ForWhom | undefined,
  w: (key: GroupText, values?: Record<string, string | number>) => string,
): string {
  const { sex = 'everybody' } = forWhom ?? {}
  const { from, to } = agesOf(forWhom)
  if (sex === 'everybody' && !from && to === undefined) return ''
  if (sex === 'everybody' && to !== undefined && to <= 1) return w('who.infants')
  const everybody = to !== undefined && to < 18 ? 'who.children' : 'who.everybody'
  const who = w(({ everybody, female: 'who.female', male: 'who.male' } as const)[sex])
  if (from && to !== undefined) return w('who.between', { who, from, to })
  if (from) return w('who.from', { who, from })
  return to === undefined ? who : w('who.upTo', { who, to })
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
  const { sex = 'everybody' } = forWhom ?? {}
  const isKnown = patient.sex === 'female' || patient.sex === 'male'
  if (sex !== 'everybody' && isKnown && patient.sex !== sex) return { why: 'sex' }
  if (!patient.birthDate) return null
  const age = Temporal.PlainDate.from(patient.birthDate).until(date, { largestUnit: 'years' }).years
  const { from, to } = agesOf(forWhom)
  if (age >= from && (to === undefined || age <= to)) return null
  return { why: 'age', ...(from ? { from } : {}), ...(to === undefined ? {} : { to }) }
}
