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
import { instant, now, owner } from './columns.ts'
import { content } from './content.ts'

/**
 * A notification for administrators of one scope. It refers to its object by id and contains no personal data: the text
 * is read from the object when it is shown. Most notifications are written by triggers, in the transaction of the change.
 */
export const notification = pgTable(
  'notification',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    at: instant().notNull().default(now),
    kind: text().$type<NotificationKind>().notNull(),
    scope: text().$type<AdminScope>().notNull(),
    objectId: text(),
    /** Key of a notification that is created only once: a second one with the same key is not written. */
    once: text().unique(),
  },
  table => [index('notification_scope').on(table.scope, table.id)],
)

export const notificationRead = pgTable(
  'notification_read',
  {
    accountId: owner(() => account.id),
    notificationId: bigint({ mode: 'number' })
      .notNull()
      .references(() => notification.id, { onDelete: 'cascade' }),
  },
  table => [
    primaryKey({ columns: [table.accountId, table.notificationId] }),
    index('notification_read_of').on(table.notificationId),
  ],
)

/** A former public address: its redirect target, or none if the page is gone. Without the language prefix. */
export const redirect = pgTable('redirect', {
  id: uuid().primaryKey(),
  fromPath: text().notNull().unique(),
  /** Null: 410, gone. */
  toPath: text(),
  /** Created by the change of a slug. */
  automatic: boolean().notNull().default(false),
  createdBy: uuid(),
  createdAt: instant().notNull().default(now),
})

/** Page views per day and kind of public page. No data about the visitors. */
export const visitCount = pgTable(
  'visit_count',
  { day: date().notNull(), page: text().notNull(), count: integer().notNull() },
  table => [primaryKey({ columns: [table.day, table.page] })],
)

/** Searches on the public site without a result, with the languages of the pages. */
export const missedSearch = pgTable(
  'missed_search',
  {
    day: date().notNull(),
    words: text().notNull(),
    count: integer().notNull(),
    languages: text().array().notNull().default([]),
  },
  table => [primaryKey({ columns: [table.day, table.words] })],
)

/** What editors decided about words that found nothing: the item or the page that they lead to, or neither. */
export const searchLead = pgTable('search_lead', {
  words: text().primaryKey(),
  contentId: uuid().references(() => content.id, { onDelete: 'cascade' }),
  /** A page of the site itself. */
  page: text(),
  createdBy: uuid(),
  createdAt: instant().notNull().default(now),
})
