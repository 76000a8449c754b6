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
import { instant, now } from './columns.ts'

type Data = Record<string, unknown>

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

/** The action, its object and its request. */
const auditedColumns = () => ({
  action: text().notNull(),
  objectKind: text().notNull(),
  objectId: text(),
  patientId: uuid(),
  requestId: text(),
})

/** The audit: reads and changes. A trigger refuses changes of these rows. */
export const auditEntry = pgTable(
  'audit_entry',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    at: instant().notNull().default(now),
    accountId: uuid(),
    ...auditedColumns(),
    detail: jsonb().$type<Data>(),
  },
  table => [
    index('audit_patient').on(table.patientId, table.at),
    index('audit_object').on(table.objectKind, table.objectId),
    // Finds reads of lists that contained a patient.
    index('audit_listed').using('gin', sql`(${table.detail}->'patients')`).where(sql`detail ? 'patients'`),
  ],
)

/**
 * Reads that are still being counted: one row per account and subject since `at`. Triggers turn a deleted row into an
 * audit entry with the same id, and refuse every update except counting.
 */
export const auditRead = pgTable(
  'audit_read',
  {
    id: bigint({ mode: 'number' }).primaryKey().default(sql`nextval('audit_entry_id_seq')`),
    at: instant().notNull(),
    lastAt: instant().notNull(),
    count: integer().notNull().default(1),
    accountId: uuid().notNull(),
    ...auditedColumns(),
    /** Id of the patient, else of the object, else empty for a list. */
    subject: text().notNull(),
    /** Ids by kind, of all these reads together. */
    seen: jsonb().$type<Record<string, string[]>>().notNull().default({}),
  },
  table => [uniqueIndex('audit_read_subject').on(table.accountId, table.action, table.subject)],
)

/** The audit as it is shown: entries, and reads that will become entries. */
export const auditLog = pgView('audit_log', {
  id: bigint({ mode: 'number' }).notNull(),
  at: instant().notNull(),
  accountId: uuid(),
  ...auditedColumns(),
  detail: jsonb().$type<Data>(),
  open: boolean().notNull(),
}).existing()

/**
 * Hash chain of the audit: each hash covers its entry and the previous link, so that a changed, deleted or inserted entry
 * is detected. Links are in the order of sealing, as the ids of entries are assigned before their commit.
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
