import { sql } from 'drizzle-orm'
import {
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
import type { InterfaceLanguage } from '#entities/text/interface-language.ts'
import { instant } from './columns.ts'

const now = sql`now()`

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
    /** A new authenticator's secret, until a first code of it was confirmed. */
    totpPending: text(),
    /** What this person's browsers encrypt half-filled forms with; made when one first asks. */
    keepKey: text(),
    promotionalOffers: boolean().notNull().default(false),
    promotionalOffersAt: instant(),
    /** Which colleague vouches for this one, until the first password is set. */
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
    /** SHA-256 of the token, hex: who reads this table cannot sign in. */
    tokenHash: text().notNull().unique(),
    accountId: uuid()
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    role: text().$type<Role>().notNull(),
    userAgent: text(),
    createdAt: instant().notNull().default(now),
    activeAt: instant().notNull().default(now),
    expiresAt: instant().notNull(),
    revokedAt: instant(),
  },
  table => [index('session_account').on(table.accountId)],
)

/** A device that somebody has signed in on. It names nobody but the account, and nothing of the device itself. */
export const knownDevice = pgTable(
  'known_device',
  {
    /** SHA-256 of the account and the device's secret, hex: two accounts of one device have nothing in common here. */
    hash: text().primaryKey(),
    accountId: uuid()
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    /** Wrong passwords and codes since the last sign-in. */
    failures: integer().notNull().default(0),
    createdAt: instant().notNull().default(now),
    expiresAt: instant().notNull(),
  },
  table => [index('known_device_account').on(table.accountId)],
)

/** What signs its owner in once where the authenticator is lost. */
export const recoveryCode = pgTable(
  'recovery_code',
  {
    /** SHA-256 of the account and the code, hex. */
    hash: text().primaryKey(),
    accountId: uuid()
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    createdAt: instant().notNull().default(now),
  },
  table => [index('recovery_code_account').on(table.accountId)],
)

/** A sign-up that waits for its code. At most one an address: the newest. */
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

/** A new address that waits for the code that was sent to it. At most one an account: the newest. */
export const emailChange = pgTable('email_change', {
  accountId: uuid()
    .primaryKey()
    .references(() => account.id, { onDelete: 'cascade' }),
  email: text().notNull(),
  codeHash: text().notNull(),
  attempts: integer().notNull().default(0),
  expiresAt: instant().notNull(),
})

/** Where an account was written to before its address changed: what was sent there until then is its owner's still. */
export const formerEmail = pgTable(
  'former_email',
  {
    id: uuid().primaryKey(),
    accountId: uuid()
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
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
  accountId: uuid()
    .notNull()
    .references(() => account.id, { onDelete: 'cascade' }),
  createdAt: instant().notNull().default(now),
  expiresAt: instant().notNull(),
  usedAt: instant(),
})

/** The one-time link with which the first administrator makes their account. Gone once there is one. */
export const setupLink = pgTable('setup_link', {
  tokenHash: text().primaryKey(),
  createdAt: instant().notNull().default(now),
  expiresAt: instant().notNull(),
})

/** rate-limiter-flexible's own table: it names no columns when it inserts, so their order is fixed. */
export const rateLimit = pgTable('rate_limit', {
  key: text().primaryKey(),
  points: integer().notNull().default(0),
  expire: bigint({ mode: 'number' }),
})

export const patient = pgTable(
  'patient',
  {
    id: uuid().primaryKey(),
    accountId: uuid()
      .unique()
      .references(() => account.id, { onDelete: 'cascade' }),
    /** The account that books for this person, who has none. It does not go before them: see `erasePatient`. */
    dependantOf: uuid().references(() => account.id),
    /** What this person is to the owner of that account. */
    relationship: text().$type<Relationship>(),
    /** Since when the family no longer books for them; what had been booked stays readable. */
    removedAt: instant(),
    fullName: text().notNull(),
    birthDate: date(),
    sex: text().$type<'female' | 'male' | 'other' | 'unknown'>(),
    phone: text(),
    address: text(),
    emergencyContact: jsonb().$type<{ name?: string; phone?: string; relation?: string }>(),
    /** Who paid last, to be offered again. */
    insurance: jsonb().$type<Guarantor>(),
    /** Wants to be reminded of what is coming. */
    reminders: boolean().notNull().default(true),
    createdAt: instant().notNull().default(now),
    updatedAt: instant().notNull().default(now),
  },
  // The desk knows a caller again by the number, however it is written.
  table => [
    index('patient_caller')
      .on(sql`regexp_replace(${table.phone}, '\\D', '', 'g')`)
      .where(sql`account_id is null`),
    index('patient_dependant_of').on(table.dependantOf),
    check('patient_one_account', sql`${table.accountId} is null or ${table.dependantOf} is null`),
    check('patient_relationship', sql`(${table.dependantOf} is null) = (${table.relationship} is null)`),
  ],
)
