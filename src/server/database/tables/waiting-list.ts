import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { DayPart, WaitingStatus } from '#entities/appointment/waiting.ts'
import { patient } from './accounts.ts'
import { appointment } from './booking.ts'
import { instant, now, owner } from './columns.ts'
import { content } from './content.ts'

/** A patient who wants an appointment, or an earlier one, between two dates. The next free slot is offered. */
export const waitingEntry = pgTable(
  'waiting_entry',
  {
    id: uuid().primaryKey(),
    patientId: owner(() => patient.id),
    /** The doctor. An entry for a specialty has one only while an offer is open. */
    doctorId: uuid().references(() => content.id),
    /** Any doctor of this specialty will do. */
    specialistId: uuid().references(() => content.id),
    fromDate: date().notNull(),
    toDate: date().notNull(),
    /** Days of the week on which the patient can come, 1 for Monday; none means any. */
    weekdays: smallint().array().notNull().default([]),
    /** Null means any time of the day. */
    dayPart: text().$type<DayPart>(),
    /** The appointment that is cancelled if the patient takes an earlier slot. */
    replaces: uuid().references(() => appointment.id, { onDelete: 'set null' }),
    status: text().$type<WaitingStatus>().notNull(),
    /** Number of offers that expired without an answer. */
    missed: integer().notNull().default(0),
    /** Position in the queue: the time of entry, or of the last missed offer. */
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
