import { and, gt, inArray, isNotNull, isNull, or } from 'drizzle-orm'
import type { Executor } from '../database/connect.ts'
import { outboxMessage } from '../database/tables/messages.ts'

/** Sent to nobody yet, and a server has refused it: what is only on its way has an attempt too, but no failure. */
export const undelivered = and(
  isNull(outboxMessage.sentAt),
  gt(outboxMessage.attempts, 0),
  or(isNotNull(outboxMessage.lastError), isNotNull(outboxMessage.givenUpAt)),
)

/** Which of these letters no mail server has taken: `again` where another attempt follows, `over` where none does. */
export async function failuresOf(
  db: Executor,
  letters: string[],
): Promise<ReadonlyMap<string, 'again' | 'over'>> {
  if (letters.length === 0) return new Map()
  const found = await db
    .select({ id: outboxMessage.id, givenUpAt: outboxMessage.givenUpAt })
    .from(outboxMessage)
    .where(and(undelivered, inArray(outboxMessage.id, letters)))
  return new Map(found.map(one => [one.id, one.givenUpAt ? 'over' : 'again']))
}
