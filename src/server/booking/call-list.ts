import { and, eq, isNull } from 'drizzle-orm'
import type { CallNews, CallReason } from '#entities/appointment-call.ts'
import { callItem } from '../database/booking-tables.ts'
import { type Executor, newId } from '../database/connect.ts'

/** Somebody has to call this appointment's patient. One call says it all, so an open one is not joined by another. */
export async function putOnCallList(
  db: Executor,
  appointmentId: string,
  news: CallNews,
  why: CallReason,
): Promise<void> {
  // What a letter had to say is worth more than that none arrives.
  if (news !== 'unreached')
    await db
      .update(callItem)
      .set({ news, why })
      .where(
        and(
          eq(callItem.appointmentId, appointmentId),
          eq(callItem.news, 'unreached'),
          isNull(callItem.doneAt),
        ),
      )
  await db.insert(callItem).values({ id: newId(), appointmentId, news, why }).onConflictDoNothing()
}
