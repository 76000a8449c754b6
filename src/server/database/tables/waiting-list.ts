import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { DayPart, WaitingStatus } from '#entities/appointment/waiting.ts'
import { patient } from './accounts.ts'
import { appointment } from './booking.ts'
import { instant } from './columns.ts'
import { content } from './content.ts'

const now = sql`now()`

/** A patient who would like an earlier place, or one at all, between two dates: the next that is free is offered to them. */
export const waitingEntry = pgTable(
  'waiting_entry',
  {
    id: uuid().primaryKey(),
    patientId: uuid()
      .notNull()
      .references(() => patient.id, { onDelete: 'cascade' }),
    /** With whom. Who waits for a specialty has one only while an offer stands. */
    doctorId: uuid().references(() => content.id),
    /** Any doctor of this specialty will do. */
    specialistId: uuid().references(() => content.id),
    fromDate: date().notNull(),
    toDate: date().notNull(),
    /** Days of the week on which the patient can come, 1 for Monday; none means any. */
    weekdays: smallint().array().notNull().default([]),
    /** Null means any time of the day. */
    dayPart: text().$type<DayPart>(),
    /** The appointment that is given back when an earlier place is taken. */
    replaces: uuid().references(() => appointment.id, { onDelete: 'set null' }),
    status: text().$type<WaitingStatus>().notNull(),
    /** Offers that ran out without an answer. */
    missed: integer().notNull().default(0),
    /** Whose turn it is: the time of entering, and after a missed offer the time of that. */
    queuedAt: instant().notNull().default(now),
    createdAt: instant().notNull().default(now),
    updatedAt: instant().notNull().default(now),
  },
  table => [
    uniqueIndex('waiting_entry_open')
      .on(table.patientId, table.doctorId)
      .where(sql`status in ('waiting', 'offered') and specialist_id is null`),
    uniqueIndex('waiting_entry_open_specialty')
      .on(table.patientId, table.specialistId)
      .where(sql`status in ('waiting', 'offered')`),
    index('waiting_entry_queue').on(table.doctorId, table.queuedAt).where(sql`status = 'waiting'`),
    index('waiting_entry_queue_specialty')
      .on(table.specialistId, table.queuedAt)
      .where(sql`status = 'waiting'`),
    check('waiting_entry_for_somebody', sql`num_nonnulls(${table.doctorId}, ${table.specialistId}) > 0`),
    check('waiting_entry_weekdays', sql`${table.weekdays} <@ '{1,2,3,4,5,6,7}'`),
    check('waiting_entry_dates', sql`${table.fromDate} <= ${table.toDate}`),
  ],
)
