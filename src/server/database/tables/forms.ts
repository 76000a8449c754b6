import { date, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { Localized } from '#entities/localized.ts'
import type { ApplicantStatus } from '#entities/office/applicant-status.ts'
import type { ContactStatus, ContactTopic } from '#entities/office/contact-choices.ts'
import { instant, now } from './columns.ts'

/** A file in the storage. The file is written before its row and deleted after it. */
export const storedFile = pgTable('stored_file', {
  id: uuid().primaryKey(),
  /** Its name in the storage: random, so that it cannot be guessed and no path contains the sender's file name. */
  storageKey: text().notNull().unique(),
  name: text().notNull(),
  type: text().notNull(),
  size: integer().notNull(),
  sha256: text().notNull(),
  createdAt: instant().notNull().default(now),
})

/** The sender creates `sendKey` before the first attempt, so a repeated message is stored only once. */
export const contactMessage = pgTable(
  'contact_message',
  {
    id: uuid().primaryKey(),
    reference: text().notNull().unique(),
    name: text().notNull(),
    email: text(),
    phone: text(),
    topic: text().$type<ContactTopic>().notNull(),
    location: text(),
    message: text().notNull(),
    language: text().$type<'en' | 'id'>().notNull(),
    status: text().$type<ContactStatus>().notNull().default('open'),
    answeredAt: instant(),
    answeredBy: uuid(),
    sendKey: text().notNull().unique(),
    bodyHash: text().notNull(),
    createdAt: instant().notNull().default(now),
  },
  table => [index('contact_message_list').on(table.status, table.createdAt)],
)

/** `by` is the account that answered, `letter` the message in the outbox. */
export interface StoredReply {
  at: string
  by: string
  letter: string
  status: ApplicantStatus
  subject: string
  text: string
}
export const jobApplication = pgTable(
  'job_application',
  {
    id: uuid().primaryKey(),
    reference: text().notNull().unique(),
    offer: text().notNull(),
    /** Copy of the offer's title: the offer may be deleted before its applications. */
    offerTitle: jsonb().$type<Localized>().notNull(),
    name: text().notNull(),
    email: text().notNull(),
    phone: text(),
    city: text(),
    education: text(),
    experience: text(),
    licences: text(),
    message: text(),
    language: text().$type<'en' | 'id'>().notNull(),
    cvId: uuid().references(() => storedFile.id),
    /** Version and exact wording of the consent, as a consent must be provable. */
    consentVersion: text().notNull(),
    consentText: text().notNull(),
    consentAt: instant().notNull(),
    status: text().$type<ApplicantStatus>().notNull().default('new'),
    notes: text().notNull().default(''),
    retentionUntil: date().notNull(),
    /** Answers, oldest first. They are part of the applicant's data export, and colleagues have to see them. */
    replies: jsonb().$type<StoredReply[]>().notNull().default([]),
    version: integer().notNull().default(1),
    sendKey: text().notNull().unique(),
    bodyHash: text().notNull(),
    createdAt: instant().notNull().default(now),
    updatedAt: instant().notNull().default(now),
  },
  table => [
    index('job_application_list').on(table.offer, table.status, table.createdAt),
    index('job_application_retention').on(table.retentionUntil),
  ],
)
