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
import type { PackageTerms } from '#entities/appointment/package-terms.ts'
import { account, patient } from './accounts.ts'
import { instant, now, owner, reference, wallTime } from './columns.ts'
import { content } from './content.ts'

export const schedule = pgTable(
  'schedule',
  {
    id: uuid().primaryKey(),
    /** The doctor, or the package with sessions of its own. The same in the tables below. */
    doctorId: reference(() => content.id),
    locationId: reference(() => content.id),
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
    /** Its id in the imported source, by which the next import finds it. */
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

/** Begins the external id of imported leave that the source has withdrawn, until a job has undone it. */
export const withdrawnLeave = 'withdrawn:'
/** The day of imported leave that an administrator has deleted: the row stays, or the next import would add the leave again. */
export const deletedLeaveDay = '1900-01-01'

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
    /** Its id in the imported source, by which the next import finds it. */
    externalId: text().unique(),
    /** Imported, and the patients whose appointments it displaces have not been notified yet. */
    untold: boolean().notNull().default(false),
    /** Exceptions that were entered together and are deleted together: a closure. */
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

/** The statuses that occupy a slot, as SQL. Must be the same as `occupyingStatuses`. */
const holding = sql`status in ('requested', 'accepted', 'checked_in', 'completed')`

export const appointment = pgTable(
  'appointment',
  {
    id: uuid().primaryKey(),
    code: text().notNull().unique(),
    scheduleId: reference(() => schedule.id),
    doctorId: reference(() => content.id),
    locationId: reference(() => content.id),
    patientId: reference(() => patient.id),
    mode: text().$type<'slots' | 'session'>().notNull(),
    timezone: text().notNull(),
    startsAt: instant().notNull(),
    endsAt: instant().notNull(),
    /** 1 to the capacity in a slot; the queue number in a session. */
    place: integer().notNull(),
    status: text().$type<AppointmentStatus>().notNull(),
    reason: text(),
    guarantor: jsonb().$type<Guarantor>(),
    /** The terms of a package, as they were when it was requested; null for an appointment with a doctor. */
    package: jsonb().$type<PackageTerms>(),
    statusReason: text(),
    /** The deadline for the answer to a request; it stays after the answer, for the statistics. */
    expiresAt: instant(),
    decidedBy: uuid(),
    decidedAt: instant(),
    /** When the patient arrived. With `completedAt` it gives the pace of the queue. */
    checkedInAt: instant(),
    completedAt: instant(),
    source: text().$type<AppointmentSource>().notNull().default('online'),
    /** Increases with every change that calendars must receive (RFC 5545, SEQUENCE). It also invalidates older links. */
    sequence: integer().notNull().default(0),
    createdAt: instant().notNull().default(now),
    updatedAt: instant().notNull().default(now),
  },
  table => [
    // Prevents double bookings, also if the application code is wrong.
    uniqueIndex('appointment_place').on(table.scheduleId, table.startsAt, table.place).where(holding),
    index('appointment_doctor_time').on(table.doctorId, table.startsAt),
    index('appointment_patient').on(table.patientId, table.startsAt),
    // For the reminders.
    index('appointment_coming').on(table.startsAt).where(sql`status = 'accepted'`),
    index('appointment_waiting').on(table.expiresAt).where(sql`status = 'requested'`),
    check('appointment_times', sql`${table.startsAt} < ${table.endsAt}`),
    check('appointment_place_positive', sql`${table.place} > 0`),
  ],
)

/** Queue numbers only increase: a cancelled number is not given to another patient. */
export const queueCounter = pgTable(
  'queue_counter',
  {
    scheduleId: reference(() => schedule.id),
    startsAt: instant().notNull(),
    last: integer().notNull(),
  },
  table => [primaryKey({ columns: [table.scheduleId, table.startsAt] })],
)

export const idempotencyKey = pgTable(
  'idempotency_key',
  {
    accountId: owner(() => account.id),
    key: text().notNull(),
    operation: text().notNull(),
    bodyHash: text().notNull(),
    status: integer().notNull(),
    answer: jsonb().notNull(),
    createdAt: instant().notNull().default(now),
  },
  table => [primaryKey({ columns: [table.accountId, table.key] })],
)

/** A slot reserved until `expiresAt` while a patient finishes a request, for a dependant if known. One per patient. */
export const placeHold = pgTable(
  'place_hold',
  {
    id: uuid().primaryKey(),
    patientId: owner(() => patient.id).unique(),
    dependantId: uuid().references(() => patient.id, { onDelete: 'cascade' }),
    doctorId: reference(() => content.id),
    scheduleId: owner(() => schedule.id),
    startsAt: instant().notNull(),
    endsAt: instant().notNull(),
    createdAt: instant().notNull().default(now),
    expiresAt: instant().notNull(),
    /** The waiting list entry to which this slot was offered; null if the patient chose it. */
    waitingEntryId: uuid(),
  },
  table => [index('place_hold_doctor_time').on(table.doctorId, table.startsAt)],
)

/** A link in a message to answer without signing in. Valid for one state of the appointment and for one answer. */
export const answerLink = pgTable(
  'answer_link',
  {
    /** SHA-256 of the token, hex: a reader of this table cannot answer for a patient. */
    tokenHash: text().primaryKey(),
    appointmentId: owner(() => appointment.id),
    /** Status of the appointment before the hospital took it back. */
    was: text().$type<AppointmentStatus>().notNull(),
    sequence: integer().notNull(),
    createdAt: instant().notNull().default(now),
    expiresAt: instant().notNull(),
    answeredAt: instant(),
    answer: text().$type<'move' | 'cancel' | 'keep'>(),
    newAppointmentId: uuid(),
    /**
     * Set if the absence is undone. The same appointment: it takes place after all. Another appointment: the patient may
     * get the slot of that one back.
     */
    restores: uuid(),
  },
  table => [index('answer_link_appointment').on(table.appointmentId)],
)

/** Sent reminders: one for each start time that an appointment had. */
export const reminder = pgTable(
  'reminder',
  {
    appointmentId: owner(() => appointment.id),
    kind: text().$type<'day' | 'hours'>().notNull(),
    startsAt: instant().notNull(),
    createdAt: instant().notNull().default(now),
  },
  table => [primaryKey({ columns: [table.appointmentId, table.kind, table.startsAt] })],
)
