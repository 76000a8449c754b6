import { type SQL, sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Guarantor } from '#entities/appointment/guarantor.ts'
import type { AdminScope, Role } from '#entities/people/account.ts'
import type { Relationship } from '#entities/people/dependant.ts'
import { nationalNumber } from '#entities/people/telephone.ts'
import type { InterfaceLanguage } from '#entities/text/interface-language.ts'
import { instant, now, owner } from './columns.ts'

export const account = pgTable(
  'account',
  {
    id: uuid().primaryKey(),
    email: text().notNull(),
    fullName: text().notNull(),
    role: text().$type<Role>().notNull(),
    scopes: text().array().$type<AdminScope[]>().notNull().default([]),
    language: text().$type<InterfaceLanguage>().notNull().default('en'),
    passwordHash: text().notNull(),
    totpSecret: text(),
    /** The secret of a new authenticator, until its first code is confirmed. */
    totpPending: text(),
    /** The key with which this person's browsers encrypt drafts of forms. Created at the first request for it. */
    keepKey: text(),
    promotionalOffers: boolean().notNull().default(false),
    promotionalOffersAt: instant(),
    /** The colleague who sent the invitation. It is valid only while that colleague may invite. */
    invitedBy: uuid(),
    disabledAt: instant(),
    createdAt: instant().notNull().default(now),
    updatedAt: instant().notNull().default(now),
  },
  table => [uniqueIndex('account_email').on(sql`lower(${table.email})`)],
)

export const session = pgTable(
  'session',
  {
    id: uuid().primaryKey(),
    /** SHA-256 of the token, hex: a reader of this table cannot sign in with it. */
    tokenHash: text().notNull().unique(),
    accountId: owner(() => account.id),
    role: text().$type<Role>().notNull(),
    userAgent: text(),
    createdAt: instant().notNull().default(now),
    activeAt: instant().notNull().default(now),
    expiresAt: instant().notNull(),
    revokedAt: instant(),
  },
  table => [index('session_account').on(table.accountId)],
)

/** A device with a successful sign-in. The row identifies only the account, not the device. */
export const knownDevice = pgTable(
  'known_device',
  {
    /** SHA-256 of the account and the device's secret, hex: rows of two accounts on one device cannot be linked. */
    hash: text().primaryKey(),
    accountId: owner(() => account.id),
    /** Wrong passwords and codes since the last sign-in. */
    failures: integer().notNull().default(0),
    createdAt: instant().notNull().default(now),
    expiresAt: instant().notNull(),
  },
  table => [index('known_device_account').on(table.accountId)],
)

/** Replaces the authenticator's code for one sign-in, if the authenticator is lost. */
export const recoveryCode = pgTable(
  'recovery_code',
  {
    /** SHA-256 of the account and the code, hex. */
    hash: text().primaryKey(),
    accountId: owner(() => account.id),
    createdAt: instant().notNull().default(now),
  },
  table => [index('recovery_code_account').on(table.accountId)],
)

/** A sign-up that waits for its code. */
export const signUp = pgTable(
  'sign_up',
  {
    id: uuid().primaryKey(),
    email: text().notNull(),
    fullName: text().notNull(),
    passwordHash: text().notNull(),
    promotionalOffers: boolean().notNull(),
    language: text().$type<InterfaceLanguage>().notNull(),
    codeHash: text().notNull(),
    attempts: integer().notNull().default(0),
    createdAt: instant().notNull().default(now),
    expiresAt: instant().notNull(),
  },
  table => [index('sign_up_email').on(table.email)],
)

/** A new email address that waits for its code. At most one per account: the newest. */
export const emailChange = pgTable('email_change', {
  accountId: uuid()
    .primaryKey()
    .references(() => account.id, { onDelete: 'cascade' }),
  email: text().notNull(),
  codeHash: text().notNull(),
  attempts: integer().notNull().default(0),
  expiresAt: instant().notNull(),
})

/** A former email address of an account. Messages sent there before `until` still belong to the account. */
export const formerEmail = pgTable(
  'former_email',
  {
    id: uuid().primaryKey(),
    accountId: owner(() => account.id),
    email: text().notNull(),
    until: instant().notNull(),
  },
  table => [
    index('former_email_account').on(table.accountId),
    index('former_email_address').on(sql`lower(${table.email})`),
  ],
)

export const passwordReset = pgTable('password_reset', {
  tokenHash: text().primaryKey(),
  accountId: owner(() => account.id),
  createdAt: instant().notNull().default(now),
  expiresAt: instant().notNull(),
  usedAt: instant(),
})

/** The one-time link with which the first administrator creates an account. Deleted once there is an administrator. */
export const setupLink = pgTable('setup_link', {
  tokenHash: text().primaryKey(),
  createdAt: instant().notNull().default(now),
  expiresAt: instant().notNull(),
})

/** The table of rate-limiter-flexible. Its insert names no columns, so their order must not change. */
export const rateLimit = pgTable('rate_limit', {
  key: text().primaryKey(),
  points: integer().notNull().default(0),
  expire: bigint({ mode: 'number' }),
})

/** `nationalNumber`, as SQL. */
export const nationalDigits = (phone: AnyPgColumn | SQL): SQL<string> =>
  sql`regexp_replace(regexp_replace(${phone}, '\\D', '', 'g'), '^(62|0)', '')`

/** The column has this number, in whatever form either is written. */
export const samePhone = (column: AnyPgColumn, phone: string): SQL =>
  sql`${nationalDigits(column)} = ${nationalNumber(phone)}`

export const patient = pgTable(
  'patient',
  {
    id: uuid().primaryKey(),
    accountId: uuid()
      .unique()
      .references(() => account.id, { onDelete: 'cascade' }),
    /** The account that books for this person, who has no account. `erasePatient` deletes dependants before it. */
    dependantOf: uuid().references(() => account.id),
    /** This person's relationship to the account holder. */
    relationship: text().$type<Relationship>(),
    /** When the family stopped booking for this person. Earlier bookings stay readable. */
    removedAt: instant(),
    fullName: text().notNull(),
    birthDate: date(),
    sex: text().$type<'female' | 'male' | 'other' | 'unknown'>(),
    phone: text(),
    address: text(),
    emergencyContact: jsonb().$type<{ name?: string; phone?: string; relation?: string }>(),
    /** The last guarantor, suggested in the next booking. */
    insurance: jsonb().$type<Guarantor>(),
    /** Whether the patient wants reminders of appointments. */
    reminders: boolean().notNull().default(true),
    /** The number of the hospital's medical record. */
    recordNumber: text().unique('patient_record_number'),
    /** The identity number (NIK), encrypted with IDENTITY_KEY, and its keyed hash for searches. */
    nik: text(),
    nikHash: text(),
    /** What colleagues at the front desk should know. Not medical. */
    deskNotes: text(),
    /** The patient whom this one was merged into; `removedAt` is then set too, so nothing can be booked for this one. */
    mergedInto: uuid(),
    createdAt: instant().notNull().default(now),
    updatedAt: instant().notNull().default(now),
  },
  // The front desk finds a caller by the digits of the phone number.
  table => [
    index('patient_caller')
      .on(sql`regexp_replace(${table.phone}, '\\D', '', 'g')`)
      .where(sql`account_id is null`),
    // Likely doubles of a new patient: the same telephone in any form, or the same date of birth.
    index('patient_phone').on(nationalDigits(table.phone)),
    index('patient_birth_date').on(table.birthDate),
    index('patient_merged_into').on(table.mergedInto).where(sql`merged_into is not null`),
    index('patient_nik').on(table.nikHash).where(sql`nik_hash is not null`),
    index('patient_dependant_of').on(table.dependantOf),
    check('patient_one_account', sql`${table.accountId} is null or ${table.dependantOf} is null`),
    check('patient_relationship', sql`(${table.dependantOf} is null) = (${table.relationship} is null)`),
  ],
)

/** One row for each merge of two patients, with all that is needed to undo it. It names people by their ids only. */
export const patientMerge = pgTable(
  'patient_merge',
  {
    id: uuid().primaryKey(),
    keptId: uuid().notNull(),
    mergedId: uuid().notNull(),
    mergedBy: uuid(),
    mergedAt: instant().notNull(),
    /** Columns of the kept patient that were empty and have the value of the merged one since. */
    filled: text().array().notNull().default([]),
    /** Appointments that were moved to the kept patient. */
    appointments: uuid().array().notNull().default([]),
    /** Entries of the waiting list that were moved. */
    waitingEntries: uuid().array().notNull().default([]),
    /** Moved entries that waited for the same as an entry of the kept patient, and were ended. */
    endedEntries: uuid().array().notNull().default([]),
    /** `updatedAt` of the two before the merge. */
    keptUpdatedAt: instant().notNull(),
    mergedUpdatedAt: instant().notNull(),
    undoneBy: uuid(),
    undoneAt: instant(),
  },
  table => [
    index('patient_merge_kept').on(table.keptId),
    // A patient is merged into one other at most.
    uniqueIndex('patient_merge_merged').on(table.mergedId).where(sql`undone_at is null`),
  ],
)
