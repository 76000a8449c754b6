import { and, eq, ne } from 'drizzle-orm'
import type { ContactStatus } from '#entities/office/contact-choices.ts'
import type { Executor } from '../../database/connect.ts'
import { contactMessage } from '../../database/tables/forms.ts'
import { audit } from '../../kernel/audit.ts'
import type { Actor } from '../../kernel/deps.ts'
import { isId } from '../../kernel/ids.ts'
import { notFound } from '../../kernel/problem.ts'

export type MessageRow = typeof contactMessage.$inferSelect

export async function messageOr404(db: Executor, id: string): Promise<MessageRow> {
  const [row] = isId(id) ? await db.select().from(contactMessage).where(eq(contactMessage.id, id)) : []
  if (!row) throw notFound()
  return row
}

/** Marks a message as answered or open. The first administrator that marks it is recorded. */
export async function setMessageStatus(
  db: Executor,
  { id, status, actor, now }: { id: string; status: ContactStatus; actor: Actor; now: Temporal.Instant },
): Promise<MessageRow> {
  const before = await messageOr404(db, id)
  if (before.status === status) return before
  const answered = status === 'answered'
  const [after] = await db
    .update(contactMessage)
    .set({ status, answeredAt: answered ? now : null, answeredBy: answered ? actor.accountId : null })
    .where(and(eq(contactMessage.id, id), ne(contactMessage.status, status)))
    .returning()
  // A colleague marked or erased the message at the same moment.
  if (!after) return messageOr404(db, id)
  await audit(db, { ...actor, action: 'contact-message.change', objectId: id, detail: { status } })
  return after
}
