import { and, eq, isNull, sql } from 'drizzle-orm'
import type { CallNews, CallOutcome, CallReason } from '#entities/appointment/appointment-call.ts'
import { type Executor, newId } from '../../database/connect.ts'
import { callItem } from '../../database/tables/call-list.ts'

export interface NewEntry {
  appointmentId: string
  news: CallNews
  why: CallReason
}

/** The visit does not take place: nothing that is said later is more important. */
const final = sql`${callItem.news} in ('absence', 'cancelled', 'taken', 'busy')`
const proposed = (column: string) => sql.raw(`excluded.${column}`)

/**
 * Somebody has to call these appointments' patients. One call says it all, so an open entry is not joined by another: it
 * says the more important news from then on. Answers how many entries are new or say something else now.
 */
export async function putOnCallList(
  db: Executor,
  entries: readonly NewEntry[],
  now: Temporal.Instant,
): Promise<number> {
  if (entries.length === 0) return 0
  const news = sql`case when ${final} then ${callItem.news} else ${proposed('news')} end`
  // That an address takes no letters holds also for the next letter.
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
      // What a letter had to say is worth more than that none arrives.
      setWhere: sql`${proposed('news')} <> 'unreached' and (${news}, ${why}) is distinct from (${callItem.news}, ${callItem.why})`,
    })
  return written.rowCount ?? 0
}

/** Nobody needs to call this appointment's patient any more: they answered, or have the place again. */
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
