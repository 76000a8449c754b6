import { and, eq, gt, inArray, ne, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { occupyingStatuses } from '#entities/appointment/appointment-status.ts'
import { erasedName } from '#entities/people/erased-name.ts'
import type { Executor } from '../database/connect.ts'
import { patient } from '../database/tables/accounts.ts'
import { answerLink, appointment, placeHold } from '../database/tables/booking.ts'
import { callItem } from '../database/tables/call-list.ts'
import { notFound, Problem } from '../kernel/problem.ts'

export type Row = typeof patient.$inferSelect

/** The two records. 404 if one of them does not exist, was erased, or was merged already. */
export async function findTwo(db: Executor, keptId: string, mergedId: string): Promise<[Row, Row]> {
  const rows = await db
    .select()
    .from(patient)
    .where(and(inArray(patient.id, [keptId, mergedId]), ne(patient.fullName, erasedName)))
  const [kept, merged] = [keptId, mergedId].map(id => rows.find(one => one.id === id))
  if (!kept || !merged || kept === merged) throw notFound()
  return [kept, merged]
}

/**
 * Which of two records may end in the other. What belongs to an account stays with it: only its owner sees these
 * appointments.
 */
function refuseByAccounts(kept: Row, merged: Row): void {
  if (kept.accountId && merged.accountId) throw new Problem(409, 'patients.bothAccounts')
  if (merged.accountId) throw new Problem(409, 'patients.accountStays')
  const family = kept.accountId ?? kept.dependantOf
  if (merged.dependantOf && merged.dependantOf !== family)
    throw new Problem(409, family ? 'patients.otherFamily' : 'patients.accountStays')
  if (kept.removedAt || merged.removedAt) throw new Problem(409, 'patients.removedFromFamily')
}

const other = alias(appointment, 'other')

/** One patient cannot have two appointments at a time: the database refuses it too. */
async function refuseOverlap(db: Executor, kept: Row, merged: Row): Promise<void> {
  const [found] = await db
    .select({ code: appointment.code, other: other.code })
    .from(appointment)
    .innerJoin(
      other,
      and(
        eq(other.patientId, merged.id),
        inArray(other.status, [...occupyingStatuses]),
        sql`tstzrange(${other.startsAt}, ${other.endsAt}) && tstzrange(${appointment.startsAt}, ${appointment.endsAt})`,
      ),
    )
    .where(and(eq(appointment.patientId, kept.id), inArray(appointment.status, [...occupyingStatuses])))
    .limit(1)
  if (found) throw new Problem(409, 'patients.mergeOverlap', found)
}

/** A hold names its patient, and an offer of the waiting list is open with it: both end within minutes or hours. */
export async function refuseWhileHeld(db: Executor, id: string, now: Temporal.Instant): Promise<void> {
  const [held] = await db
    .select({ id: placeHold.id })
    .from(placeHold)
    .where(and(or(eq(placeHold.dependantId, id), eq(placeHold.patientId, id)), gt(placeHold.expiresAt, now)))
    .limit(1)
  if (held) throw new Problem(409, 'patients.mergeHeld')
}

/** Throws a Problem if the second record may not end in the first. Call it under the locks of both families. */
export async function refuseMerge(
  db: Executor,
  kept: Row,
  merged: Row,
  now: Temporal.Instant,
): Promise<void> {
  if (kept.mergedInto || merged.mergedInto) throw new Problem(409, 'api.conflict')
  refuseByAccounts(kept, merged)
  await refuseWhileHeld(db, merged.id, now)
  await refuseOverlap(db, kept, merged)
}

/** Whether the front desk has changed a patient's record number since a merge: the merged record has no copy of it. */
export async function hasNewNumber(db: Executor, keptId: string, mergeId: string): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select 1 from audit_entry later where later.patient_id = ${keptId} and later.action = 'patient.change'
      and later.detail->'fields' ? 'recordNumber'
      and later.id > (select max(id) from audit_entry where patient_id = ${keptId} and action = 'patient.merge'
        and detail->>'merge' = ${mergeId})
    limit 1`)
  return rows.length > 0
}

/** These appointments, and those that were chosen instead of one of them, by a link in an email or in a call. */
export async function withChosen(db: Executor, ids: string[]): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    with recursive instead(old, id) as (
      select appointment_id, new_appointment_id from ${answerLink} where new_appointment_id is not null
      union select appointment_id, new_appointment_id from ${callItem} where new_appointment_id is not null
    ), chosen(id) as (
      select unnest(${`{${ids.join()}}`}::uuid[])
      union select instead.id from instead join chosen on chosen.id = instead.old)
    select id from chosen`)
  return rows.map(one => one.id)
}
