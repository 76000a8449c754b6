import { eq } from 'drizzle-orm'
import { packageRefusal, packageTermsOf } from '#entities/appointment/package-offer.ts'
import type { PackageAgreement, PackageTerms } from '#entities/appointment/package-terms.ts'
import { packageOf } from '#entities/appointment/timetable-key.ts'
import type { PublicItem } from '#entities/kinds.ts'
import { todayIn } from '#entities/schedule/availability.ts'
import { publicItem } from '../content/views.ts'
import type { Executor } from '../database/connect.ts'
import { patient } from '../database/tables/accounts.ts'
import type { appointment } from '../database/tables/booking.ts'
import { content } from '../database/tables/content.ts'
import { notFound, Problem } from '../kernel/problem.ts'
import type { LockedDoctor } from '../patients/locks.ts'

interface Visit {
  doctor: Pick<LockedDoctor, 'id' | 'slug'>
  patientId: string
  startsAt: Temporal.Instant
  timezone: string
  /** The previous start of an appointment that is moved: a patient whom today's limits already exclude then may still move. */
  movedFrom?: Temporal.Instant
}

interface Wanted extends Visit {
  now: Temporal.Instant
  /** What the patient agreed to; null if the front desk books: it reads the terms to the patient. */
  agreement: PackageAgreement | null
}

/**
 * The package of a timetable as it is now; null for a doctor. 409 if it is not meant for the patient on the day of the
 * visit. Lock the package first.
 */
export async function suitablePackage(
  db: Executor,
  { doctor, patientId, startsAt, timezone, movedFrom }: Visit,
): Promise<PublicItem<'packages'> | null> {
  if (packageOf(doctor.slug) === null) return null
  const [row] = await db.select().from(content).where(eq(content.id, doctor.id))
  const [person] = await db
    .select({ sex: patient.sex, birthDate: patient.birthDate })
    .from(patient)
    .where(eq(patient.id, patientId))
  if (!row?.data || !person) throw notFound()
  const item = publicItem('packages', row) as unknown as PublicItem<'packages'>
  const refusalAt = (at: Temporal.Instant) => packageRefusal(item.forWhom, person, todayIn(timezone, at))
  const refusal = refusalAt(startsAt)
  if (refusal && !(movedFrom && refusalAt(movedFrom))) {
    if (refusal.why === 'sex') throw new Problem(409, 'booking.packageSex')
    const { from, to } = refusal
    // The text with both ages has no context.
    const context = to === undefined ? 'from' : from === undefined ? 'upTo' : undefined
    throw new Problem(409, 'booking.packageAge', { from, to, context })
  }
  return item
}

/**
 * The terms of a package as they are now, to be kept with its appointment; null for an appointment with a doctor. 409 if
 * the package is not meant for the patient, or if the patient agreed to other terms. Lock the package first.
 */
export async function packageTerms(db: Executor, wanted: Wanted): Promise<PackageTerms | null> {
  const { timezone, now, agreement } = wanted
  const item = await suitablePackage(db, wanted)
  if (!item) return null
  const terms = packageTermsOf(item, todayIn(timezone, now))
  const isAgreed =
    !agreement ||
    (agreement.updatedAt === item.updatedAt &&
      agreement.amount === (terms.price?.amount ?? null) &&
      agreement.termsVersion === terms.termsVersion)
  if (!isAgreed) throw new Problem(409, 'booking.packageChanged')
  return terms
}

/** 409 for a move to a package, or away from one: the terms that the patient agreed to belong to it. */
export function refuseOtherPackage(
  row: Pick<typeof appointment.$inferSelect, 'doctorId' | 'package'>,
  doctor: Pick<LockedDoctor, 'id' | 'slug'>,
): void {
  const isPackage = row.package !== null || packageOf(doctor.slug) !== null
  if (isPackage && doctor.id !== row.doctorId) throw new Problem(409, 'booking.packageFixed')
}
