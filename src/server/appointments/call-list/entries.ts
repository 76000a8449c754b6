import { and, eq, isNull, sql } from 'drizzle-orm'
import type { CallKind, CallOutcome, CallReason } from '#entities/appointment/appointment-call.ts'
import { type Executor, newId } from '../../database/connect.ts'
import { callItem } from '../../database/tables/call-list.ts'

export interface NewEntry {
  appointmentId: string
  news: CallKind
  why: CallReason
}

/** The appointment does not take place: no later event replaces this one. */
const final = sql`${callItem.news} in ('absence', 'cancelled', 'taken', 'busy')`
const proposed = (column: string) => sql.raw(`excluded.${column}`)

/**
 * Puts the patients of these appointments on the call list. One open entry per appointment: an existing one gets the more
 * important event. Returns the number of new or changed entries.
 */
export async function putOnCallList(
  db: Executor,
  entries: readonly NewEntry[],
  now: Temporal.Instant,
): Promise<number> {
  if (entries.length === 0) return 0
  const news = sql`case when ${final} then ${callItem.news} else ${proposed('news')} end`
  // Keep the old reason: an address that takes no email will not take the next one either.
  const why = sql`case when ${proposed('why')} = 'unanswered' then ${callItem.why} else ${proposed('why')} end`
  const written = await db
    .insert(callItem)
    .values(entries.map(one => ({ id: newId(), ...one, createdAt: now })))
    .onConflictDoUpdate({
      target: callItem.appointmentId,
      targetWhere: sql`done_at is null`,
      set: {
        news,
        why,
        createdAt: sql`case when ${news} = ${callItem.news} then ${callItem.createdAt} else ${proposed('created_at')} end`,
      },
      // `unreached` never replaces an event.
      setWhere: sql`${proposed('news')} <> 'unreached' and (${news}, ${why}) is distinct from (${callItem.news}, ${callItem.why})`,
    })
  return written.rowCount ?? 0
}

/** Closes the open entry of an appointment: the patient answered, or the appointment was restored. */
export async function closeCalls(
  db: Executor,
  appointmentId: string,
  outcome: CallOutcome,
  now: Temporal.Instant,
): Promise<void> {
  await db
    .update(callItem)
    .set({ doneAt: now, outcome })
    .where(and(eq(callItem.appointmentId, appointmentId), isNull(callItem.doneAt)))
}
