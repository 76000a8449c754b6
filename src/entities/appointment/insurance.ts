import type { PublicItem } from '../kinds.ts'
import type { Guarantor } from './guarantor.ts'

/** Kinds of partners that pay for patients: suppliers and schools do not. Without zod, for the browser. */
export const payerKinds = ['bpjs', 'insurer', 'company'] as const

export type Payer = Pick<PublicItem<'partners'>, 'slug' | 'name' | 'kind' | 'takenAt'>
export type TakenAt = NonNullable<Payer['takenAt']>[number]
interface Seen {
  slug: string
  specialists: readonly string[]
}

export const isPayer = ({ kind }: Pick<Payer, 'kind'>): boolean => payerKinds.some(one => one === kind)

/**
 * Whether the insurer pays for visits there. The form leaves out what was never ticked: with inpatients alone ticked it
 * does not, with nothing ticked it is not said, and the row counts.
 */
export const coversOutpatients = ({ coverage }: TakenAt): boolean =>
  coverage?.outpatient ?? !coverage?.inpatient

/** Whether it pays for a visit to a doctor who practises at the place of this row. */
export const isTakenBy = (row: TakenAt, doctor: Seen): boolean =>
  coversOutpatients(row) &&
  !row.exceptDoctors?.includes(doctor.slug) &&
  !doctor.specialists.some(specialist => row.exceptSpecialists?.includes(specialist))

/** The row of a place. Undefined if the insurer does not pay there; if a doctor is given, for a visit to this doctor. */
export const takenAt = (
  { takenAt: rows }: Pick<Payer, 'takenAt'>,
  location: string,
  doctor?: Seen,
): TakenAt | undefined => {
  // A place may have a row for inpatients and one for outpatients.
  const there = rows?.filter(one => one.location === location)
  return doctor ? there?.find(row => isTakenBy(row, doctor)) : there?.[0]
}

/** The partners that pay at a place, in their order. */
export const takenThere = <P extends Payer>(partners: readonly P[], location: string, doctor?: Seen) =>
  partners.flatMap(partner => {
    const row = isPayer(partner) ? takenAt(partner, location, doctor) : undefined
    return row ? [{ partner, row }] : []
  })

/** The partner that a guarantor names. BPJS Kesehatan is the partner of its kind. */
export const payerOf = <P extends Payer>(
  partners: readonly P[],
  { kind, partner }: Pick<Guarantor, 'kind'> & { partner?: string | null | undefined },
): P | undefined =>
  partners.find(one => (kind === 'bpjs' ? one.kind === 'bpjs' : kind === 'partner' && one.slug === partner))

/** What is to be paid for: a visit to a doctor, or a package with the partners that pay for it. */
type Paid = Seen | { insurers: readonly string[] }

/**
 * Whether a guarantor pays for a visit or a package at a place. Null if the hospital has not said where it pays for visits:
 * then nothing is claimed, neither that it does nor that it does not.
 */
export function coverAt(
  partners: readonly Payer[],
  guarantor: Parameters<typeof payerOf>[1] | null,
  location: string,
  paid: Paid,
): { payer: Payer; row: TakenAt | undefined } | null {
  const payer = guarantor ? payerOf(partners, guarantor) : undefined
  if (!payer) return null
  if ('insurers' in paid) {
    const row = paid.insurers.includes(payer.slug) ? (takenAt(payer, location) ?? { location }) : undefined
    return { payer, row }
  }
  return payer.takenAt?.length ? { payer, row: takenAt(payer, location, paid) } : null
}
