import { and, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../database/connect.ts'
import { patient } from '../database/tables/accounts.ts'
import { appointment } from '../database/tables/booking.ts'
import { isId } from '../kernel/ids.ts'
import { notFound } from '../kernel/problem.ts'

/** The patient records of an account: the account holder's, and those of all present and removed dependants. */
export const familyOf = (db: Executor, accountId: string) =>
  db
    .select({ id: patient.id })
    .from(patient)
    .where(or(eq(patient.accountId, accountId), eq(patient.dependantOf, accountId)))

/** Appointments of all family members of an account. */
export const ofFamily = (db: Executor, accountId: string): SQL =>
  inArray(appointment.patientId, familyOf(db, accountId))

/** A present dependant of this account. 404 for other ids too, so that the answer does not reveal which ids exist. */
export async function findDependant(db: Executor, accountId: string, id: string) {
  const [found] = isId(id)
    ? await db
        .select()
        .from(patient)
        .where(and(eq(patient.id, id), eq(patient.dependantOf, accountId), isNull(patient.removedAt)))
    : []
  if (!found) throw notFound()
  return found
}

/** The record of the account holder. */
export async function ownPatient(db: Executor, accountId: string): Promise<string> {
  const [found] = await db.select({ id: patient.id }).from(patient).where(eq(patient.accountId, accountId))
  if (!found) throw notFound()
  return found.id
}

/** These patients, and all who were merged into them. */
export async function withMerged(db: Executor, ids: readonly string[]): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    with recursive person(id) as (
      select unnest(${`{${ids.join()}}`}::uuid[])
      union select m.merged_id from patient_merge m join person on person.id = m.kept_id where m.undone_at is null)
    select id from person`)
  return rows.map(one => one.id)
}
