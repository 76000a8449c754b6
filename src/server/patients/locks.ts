import { eq } from 'drizzle-orm'
import type { Executor } from '../database/connect.ts'
import { locks } from '../database/locks.ts'
import { run } from '../database/statement.ts'
import { patient } from '../database/tables/accounts.ts'
import { notFound, Problem } from '../kernel/problem.ts'

export interface LockedDoctor {
  id: string
  slug: string
  name: string | null
  prefix: string | null
  suffix: string | null
}
interface DoctorRow extends LockedDoctor {
  status: string
  bookable: string | null
}

/** What of a doctor's row a booking wants to know; the house's lock is taken along. */
export const doctorColumns = `id, key as slug, status, data->>'bookable' as bookable, data->>'name' as name,
  data->>'prefix' as prefix, data->>'suffix' as suffix, pg_advisory_xact_lock_shared(${locks.timetables}) as house`
const text = (column: string) =>
  `select ${doctorColumns} from content
   where kind = 'doctors' and ${column} and deleted_at is null for no key update`
const bySlug = { name: 'lock-doctor-by-slug', text: text('key = $1') }
const byId = { name: 'lock-doctor-by-id', text: text('id = $1::uuid') }

/** The desk may book a doctor whom the public cannot. */
export function admit(found: DoctorRow | undefined, atDesk = false): LockedDoctor {
  if (found?.status !== 'published') throw notFound()
  if (found.bookable !== 'true' && !atDesk) throw new Problem(409, 'booking.notBookable')
  const { id, slug, name, prefix, suffix } = found
  return { id, slug, name, prefix, suffix }
}

/**
 * Holds everybody else who wants to book this doctor until the transaction ends. Always before the patient's lock:
 * two transactions that took them the other way round would wait for each other for ever.
 */
export async function lockDoctor(
  db: Executor,
  which: { slug: string } | { id: string },
  atDesk = false,
): Promise<LockedDoctor> {
  const [found] =
    'slug' in which
      ? await run<DoctorRow>(db, bySlug, [which.slug])
      : await run<DoctorRow>(db, byId, [which.id])
  return admit(found, atDesk)
}

const headOf = {
  name: 'lock-patient',
  text: `
    select id from patient where id = (
      select coalesce(head.id, one.id) from patient one left join patient head on head.account_id = one.dependant_of
      where one.id = $1::uuid)
    for no key update`,
}
/**
 * Holds the other bookings of the patient and of the whole family until the transaction ends: there is one lock a family,
 * on the record of the account's owner. Answers that record's id, under which the family keeps places.
 */
export async function lockPatient(db: Executor, patientId: string): Promise<string> {
  const [found] = await run<{ id: string }>(db, headOf, [patientId])
  return found?.id ?? patientId
}

/** The patient who owns an account, whose family's bookings are held as by `lockPatient`. */
export async function lockOwnPatient(db: Executor, accountId: string): Promise<string> {
  const [found] = await db
    .select({ id: patient.id })
    .from(patient)
    .where(eq(patient.accountId, accountId))
    .for('no key update')
  if (!found) throw notFound()
  return found.id
}
