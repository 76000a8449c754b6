import { sql } from 'drizzle-orm'
import {
  bigserial,
  boolean,
  check,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

type Data = Record<string, unknown>
const now = sql`now()`

export const content = pgTable(
  'content',
  {
    id: uuid().primaryKey(),
    kind: text().notNull(),
    key: text().notNull(),
    status: text().$type<'draft' | 'published' | 'archived'>().notNull().default('draft'),
    /** What the public sees; null before the first publication. */
    data: jsonb().$type<Data>(),
    /** A newer version that is not published. */
    draft: jsonb().$type<Data>(),
    position: integer().notNull().default(0),
    version: integer().notNull().default(1),
    publishAt: instant(),
    unpublishAt: instant(),
    createdBy: uuid(),
    createdAt: instant().notNull().default(now),
    updatedBy: uuid(),
    updatedAt: instant().notNull().default(now),
    publishedAt: instant(),
    deletedAt: instant(),
  },
  table => [
    uniqueIndex('content_kind_key').on(table.kind, table.key).where(sql`${table.deletedAt} is null`),
    check('content_has_data', sql`${table.data} is not null or ${table.draft} is not null`),
  ],
)

export const revision = pgTable(
  'revision',
  {
    id: uuid().primaryKey(),
    contentId: uuid()
      .notNull()
      .references(() => content.id),
    version: integer().notNull(),
    action: text()
      .$type<
        'create' | 'save' | 'publish' | 'schedule' | 'archive' | 'discard' | 'delete' | 'restore' | 'import'
      >()
      .notNull(),
    fields: text().array().notNull(),
    data: jsonb().$type<Data>().notNull(),
    accountId: uuid(),
    at: instant().notNull().default(now),
  },
  table => [uniqueIndex('revision_content_version').on(table.contentId, table.version)],
)

/** Everything that may change a public file, in commit order: the publisher's to-do list. */
export const change = pgTable('change', {
  id: bigserial({ mode: 'number' }).primaryKey(),
  kind: text().notNull(),
  key: text().notNull(),
  action: text().notNull(),
  at: instant().notNull().default(now),
})

export const publication = pgTable('publication', {
  id: uuid().primaryKey(),
  /** The newest change that this release shows. */
  changeId: integer().notNull(),
  trigger: text().$type<'start' | 'change' | 'demand' | 'schedule' | 'rollback'>().notNull(),
  state: text().$type<'building' | 'live' | 'failed'>().notNull(),
  release: text(),
  files: integer(),
  changedFiles: integer(),
  /** How many were rendered for it. */
  pages: integer(),
  /** Those that could not be: they stay as they were. */
  failedPages: jsonb().$type<{ file: string; error: string }[]>(),
  milliseconds: integer(),
  error: text(),
  startedAt: instant().notNull().default(now),
  liveAt: instant(),
})

/**
 * What somebody wished for the whole site, in order. Each process has releases of its own and follows this list, also
 * one that was away meanwhile.
 */
export const siteWish = pgTable('site_wish', {
  number: bigserial({ mode: 'number' }).primaryKey(),
  id: uuid().notNull().unique(),
  /** Back to an earlier release, and nothing new; on again, with everything anew; everything anew where nothing is held. */
  kind: text().$type<'hold' | 'resume' | 'rebuild'>().notNull(),
  /** Of a hold: the release, where it is kept, and the newest change that it shows, for those who have others. */
  release: text(),
  changeId: integer(),
  at: instant().notNull().default(now),
  /** Nobody where a command said it, or a restore. */
  accountId: uuid(),
})

/** What each process shows its readers; gone when it ends in order. */
export const siteProcess = pgTable('site_process', {
  /** Of its folder of releases. */
  store: uuid().primaryKey(),
  name: text().notNull(),
  release: text(),
  builtAt: text(),
  kept: text().array().notNull(),
  /** It has no release as old as the one that was gone back to. */
  missing: boolean().notNull(),
  seenAt: instant().notNull(),
})

/** What an import once brought and its source no longer has. */
export const vanished = pgTable('vanished', {
  contentId: uuid()
    .primaryKey()
    .references(() => content.id, { onDelete: 'cascade' }),
  since: instant().notNull(),
  /** When the rule for vanished doctors was applied; never again until the doctor has been back. */
  closedAt: instant(),
})

export const syncRun = pgTable('sync_run', {
  id: uuid().primaryKey(),
  source: text().notNull(),
  startedAt: instant().notNull().default(now),
  endedAt: instant(),
  report: jsonb().$type<Data>(),
})
