import { eq, sql } from 'drizzle-orm'
import { packageKey, packageOf } from '#entities/appointment/timetable-key.ts'
import { nationalNumber } from '#entities/people/telephone.ts'
import type { Executor } from '../database/connect.ts'
import { locks } from '../database/locks.ts'
import { runStatement } from '../database/statement.ts'
import { account, patient } from '../database/tables/accounts.ts'
import { content } from '../database/tables/content.ts'
import { notFound, Problem } from '../kernel/problem.ts'

export interface LockedDoctor {
  id: string
  slug: string
  name: string | null
  prefix: string | null
  suffix: string | null
  /** The front desk also books those that are not bookable online. */
  bookable: boolean
}
export interface DoctorRow extends Omit<LockedDoctor, 'bookable'> {
  /** `deleted`, or the status of the content. */
  status: string
  bookable: string | null
}

/**
 * Columns that a booking needs of the row of a doctor or a package. Selecting them also takes the shared timetable lock.
 */
export const doctorColumns = `id, case kind when 'packages' then '${packageKey('')}' || key else key end as slug,
  case when deleted_at is null then status else 'deleted' end as status,
  case kind when 'packages' then (data->>'bookingMode' = 'appointment')::text else data->>'bookable' end as bookable,
  coalesce(data->>'name', data->'title'->>'en', data->'title'->>'id') as name, data->>'prefix' as prefix, data->>'suffix' as suffix, pg_advisory_xact_lock_shared(${locks.timetables}) as house`
const byId = {
  name: 'lock-doctor-by-id',
  text: `select ${doctorColumns} from content
    where id = $1::uuid and kind in ('doctors', 'packages') for no key update`,
}

/** Chooses the text about a package, if it is one, and that for the front desk. */
function textFor(slug: string, atDesk = false) {
  if (packageOf(slug) === null) return atDesk ? { context: 'desk' } : {}
  return { context: atDesk ? 'deskPackage' : 'package' }
}

/** The front desk may book a doctor who is not bookable online. */
export function requireBookable(found: DoctorRow | undefined, atDesk = false): LockedDoctor {
  if (!found) throw notFound()
  if (found.status !== 'published') throw new Problem(409, 'booking.withdrawn', textFor(found.slug, atDesk))
  const bookable = found.bookable === 'true'
  if (!bookable && !atDesk) throw new Problem(409, 'booking.notBookable', textFor(found.slug))
  const { id, slug, name, prefix, suffix } = found
  return { id, slug, name, prefix, suffix, bookable }
}

/**
 * Locks the bookings of this doctor, or of this package, until the transaction ends. Always take it before the patient's lock: the reverse
 * order causes a deadlock. 409 if it has left the site since its appointment was made.
 */
export async function lockDoctor(db: Executor, id: string, atDesk = false): Promise<LockedDoctor> {
  const [found] = await runStatement<DoctorRow>(db, byId, [id])
  return requireBookable(found, atDesk)
}

/** Takes the same lock without the doctor's data, also for a doctor who is no longer published. */
export const lockBookings = (db: Executor, doctorId: string) =>
  db.select({ id: content.id }).from(content).where(eq(content.id, doctorId)).for('no key update')

const headOf = {
  name: 'lock-patient',
  text: `
    select id from patient where id = (
      select coalesce(holder.id, one.id) from patient one left join patient holder on holder.account_id = one.dependant_of
      where one.id = $1::uuid)
    for no key update`,
}
/**
 * Locks the bookings of the patient's family until the transaction ends. There is one lock per family, on the record of
 * the account holder. Returns that record's id, under which the family's holds are stored.
 */
export async function lockPatient(db: Executor, patientId: string): Promise<string> {
  const [found] = await runStatement<{ id: string }>(db, headOf, [patientId])
  return found?.id ?? patientId
}

/** Like `lockPatient`, for the account holder of this account. */
export async function lockOwnPatient(db: Executor, accountId: string): Promise<string> {
  const [found] = await db
    .select({ id: patient.id })
    .from(patient)
    .where(eq(patient.accountId, accountId))
    .for('no key update')
  if (!found) throw notFound()
  return found.id
}

/**
 * Locks the data of an account until the transaction ends. Always take it before the patient's lock: the reverse order
 * causes a deadlock. A booking refers to the account under the patient's lock; this lock is not in its way.
 */
export const lockAccount = (db: Executor, id: string) =>
  db.select({ id: account.id }).from(account).where(eq(account.id, id)).for('no key update')

/** Two colleagues who add the same caller at the same moment: the second waits, and finds the patient of the first. */
export async function lockNewPatient(db: Executor, phone: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(${locks.newPatient}, hashtext(${nationalNumber(phone)}))`)
}

/**
 * Locks the bookings of the families of several patients until the transaction ends. Only one such transaction at a time,
 * and none that restores appointments: each locks several families.
 */
export async function lockFamilies(db: Executor, ids: readonly string[]): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(${locks.restoring})`)
  const list = sql.join(
    ids.map(id => sql`${id}::uuid`),
    sql`, `,
  )
  await db.execute(sql`
    select id from patient where id in (
      select coalesce(holder.id, one.id) from patient one left join patient holder on holder.account_id = one.dependant_of
      where one.id in (${list}))
    order by id for no key update`)
}
