import { sql } from 'drizzle-orm'
import {
  bigint,
  bigserial,
  boolean,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import type { NotificationKind } from '#entities/office/notification-kind.ts'
import type { AdminScope } from '#entities/people/account.ts'
import { account } from './accounts.ts'
import { instant } from './columns.ts'

const now = sql`now()`

/**
 * Something that administrators of one scope should look at. It names what it is about by id alone and holds nothing of
 * anybody: the words are read from the thing itself when somebody looks. Most are written by triggers, in the
 * transaction of the deed.
 */
export const notification = pgTable(
  'notification',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    at: instant().notNull().default(now),
    kind: text().$type<NotificationKind>().notNull(),
    scope: text().$type<AdminScope>().notNull(),
    objectId: text(),
    /** What is told once only: a second one with the same words is not written. */
    once: text().unique(),
  },
  table => [index('notification_scope').on(table.scope, table.id)],
)

export const notificationRead = pgTable(
  'notification_read',
  {
    accountId: uuid()
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    notificationId: bigint({ mode: 'number' })
      .notNull()
      .references(() => notification.id, { onDelete: 'cascade' }),
  },
  table => [
    primaryKey({ columns: [table.accountId, table.notificationId] }),
    index('notification_read_of').on(table.notificationId),
  ],
)

/** A public address that is no more: where it leads, or that it is gone for good. Without the language's prefix. */
export const redirect = pgTable('redirect', {
  id: uuid().primaryKey(),
  fromPath: text().notNull().unique(),
  /** Null: 410, gone. */
  toPath: text(),
  /** Made by a slug that changed. */
  automatic: boolean().notNull().default(false),
  createdBy: uuid(),
  createdAt: instant().notNull().default(now),
})

/** How often a sort of public page was opened on a day, counted by ourselves; nothing of who opened it. */
export const visitCount = pgTable(
  'visit_count',
  { day: date().notNull(), page: text().notNull(), count: integer().notNull() },
  table => [primaryKey({ columns: [table.day, table.page] })],
)

/** Words that a search on the public site found nothing for. */
export const missedSearch = pgTable(
  'missed_search',
  { day: date().notNull(), words: text().notNull(), count: integer().notNull() },
  table => [primaryKey({ columns: [table.day, table.words] })],
)
