import { and, inArray, sql } from 'drizzle-orm'
import type { Executor } from '../../database/connect.ts'
import { outboxMessage } from '../../database/tables/messages.ts'

/** The kinds of mails that contain what a visitor wrote in a form, or an answer to it. */
export const mailsWithInput = [
  'contact.message',
  'contact.received',
  'application.received',
  'application.reply',
]

/** Deletes the mails about a message or an application together with it: their texts have its reference. */
export async function deleteMails(db: Executor, reference: string): Promise<void> {
  await db
    .delete(outboxMessage)
    .where(
      and(
        inArray(outboxMessage.kind, mailsWithInput),
        sql`position(${reference} in ${outboxMessage.text}) > 0`,
      ),
    )
}
