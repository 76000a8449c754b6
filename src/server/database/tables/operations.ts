import { sql } from 'drizzle-orm'
import { bigint, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

/** A backup that was made, or that failed: what an administrator sees of them. Written when it is over. */
export const backupRun = pgTable('backup_run', {
  id: uuid().primaryKey(),
  trigger: text().$type<'schedule' | 'command'>().notNull(),
  startedAt: instant().notNull(),
  endedAt: instant().notNull().default(sql`now()`),
  folder: text(),
  rows: bigint({ mode: 'number' }),
  files: integer(),
  bytes: bigint({ mode: 'number' }),
  /** Read again byte by byte, or restored into a scratch database as well. */
  verified: text().$type<'read' | 'restored'>(),
  error: text(),
})
