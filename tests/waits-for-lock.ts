import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import type { Db } from '#server/database/connect.ts'

const waiting = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`

/** Resolves as soon as one transaction of this database waits for a lock that another one holds. */
export const oneWaitsForLock = (db: Db): Promise<void> =>
  expect.poll(async () => (await db.execute(waiting)).rowCount, { timeout: 10_000 }).toBe(1)
