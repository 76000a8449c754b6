import { sql } from 'drizzle-orm'
import {
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
import type { AppointmentSource, AppointmentStatus } from '#entities/appointment/appointment-status.ts'
import type { Guarantor } from '#entities/appointment/guarantor.ts'
import { account, patient } from './accounts.ts'
import { instant, wallTime } from './columns.ts'
import { content } from './content.ts'

const now = sql`now()`

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
    /** Imported, and those whose places it takes have not been told yet. */
    untold: boolean().notNull().default(false),
    /** Exceptions that were entered in one action and are taken back in one: a closure. */
    groupId: uuid(),
    createdAt: instant().notNull().default(now),
  },
  table => [
    index('schedule_exception_group').on(table.groupId).where(sql`group_id is not null`),
    index('schedule_exception_doctor').on(table.doctorId),
    index('schedule_exception_untold').on(table.doctorId).where(sql`untold`),
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
    guarantor: jsonb().$type<Guarantor>(),
    statusReason: text(),
    expiresAt: instant(),
    decidedBy: uuid(),
    decidedAt: instant(),
    /** When the patient came, and when they had been seen: what a queue's pace is measured by. */
    checkedInAt: instant(),
    completedAt: instant(),
    source: text().$type<AppointmentSource>().notNull().default('online'),
    /** Grows with every change that a calendar must hear of (RFC 5545, SEQUENCE), and tells an old link from a new one. */
    sequence: integer().notNull().default(0),
    createdAt: instant().notNull().default(now),
    updatedAt: instant().notNull().default(now),
  },
  table => [
    // No double booking, whatever the code above it does.
    uniqueIndex('appointment_place').on(table.scheduleId, table.startsAt, table.place).where(holding),
    index('appointment_doctor_time').on(table.doctorId, table.startsAt),
    index('appointment_patient').on(table.patientId, table.startsAt),
    // Who is to be reminded.
    index('appointment_coming').on(table.startsAt).where(sql`status = 'accepted'`),
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

/** A place that a patient keeps while finishing a request, for a dependant where that is known: taken for everybody else until `expiresAt`, one at a time. */
export const placeHold = pgTable(
  'place_hold',
  {
    id: uuid().primaryKey(),
    patientId: uuid()
      .notNull()
      .unique()
      .references(() => patient.id, { onDelete: 'cascade' }),
    dependantId: uuid().references(() => patient.id, { onDelete: 'cascade' }),
    doctorId: uuid()
      .notNull()
      .references(() => content.id),
    scheduleId: uuid()
      .notNull()
      .references(() => schedule.id, { onDelete: 'cascade' }),
    startsAt: instant().notNull(),
    endsAt: instant().notNull(),
    createdAt: instant().notNull().default(now),
    expiresAt: instant().notNull(),
    /** The entry of the waiting list to which this place was offered; null where the patient chose it. */
    waitingEntryId: uuid(),
  },
  table => [index('place_hold_doctor_time').on(table.doctorId, table.startsAt)],
)

/** A link in a message by which a patient answers without signing in. It fits one state of the appointment, and one answer. */
export const answerLink = pgTable(
  'answer_link',
  {
    /** SHA-256 of the token, hex: who reads this table cannot answer for anybody. */
    tokenHash: text().primaryKey(),
    appointmentId: uuid()
      .notNull()
      .references(() => appointment.id, { onDelete: 'cascade' }),
    /** What the appointment was when the message was written, before the hospital had to take it back. */
    was: text().$type<AppointmentStatus>().notNull(),
    sequence: integer().notNull(),
    createdAt: instant().notNull().default(now),
    expiresAt: instant().notNull(),
    answeredAt: instant(),
    answer: text().$type<'move' | 'cancel' | 'keep'>(),
    newAppointmentId: uuid(),
    /**
     * The absence is undone. Of the appointment itself: it takes place after all. Of another one: the patient may have the
     * place of that one back.
     */
    restores: uuid(),
  },
  table => [index('answer_link_appointment').on(table.appointmentId)],
)

/** Reminders that went out: once for each time that an appointment had. */
export const reminder = pgTable(
  'reminder',
  {
    appointmentId: uuid()
      .notNull()
      .references(() => appointment.id, { onDelete: 'cascade' }),
    kind: text().$type<'day' | 'hours'>().notNull(),
    startsAt: instant().notNull(),
    createdAt: instant().notNull().default(now),
  },
  table => [primaryKey({ columns: [table.appointmentId, table.kind, table.startsAt] })],
)
