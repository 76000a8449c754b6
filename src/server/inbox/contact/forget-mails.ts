import { and, inArray, sql } from 'drizzle-orm'
import type { Executor } from '../../database/connect.ts'
import { outboxMessage } from '../../database/tables/messages.ts'

/** The mails that carried a message word for word go with it: both name its reference. */
export async function forgetMails(db: Executor, reference: string): Promise<void> {
  await db
    .delete(outboxMessage)
    .where(
      and(
        inArray(outboxMessage.kind, ['contact.message', 'contact.received']),
        sql`position(${reference} in ${outboxMessage.text}) > 0`,
      ),
    )
}
