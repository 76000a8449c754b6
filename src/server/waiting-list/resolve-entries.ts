import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../database/connect.ts'
import { appointment, placeHold } from '../database/tables/booking.ts'
import { content } from '../database/tables/content.ts'
import { waitingEntry } from '../database/tables/waiting-list.ts'
import { audit } from '../kernel/audit.ts'
import type { Deps } from '../kernel/deps.ts'
import type { SlotTaken } from '../kernel/events.ts'
import { millisecond } from '../kernel/millisecond.ts'

export const openEntries = ['waiting', 'offered'] as const
/** An entry ends when this many offers have lapsed. */
export const maxMissedOffers = 3

/** Entries for any specialty of a doctor. */
export const specialtyEntriesOf = (doctorId: string): SQL =>
  sql`${waitingEntry.specialistId} in (select s.id from ${content} s join ${content} d on d.data->'specialists' ? s.key
    where d.id = ${doctorId} and d.kind = 'doctors' and s.kind = 'specialists')`

/**
 * Entries that compete for the same slots. For a doctor: entries for the doctor or one of their specialties. For a
 * specialty: entries for it or one of its doctors. The id may be of either, as both are content.
 */
export const competingEntries = (id: string): SQL | undefined =>
  or(
    eq(waitingEntry.doctorId, id),
    eq(waitingEntry.specialistId, id),
    specialtyEntriesOf(id),
    sql`${waitingEntry.doctorId} in (select d.id from ${content} d join ${content} s on d.data->'specialists' ? s.key
      where s.id = ${id} and s.kind = 'specialists' and d.kind = 'doctors')`,
  )

type Ended = Pick<typeof waitingEntry.$inferSelect, 'patientId' | 'doctorId' | 'specialistId'>
/** Releases the hold of an ended specialty entry: the offer was with one doctor, and the booking may be with another. */
export async function releaseOffers(db: Executor, ended: readonly Ended[]): Promise<void> {
  for (const { patientId, doctorId, specialistId } of ended) {
    if (!specialistId || !doctorId) continue
    const ofPatient = sql`coalesce(${placeHold.dependantId}, ${placeHold.patientId}) = ${patientId}`
    await releaseHolds(db, and(eq(placeHold.doctorId, doctorId), ofPatient), patientId)
  }
}

async function releaseHolds(db: Executor, which: SQL | undefined, patientId: string): Promise<void> {
  const offered = db
    .select({ id: placeHold.id })
    .from(placeHold)
    .where(which)
    // A transaction that has locked the hold is already releasing it, and may wait for our lock on the entry.
    .for('update', { skipLocked: true })
  const released = await db
    .delete(placeHold)
    .where(inArray(placeHold.id, offered))
    .returning({ id: placeHold.id })
  for (const { id } of released) {
    await audit(db, { action: 'place.release', objectKind: 'hold', objectId: id, patientId })
  }
}

/** Ends the offers of a patient who has booked a slot with the doctor. */
export async function endOffers(db: Executor, { patientId, doctorId, now }: SlotTaken): Promise<void> {
  const ended = await db
    .update(waitingEntry)
    .set({ status: 'booked', updatedAt: now })
    .where(
      and(
        eq(waitingEntry.patientId, patientId),
        or(eq(waitingEntry.doctorId, doctorId), specialtyEntriesOf(doctorId)),
        eq(waitingEntry.status, 'offered'),
      ),
    )
    .returning({
      patientId: waitingEntry.patientId,
      doctorId: waitingEntry.doctorId,
      specialistId: waitingEntry.specialistId,
    })
  // The hold with this doctor has become the appointment.
  await releaseOffers(
    db,
    ended.filter(one => one.doctorId !== doctorId),
  )
}

/** Ends an entry: the patient has booked the offered slot. */
export const endBookedEntry = (db: Executor, entry: string, updatedAt: Temporal.Instant) =>
  db.update(waitingEntry).set({ status: 'booked', updatedAt }).where(eq(waitingEntry.id, entry))

/**
 * Ends entries for an earlier time than an appointment that the patient has cancelled or has had. If the hospital has
 * cancelled it, the patient still needs a time and goes on waiting.
 */
async function endWithAppointment(
  db: Executor,
  whose: SQL | undefined,
  now: Temporal.Instant,
): Promise<void> {
  const isOver = sql`exists (select from ${appointment} a where a.id = ${waitingEntry.replaces}
    and a.status in ('cancelled_by_patient', 'checked_in', 'completed', 'no_show'))`
  const ended = await db
    .update(waitingEntry)
    .set({ status: 'left', updatedAt: now })
    .where(and(whose, inArray(waitingEntry.status, [...openEntries]), isOver))
    .returning({ id: waitingEntry.id, patientId: waitingEntry.patientId })
  for (const { id, patientId } of ended) await releaseHolds(db, eq(placeHold.waitingEntryId, id), patientId)
}

/** Resolves open entries: the patient has an appointment or wants none any more, or the offer has lapsed. */
export async function resolveEntries(deps: Deps, whose: SQL | undefined): Promise<void> {
  const now = millisecond(deps.now())
  const hasAppointment = sql`exists (select from ${appointment} a join ${content} d on d.id = a.doctor_id
    left join ${content} s on s.id = ${waitingEntry.specialistId}
    where a.patient_id = ${waitingEntry.patientId}
    and (a.doctor_id = ${waitingEntry.doctorId} or d.data->'specialists' ? s.key)
    and a.created_at >= ${waitingEntry.createdAt} and a.id is distinct from ${waitingEntry.replaces}
    -- An appointment after these dates does not end the wait: the patient waits for an earlier one.
    and (a.starts_at at time zone a.timezone)::date <= ${waitingEntry.toDate}
    and a.status in ('requested', 'accepted', 'checked_in', 'completed'))`
  await deps.db.transaction(async db => {
    const { patientId, doctorId, specialistId } = waitingEntry
    const booked = await db
      .update(waitingEntry)
      .set({ status: 'booked', updatedAt: now })
      .where(and(whose, inArray(waitingEntry.status, [...openEntries]), hasAppointment))
      .returning({ patientId, doctorId, specialistId })
    await releaseOffers(db, booked)
    await endWithAppointment(db, whose, now)
  })
  // A patient who holds a slot of another doctor of the specialty has not missed the offer.
  const isHeld = sql`exists (select from ${placeHold} h join ${content} d on d.id = h.doctor_id
    left join ${content} s on s.id = ${waitingEntry.specialistId}
    where coalesce(h.dependant_id, h.patient_id) = ${waitingEntry.patientId}
    and (h.doctor_id = ${waitingEntry.doctorId} or d.data->'specialists' ? s.key)
    and h.expires_at > ${now.toString()}::timestamptz)`
  await deps.db
    .update(waitingEntry)
    .set({
      status: sql`case when ${waitingEntry.missed} + 1 >= ${maxMissedOffers} then 'over' else 'waiting' end`,
      missed: sql`${waitingEntry.missed} + 1`,
      doctorId: sql`case when ${waitingEntry.specialistId} is null then ${waitingEntry.doctorId} end`,
      // Moves the entry to the end of the queue.
      queuedAt: now,
      updatedAt: now,
    })
    .where(and(whose, eq(waitingEntry.status, 'offered'), sql`not ${isHeld}`))
}

/** Ends entries whose dates have passed. */
export async function endPastEntries(deps: Deps, ids: string[]): Promise<void> {
  if (ids.length === 0) return
  const over = { status: 'over' as const, updatedAt: millisecond(deps.now()) }
  await deps.db
    .update(waitingEntry)
    .set(over)
    .where(and(inArray(waitingEntry.id, ids), eq(waitingEntry.status, 'waiting')))
}
