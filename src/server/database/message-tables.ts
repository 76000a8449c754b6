import { sql } from 'drizzle-orm'
import { bigint, bigserial, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { InterfaceLanguage } from '#entities/interface-language.ts'
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
