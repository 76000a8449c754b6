import { and, gt, inArray, isNotNull, isNull, or } from 'drizzle-orm'
import type { Executor } from '../database/connect.ts'
import { outboxMessage } from '../database/tables/messages.ts'

/** Not sent, and refused by a server. A message that is being sent also has an attempt, but no error. */
export const undelivered = and(
  isNull(outboxMessage.sentAt),
  gt(outboxMessage.attempts, 0),
  or(isNotNull(outboxMessage.lastError), isNotNull(outboxMessage.givenUpAt)),
)

/** State of undelivered messages among these: `again` if another attempt follows, `over` if not. */
export async function failuresOf(
  db: Executor,
  emails: string[],
): Promise<ReadonlyMap<string, 'again' | 'over'>> {
  if (emails.length === 0) return new Map()
  const found = await db
    .select({ id: outboxMessage.id, givenUpAt: outboxMessage.givenUpAt })
    .from(outboxMessage)
    .where(and(undelivered, inArray(outboxMessage.id, emails)))
  return new Map(found.map(one => [one.id, one.givenUpAt ? 'over' : 'again']))
}
