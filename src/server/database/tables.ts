import { sql } from 'drizzle-orm'
import {
  bigint,
  bigserial,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { AdminScope, Role } from '#entities/account.ts'
import type { AppointmentStatus } from '#entities/appointment.ts'
import { instant, wallTime } from './columns.ts'

type Data = Record<string, unknown>
const now = sql`now()`

export const account = pgTable(
  'account',
  {
    id: uuid().primaryKey(),
    email: text().notNull(),
    fullName: text().notNull(),
    role: text().$type<Role>().notNull(),
    scopes: text().array().$type<AdminScope[]>().notNull().default([]),
    language: text().$type<'en' | 'id'>().notNull().default('en'),
    passwordHash: text().notNull(),
    totpSecret: text(),
    promotionalOffers: boolean().notNull().default(false),
    promotionalOffersAt: instant(),
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

/** A sign-up that waits for its code. At most one an address: the newest. */
export const signUp = pgTable('sign_up', {
  email: text().primaryKey(),
  fullName: text().notNull(),
  passwordHash: text().notNull(),
  promotionalOffers: boolean().notNull(),
  language: text().$type<'en' | 'id'>().notNull(),
  codeHash: text().notNull(),
  attempts: integer().notNull().default(0),
  createdAt: instant().notNull().default(now),
  expiresAt: instant().notNull(),
})

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

export const patient = pgTable('patient', {
  id: uuid().primaryKey(),
  accountId: uuid()
    .unique()
    .references(() => account.id, { onDelete: 'cascade' }),
  fullName: text().notNull(),
  birthDate: date(),
  sex: text().$type<'female' | 'male' | 'other' | 'unknown'>(),
  phone: text(),
  address: text(),
  emergencyContact: jsonb().$type<{ name?: string; phone?: string; relation?: string }>(),
  insurance: jsonb().$type<{ provider?: string; number?: string }>(),
  createdAt: instant().notNull().default(now),
  updatedAt: instant().notNull().default(now),
})

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
      .$type<'create' | 'save' | 'publish' | 'archive' | 'discard' | 'delete' | 'restore' | 'import'>()
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
  trigger: text().$type<'start' | 'change' | 'demand' | 'schedule'>().notNull(),
  state: text().$type<'building' | 'live' | 'failed'>().notNull(),
  release: text(),
  files: integer(),
  changedFiles: integer(),
  milliseconds: integer(),
  error: text(),
  startedAt: instant().notNull().default(now),
  liveAt: instant(),
})

export const schedule = pgTable(
  'schedule',
  {
    id: uuid().primaryKey(),
    doctorId: uuid()
      .notNull()
      .references(() => content.id),
    locationId: uuid()
      .notNull()
      .references(() => content.id),
    unitId: uuid().references(() => content.id),
    weekday: smallint().notNull(),
    startTime: wallTime().notNull(),
    endTime: wallTime().notNull(),
    mode: text().$type<'slots' | 'session'>().notNull(),
    slotMinutes: smallint(),
    capacity: integer().notNull(),
    room: text(),
    validFrom: date().notNull(),
    validTo: date(),
    noticeMinutes: integer().notNull().default(0),
    horizonDays: integer().notNull().default(60),
    public: boolean().notNull().default(true),
    /** Where an import found it, so that the next run knows it again. */
    externalId: text().unique(),
    createdAt: instant().notNull().default(now),
    updatedAt: instant().notNull().default(now),
  },
  table => [
    index('schedule_doctor').on(table.doctorId),
    check('schedule_times', sql`${table.startTime} < ${table.endTime}`),
    check('schedule_weekday', sql`${table.weekday} between 1 and 7`),
    check('schedule_mode', sql`(${table.mode} = 'slots') = (${table.slotMinutes} is not null)`),
    check('schedule_capacity', sql`${table.capacity} > 0`),
  ],
)

export const scheduleException = pgTable(
  'schedule_exception',
  {
    id: uuid().primaryKey(),
    doctorId: uuid().references(() => content.id),
    locationId: uuid().references(() => content.id),
    kind: text().$type<'leave' | 'holiday' | 'late' | 'extra' | 'room'>().notNull(),
    fromDate: date().notNull(),
    toDate: date().notNull(),
    startTime: wallTime(),
    endTime: wallTime(),
    minutes: integer(),
    room: text(),
    note: text(),
    /** Where an import found it, so that the next run knows it again. */
    externalId: text().unique(),
    createdAt: instant().notNull().default(now),
  },
  table => [
    index('schedule_exception_doctor').on(table.doctorId),
    check('schedule_exception_dates', sql`${table.fromDate} <= ${table.toDate}`),
  ],
)

/** The statuses that keep a place taken, as SQL: must say the same as `holdingStatuses`. */
const holding = sql`status in ('requested', 'accepted', 'checked_in', 'completed')`

export const appointment = pgTable(
  'appointment',
  {
    id: uuid().primaryKey(),
    code: text().notNull().unique(),
    scheduleId: uuid()
      .notNull()
      .references(() => schedule.id),
    doctorId: uuid()
      .notNull()
      .references(() => content.id),
    locationId: uuid()
      .notNull()
      .references(() => content.id),
    patientId: uuid()
      .notNull()
      .references(() => patient.id),
    mode: text().$type<'slots' | 'session'>().notNull(),
    timezone: text().notNull(),
    startsAt: instant().notNull(),
    endsAt: instant().notNull(),
    /** 1 to the capacity in a slot; the queue number in a session. */
    place: integer().notNull(),
    status: text().$type<AppointmentStatus>().notNull(),
    reason: text(),
    statusReason: text(),
    expiresAt: instant(),
    decidedBy: uuid(),
    decidedAt: instant(),
    createdAt: instant().notNull().default(now),
    updatedAt: instant().notNull().default(now),
  },
  table => [
    // No double booking, whatever the code above it does.
    uniqueIndex('appointment_place').on(table.scheduleId, table.startsAt, table.place).where(holding),
    index('appointment_doctor_time').on(table.doctorId, table.startsAt),
    index('appointment_patient').on(table.patientId, table.startsAt),
    index('appointment_waiting').on(table.expiresAt).where(sql`status = 'requested'`),
    check('appointment_times', sql`${table.startsAt} < ${table.endsAt}`),
    check('appointment_place_positive', sql`${table.place} > 0`),
  ],
)

/** Queue numbers only ever go up: a cancelled number is not given to somebody else. */
export const queueCounter = pgTable(
  'queue_counter',
  {
    scheduleId: uuid()
      .notNull()
      .references(() => schedule.id),
    startsAt: instant().notNull(),
    last: integer().notNull(),
  },
  table => [primaryKey({ columns: [table.scheduleId, table.startsAt] })],
)

export const idempotencyKey = pgTable(
  'idempotency_key',
  {
    accountId: uuid()
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    key: text().notNull(),
    operation: text().notNull(),
    bodyHash: text().notNull(),
    status: integer().notNull(),
    answer: jsonb().notNull(),
    createdAt: instant().notNull().default(now),
  },
  table => [primaryKey({ columns: [table.accountId, table.key] })],
)

export const outboxMessage = pgTable(
  'outbox_message',
  {
    id: uuid().primaryKey(),
    kind: text().notNull(),
    to: text().notNull(),
    language: text().$type<'en' | 'id'>().notNull(),
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
  ],
)

export const syncRun = pgTable('sync_run', {
  id: uuid().primaryKey(),
  source: text().notNull(),
  startedAt: instant().notNull().default(now),
  endedAt: instant(),
  report: jsonb().$type<Data>(),
})
