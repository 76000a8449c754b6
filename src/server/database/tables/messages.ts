import { sql } from 'drizzle-orm'
import {
  bigint,
  bigserial,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  pgView,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { InterfaceLanguage } from '#entities/text/interface-language.ts'
import { instant } from './columns.ts'

type Data = Record<string, unknown>
const now = sql`now()`

export const outboxMessage = pgTable(
  'outbox_message',
  {
    id: uuid().primaryKey(),
    kind: text().notNull(),
    to: text().notNull(),
    language: text().$type<InterfaceLanguage>().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    html: text(),
    attachments: jsonb()
      .$type<{ filename: string; contentType: string; content: string }[]>()
      .notNull()
      .default([]),
    appointmentId: uuid(),
    attempts: integer().notNull().default(0),
    lastError: text(),
    nextAttemptAt: instant().notNull().default(now),
    createdAt: instant().notNull().default(now),
    sentAt: instant(),
    /** No further attempt is made. */
    givenUpAt: instant(),
  },
  table => [index('outbox_waiting').on(table.nextAttemptAt).where(sql`sent_at is null`)],
)

/** Who read or changed what. Rows are never changed: a trigger refuses it. */
export const auditEntry = pgTable(
  'audit_entry',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    at: instant().notNull().default(now),
    accountId: uuid(),
    action: text().notNull(),
    objectKind: text().notNull(),
    objectId: text(),
    patientId: uuid(),
    requestId: text(),
    detail: jsonb().$type<Data>(),
  },
  table => [
    index('audit_patient').on(table.patientId, table.at),
    index('audit_object').on(table.objectKind, table.objectId),
    // Who looked through a list that a patient was on.
    index('audit_listed').using('gin', sql`(${table.detail}->'patients')`).where(sql`detail ? 'patients'`),
  ],
)

/**
 * Reads that are still being counted: one row for what an account has read of one subject since `at`. A row that is
 * deleted becomes an audit entry with the row's own id, and a row that is changed may only count on: triggers see to both.
 */
export const auditRead = pgTable(
  'audit_read',
  {
    id: bigint({ mode: 'number' }).primaryKey().default(sql`nextval('audit_entry_id_seq')`),
    at: instant().notNull(),
    lastAt: instant().notNull(),
    count: integer().notNull().default(1),
    accountId: uuid().notNull(),
    action: text().notNull(),
    /** The patient, else the object, else nothing: a list. */
    subject: text().notNull(),
    objectKind: text().notNull(),
    objectId: text(),
    patientId: uuid(),
    requestId: text(),
    /** Ids by what they are of, of all these reads together. */
    seen: jsonb().$type<Record<string, string[]>>().notNull().default({}),
  },
  table => [uniqueIndex('audit_read_subject').on(table.accountId, table.action, table.subject)],
)

/** The audit as it is shown: its entries, and the reads that will be entries. */
export const auditLog = pgView('audit_log', {
  id: bigint({ mode: 'number' }).notNull(),
  at: instant().notNull(),
  accountId: uuid(),
  action: text().notNull(),
  objectKind: text().notNull(),
  objectId: text(),
  patientId: uuid(),
  requestId: text(),
  detail: jsonb().$type<Data>(),
  open: boolean().notNull(),
}).existing()

/**
 * Seals the audit: each link's hash covers its entry and the link before, so that an entry which is changed, taken out or
 * slipped in later is found. In the order of sealing, not of the entries' ids: those are given before their commit.
 */
export const auditSeal = pgTable(
  'audit_seal',
  {
    position: bigint({ mode: 'number' }).primaryKey(),
    entryId: bigint({ mode: 'number' }).notNull().unique(),
    /** SHA-256, hex. */
    hash: text().notNull(),
    sealedAt: instant().notNull(),
  },
  table => [index('audit_seal_time').on(table.sealedAt)],
)
