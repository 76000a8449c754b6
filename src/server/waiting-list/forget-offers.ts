import { and, eq, sql } from 'drizzle-orm'
import type { Executor } from '../database/connect.ts'
import { outboxMessage } from '../database/tables/messages.ts'

/** A letter of an offer to whoever books for somebody belongs to no appointment: that person's id is in its link. */
export async function deleteOfferLetters(db: Executor, dependantId: string): Promise<void> {
  await db
    .delete(outboxMessage)
    .where(
      and(
        eq(outboxMessage.kind, 'waiting-list.offer'),
        sql`strpos(${outboxMessage.text}, ${`who=${dependantId}`}) > 0`,
      ),
    )
}
