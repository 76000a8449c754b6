import { sql } from 'drizzle-orm'
import { bigint, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

/** A finished or failed backup, as administrators see it. Written at the end of the backup. */
export const backupRun = pgTable('backup_run', {
  id: uuid().primaryKey(),
  trigger: text().$type<'schedule' | 'command'>().notNull(),
  startedAt: instant().notNull(),
  endedAt: instant().notNull().default(sql`now()`),
  folder: text(),
  rows: bigint({ mode: 'number' }),
  files: integer(),
  bytes: bigint({ mode: 'number' }),
  /** `read`: read back byte by byte. `restored`: also restored into a temporary database. */
  verified: text().$type<'read' | 'restored'>(),
  error: text(),
})
