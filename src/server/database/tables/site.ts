import { sql } from 'drizzle-orm'
import { check, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

/** The releases that the site can be rolled back to. Their files are in the store of the site. */
export const release = pgTable('release', {
  id: uuid().primaryKey(),
  builtAt: instant().notNull(),
  /** The version of our own code that built it. */
  code: text().notNull(),
  /** The newest content change that it includes. */
  changeId: integer().notNull(),
  /** The hash of its manifest, which has the list of its files. */
  manifest: text().notNull(),
  /** When it was last deployed, by the address of the deploy target. */
  deployedAt: jsonb().$type<Record<string, string>>().notNull().default({}),
  /** Since when a roll back to it is impossible, because its files are being deleted. The row is deleted last. */
  droppedAt: instant(),
})

/** Which release is live, for all processes. One row. */
export const site = pgTable(
  'site',
  {
    id: integer().primaryKey().default(1),
    /** Null before the first release. */
    release: uuid(),
    /** Since when nothing is published; null unless an administrator or the command line rolled the site back. */
    frozenAt: instant(),
    /** Null if the command line did it. */
    frozenBy: uuid(),
    /** The reason of a full build that is not finished. */
    owed: text().$type<'demand' | 'schedule' | 'start'>(),
    /** When the full build was requested last. */
    owedAt: instant(),
  },
  table => [check('site_has_one_row', sql`${table.id} = 1`)],
)
