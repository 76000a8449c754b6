import { and, eq, gt, gte, inArray, isNull, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { type Executor, newId } from '../database/connect.ts'
import { patient, patientMerge } from '../database/tables/accounts.ts'
import { answerLink, appointment } from '../database/tables/booking.ts'
import { waitingEntry } from '../database/tables/waiting-list.ts'
import { audit } from '../kernel/audit.ts'
import type { Actor, Deps } from '../kernel/deps.ts'
import { isId } from '../kernel/ids.ts'
import { millisecond } from '../kernel/millisecond.ts'
import { notFound, Problem } from '../kernel/problem.ts'
import { note } from '../patients/dependants.ts'
import { lockFamilies } from '../patients/locks.ts'
import { findTwo, hasNewNumber, type Row, refuseMerge, refuseWhileHeld, withChosen } from './merge-rules.ts'

/** Within this time a merge can be undone. Then `forget-expired` deletes the merged record. */
const undoable = Temporal.Duration.from({ hours: 30 * 24 })
type Merge = typeof patientMerge.$inferSelect

/** Columns that the kept patient gets from the merged one if they are empty. */
const fillable = [
  'birthDate',
  'sex',
  'phone',
  'address',
  'emergencyContact',
  'insurance',
  'recordNumber',
  'nik',
  'nikHash',
  'deskNotes',
] as const satisfies (keyof Row)[]
type Fillable = (typeof fillable)[number]

/** A dependant is reached by the telephone and the address of the account holder. */
const ofHolder: readonly Fillable[] = ['phone', 'address']
const fillsOf = (kept: Row, merged: Row) =>
  fillable.filter(
    name =>
      kept[name] === null && merged[name] !== null && !(kept.dependantOf !== null && ofHolder.includes(name)),
  )

const own = alias(waitingEntry, 'own')
const open = ['waiting', 'offered'] as const

/** Ends entries of the merged patient that wait for the same as one of the kept patient: the database allows one. */
async function endSameEntries(db: Executor, kept: string, merged: string): Promise<string[]> {
  const same = db
    .select({ id: own.id })
    .from(own)
    .where(
      and(
        eq(own.patientId, kept),
        inArray(own.status, [...open]),
        or(
          eq(own.specialistId, waitingEntry.specialistId),
          and(
            isNull(own.specialistId),
            isNull(waitingEntry.specialistId),
            eq(own.doctorId, waitingEntry.doctorId),
          ),
        ),
      ),
    )
  const ended = await db
    .update(waitingEntry)
    .set({ status: 'left' })
    .where(
      and(eq(waitingEntry.patientId, merged), inArray(waitingEntry.status, [...open]), sql`exists ${same}`),
    )
    .returning({ id: waitingEntry.id })
  return ended.map(one => one.id)
}

/** Gives the rows of one patient to another: all of them, or those with these ids. Their other columns stay. */
async function giveRows(
  db: Executor,
  table: typeof appointment | typeof waitingEntry,
  from: string,
  to: string,
  ids?: string[],
): Promise<string[]> {
  const rows = await db
    .update(table)
    .set({ patientId: to })
    .where(and(eq(table.patientId, from), ids && inArray(table.id, ids)))
    .returning({ id: table.id })
  return rows.map(one => one.id)
}

const setPatient = (db: Executor, id: string, values: Partial<Row>) =>
  db.update(patient).set(values).where(eq(patient.id, id))

const auditBoth = async (
  db: Executor,
  actor: Actor,
  action: 'patient.merge' | 'patient.unmerge',
  { keptId, mergedId, id }: Pick<Merge, 'keptId' | 'mergedId' | 'id'>,
) => {
  await audit(db, note(actor, action, keptId, { merge: id, other: mergedId }))
  await audit(db, note(actor, action, mergedId, { merge: id, into: keptId }))
}

/**
 * Makes two records of one person one. Appointments and entries of the waiting list go to the kept patient, with all that
 * hangs on them; empty columns are filled. The merged record stays, hidden and closed for bookings, until the merge can no
 * longer be undone. The audit of the kept patient includes it from now on.
 */
export async function mergePatients(
  deps: Deps,
  actor: Actor,
  keptId: string,
  asked: { other: string; version: string; otherVersion: string },
): Promise<void> {
  if (!isId(keptId)) throw notFound()
  await deps.db.transaction(async db => {
    await lockFamilies(db, [keptId, asked.other])
    const [kept, merged] = await findTwo(db, keptId, asked.other)
    const now = millisecond(deps.now())
    await refuseMerge(db, kept, merged, now)
    if (String(kept.updatedAt) !== asked.version || String(merged.updatedAt) !== asked.otherVersion)
      throw new Problem(409, 'api.conflict')
    const filled = fillsOf(kept, merged)
    // The merged record first: its number is unique.
    await setPatient(db, merged.id, {
      mergedInto: kept.id,
      removedAt: now,
      updatedAt: now,
      ...(filled.includes('recordNumber') ? { recordNumber: null } : {}),
    })
    const values = Object.fromEntries(filled.map(name => [name, merged[name]]))
    await setPatient(db, kept.id, { ...values, updatedAt: now })
    const endedEntries = await endSameEntries(db, kept.id, merged.id)
    const merge = {
      id: newId(),
      keptId: kept.id,
      mergedId: merged.id,
      mergedBy: actor.accountId,
      mergedAt: now,
      filled,
      appointments: await giveRows(db, appointment, merged.id, kept.id),
      waitingEntries: await giveRows(db, waitingEntry, merged.id, kept.id),
      endedEntries,
      keptUpdatedAt: kept.updatedAt,
      mergedUpdatedAt: merged.updatedAt,
    }
    await db.insert(patientMerge).values(merge)
    await auditBoth(db, actor, 'patient.merge', merge)
  })
}

/** Takes back what the kept patient got from the merged one, unless it was changed since. */
function unfilled({ filled, keptUpdatedAt, mergedAt }: Merge, kept: Row, merged: Row, now: Temporal.Instant) {
  const isSame = (name: Fillable) =>
    // The encrypted number differs each time that it is stored, its sum does not.
    name === 'nik'
      ? kept.nikHash === merged.nikHash
      : JSON.stringify(kept[name]) === JSON.stringify(merged[name])
  return {
    ...Object.fromEntries((filled as Fillable[]).filter(isSame).map(name => [name, null])),
    updatedAt: mergedAt.equals(kept.updatedAt) ? keptUpdatedAt : now,
  }
}

/** Undoes a merge: each moved row is again the merged patient's. What else was booked since stays with the kept patient. */
export async function undoMerge(deps: Deps, actor: Actor, keptId: string, mergeId: string): Promise<void> {
  await deps.db.transaction(async db => {
    const found = () =>
      db
        .select()
        .from(patientMerge)
        .where(
          and(eq(patientMerge.id, mergeId), eq(patientMerge.keptId, keptId), isNull(patientMerge.undoneAt)),
        )
    const [asked] = isId(keptId) ? await found() : []
    if (!asked) throw notFound()
    await lockFamilies(db, [keptId, asked.mergedId])
    // A colleague may have undone it while this transaction waited.
    const [merge] = await found()
    if (!merge) throw new Problem(409, 'api.conflict')
    const now = millisecond(deps.now())
    if (Temporal.Instant.compare(merge.mergedAt.add(undoable), now) < 0)
      throw new Problem(409, 'patients.undoTooLate')
    const [kept, merged] = await findTwo(db, keptId, merge.mergedId)
    if (kept.mergedInto) throw new Problem(409, 'patients.mergedOn')
    await refuseWhileHeld(db, keptId, now)
    const isNumberBack = merge.filled.includes('recordNumber') && !(await hasNewNumber(db, keptId, mergeId))
    const recordNumber = isNumberBack ? kept.recordNumber : null
    await setPatient(db, keptId, unfilled(merge, kept, { ...merged, recordNumber }, now))
    await setPatient(db, merged.id, {
      mergedInto: null,
      removedAt: null,
      updatedAt: merge.mergedUpdatedAt,
      ...(isNumberBack ? { recordNumber } : {}),
    })
    const returned = await withChosen(db, merge.appointments)
    await giveRows(db, appointment, keptId, merged.id, returned)
    await giveRows(db, waitingEntry, keptId, merged.id, merge.waitingEntries)
    // Links in emails that were sent since the merge went to the other patient's address.
    await db
      .delete(answerLink)
      .where(and(inArray(answerLink.appointmentId, returned), gte(answerLink.createdAt, merge.mergedAt)))
    // An entry of the waiting list must not replace an appointment that is another patient's now.
    await db
      .update(waitingEntry)
      .set({ status: 'left' })
      .where(
        and(
          eq(waitingEntry.patientId, keptId),
          inArray(waitingEntry.replaces, returned),
          inArray(waitingEntry.status, [...open]),
        ),
      )
    await db
      .update(waitingEntry)
      .set({ status: 'waiting' })
      .where(and(inArray(waitingEntry.id, merge.endedEntries), eq(waitingEntry.status, 'left')))
    await db
      .update(patientMerge)
      .set({ undoneBy: actor.accountId, undoneAt: now })
      .where(eq(patientMerge.id, mergeId))
    await auditBoth(db, actor, 'patient.unmerge', merge)
  })
}

/** The merges into a patient that can still be undone, the newest first. */
export async function mergesInto({ db, now }: Deps, keptId: string) {
  const rows = await db
    .select({ id: patientMerge.id, name: patient.fullName, mergedAt: patientMerge.mergedAt })
    .from(patientMerge)
    .innerJoin(patient, eq(patient.id, patientMerge.mergedId))
    .where(
      and(
        eq(patientMerge.keptId, keptId),
        isNull(patientMerge.undoneAt),
        gt(patientMerge.mergedAt, now().subtract(undoable)),
      ),
    )
    .orderBy(sql`${patientMerge.mergedAt} desc`)
  return rows.map(({ mergedAt, ...one }) => ({
    ...one,
    mergedAt: String(mergedAt),
    until: String(mergedAt.add(undoable)),
  }))
}
