import { and, eq, sql } from 'drizzle-orm'
import type { Executor } from '../database/connect.ts'
import { outboxMessage } from '../database/tables/messages.ts'

/** Deletes offer emails about a dependant. They belong to no appointment, so they are found by the id in their link. */
export async function deleteOfferEmails(db: Executor, dependantId: string): Promise<void> {
  await db
    .delete(outboxMessage)
    .where(
      and(
        eq(outboxMessage.kind, 'waiting-list.offer'),
        sql`strpos(${outboxMessage.text}, ${`who=${dependantId}`}) > 0`,
      ),
    )
}
