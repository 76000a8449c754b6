import { and, eq, gte } from 'drizzle-orm'
import type { Executor } from '../../database/connect.ts'
import { callItem } from '../../database/tables/call-list.ts'
import type { Undelivered } from '../../kernel/events.ts'
import { callReasonOf } from '../messages/appointment-event.ts'
import { putOnCallList } from './entries.ts'

/** Puts a patient on the call list whose email was not delivered, if its content is important for the appointment. */
export async function callUndelivered(
  db: Executor,
  { kind, appointmentId, createdAt, final }: Undelivered,
  now: Temporal.Instant,
): Promise<void> {
  const news = callReasonOf(kind, final)
  if (!news) return
  const [reached] = await db
    .select({ id: callItem.id })
    .from(callItem)
    .where(and(eq(callItem.appointmentId, appointmentId), gte(callItem.doneAt, createdAt)))
    .limit(1)
  // The patient was called, or has answered, after the email was written.
  if (reached) return
  await putOnCallList(db, [{ appointmentId, news, why: 'undeliverable' }], now)
}
