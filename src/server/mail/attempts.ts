import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Executor } from '../database/connect.ts'
import { outboxMessage } from '../database/tables/messages.ts'

/** The wait after each failed attempt. After the last one there are no more attempts. */
export const backOff = ['PT1M', 'PT5M', 'PT15M', 'PT1H', 'PT3H', 'PT6H', 'PT12H', 'PT24H'].map(one =>
  Temporal.Duration.from(one),
)

/** Reschedules messages whose next attempt was set by a clock in the future: they wait their usual time from now. */
export async function attemptsFromNow(db: Executor, now: Temporal.Instant): Promise<void> {
  for (const [index, wait] of backOff.entries()) {
    const next = now.add(wait)
    await db
      .update(outboxMessage)
      .set({ nextAttemptAt: next })
      .where(
        and(
          isNull(outboxMessage.sentAt),
          isNull(outboxMessage.givenUpAt),
          eq(outboxMessage.attempts, index + 1),
          // Plus a minute, as the clocks of two machines differ.
          gt(outboxMessage.nextAttemptAt, next.add({ minutes: 1 })),
        ),
      )
  }
}
