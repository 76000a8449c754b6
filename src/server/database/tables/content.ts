import { sql } from 'drizzle-orm'
import {
  bigserial,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { instant, now, reference } from './columns.ts'

type Data = Record<string, unknown>

/** The title of every kind is in one of these fields, and in none before it. */
export const titleFields =
  'name title headline officialName question hospital_name displayName heading'.split(' ')
/** Accents after `normalize`, and what stands within a word: for a regular expression within quotes of SQL. */
export const strippedMarks = "[\u0300-\u036f.''’`]"

const newestTitle = `coalesce(${titleFields.map(name => `coalesce(draft, data)->'${name}'`).join(', ')})`
const titleTexts = `jsonb_path_query_array(${newestTitle}, '$.** ? (@.type() == "string")')::text`
/** `lower` of "C" first: in a database for Turkish the other one makes no i of an I. */
const searchText = `regexp_replace(normalize(lower(lower((key || ' ' || ${titleTexts}) collate "C") collate "default"), NFD), '${strippedMarks}', '', 'g')`

export const content = pgTable(
  'content',
  {
    id: uuid().primaryKey(),
    kind: text().notNull(),
    key: text().notNull(),
    status: text().$type<'draft' | 'published' | 'archived'>().notNull().default('draft'),
    /** The published version; null before the first publication. */
    data: jsonb().$type<Data>(),
    /** A newer, unpublished version. */
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
    /** The key and the title in all languages, for `searchIn`: to unpack every document takes five times as long. */
    searchText: text().generatedAlwaysAs(sql.raw(searchText)),
  },
  table => [
    uniqueIndex('content_kind_key').on(table.kind, table.key).where(sql`${table.deletedAt} is null`),
    // The first pages of an administrators' list: without it every row of the kind is sorted.
    index('content_position')
      .on(table.kind, table.position, table.id.desc().nullsFirst())
      .where(sql`${table.deletedAt} is null`),
    check('content_has_data', sql`${table.data} is not null or ${table.draft} is not null`),
  ],
)

export const revision = pgTable(
  'revision',
  {
    id: uuid().primaryKey(),
    contentId: reference(() => content.id),
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

/** Changes that may affect public files, in commit order. The publisher works through them. */
export const change = pgTable('change', {
  id: bigserial({ mode: 'number' }).primaryKey(),
  kind: text().notNull(),
  key: text().notNull(),
  action: text().notNull(),
  at: instant().notNull().default(now),
})

export const publication = pgTable('publication', {
  id: uuid().primaryKey(),
  /** The newest change contained in this release. */
  changeId: integer().notNull(),
  trigger: text().$type<'start' | 'change' | 'demand' | 'schedule' | 'rollback'>().notNull(),
  state: text().$type<'building' | 'live' | 'failed'>().notNull(),
  release: text(),
  files: integer(),
  changedFiles: integer(),
  /** Number of pages rendered for this release. */
  pages: integer(),
  /** Pages that could not be rendered. They keep their previous version. */
  failedPages: jsonb().$type<{ file: string; error: string }[]>(),
  milliseconds: integer(),
  error: text(),
  startedAt: instant().notNull().default(now),
  liveAt: instant(),
})

/** No longer used. The previous version reads it during a rolling upgrade, so a later migration deletes it. */
export const siteWish = pgTable('site_wish', {
  number: bigserial({ mode: 'number' }).primaryKey(),
  id: uuid().notNull().unique(),
  kind: text().$type<'hold' | 'resume' | 'rebuild'>().notNull(),
  release: text(),
  changeId: integer(),
  at: instant().notNull().default(now),
  accountId: uuid(),
})

/** No longer used, like `site_wish`. */
export const siteProcess = pgTable('site_process', {
  store: uuid().primaryKey(),
  name: text().notNull(),
  release: text(),
  builtAt: text(),
  kept: text().array().notNull(),
  missing: boolean().notNull(),
  seenAt: instant().notNull(),
})

/** Imported items that are no longer in the source. */
export const vanished = pgTable('vanished', {
  contentId: uuid()
    .primaryKey()
    .references(() => content.id, { onDelete: 'cascade' }),
  since: instant().notNull(),
  /** When the rule for vanished doctors was applied. It is applied again only if the doctor reappears and vanishes again. */
  closedAt: instant(),
})

export const syncRun = pgTable('sync_run', {
  id: uuid().primaryKey(),
  source: text().notNull(),
  startedAt: instant().notNull().default(now),
  endedAt: instant(),
  report: jsonb().$type<Data>(),
})
