import { sql } from 'drizzle-orm'
import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { CallKind, CallOutcome, CallReason, CallResult } from '#entities/appointment/appointment-call.ts'
import { appointment } from './booking.ts'
import { instant, now, owner } from './columns.ts'

/** The front desk has to call this patient about an appointment, because no message reaches the patient. */
export const callItem = pgTable(
  'call_item',
  {
    id: uuid().primaryKey(),
    appointmentId: owner(() => appointment.id),
    news: text().$type<CallKind>().notNull(),
    why: text().$type<CallReason>().notNull(),
    createdAt: instant().notNull().default(now),
    doneAt: instant(),
    /** Null where the patient answered without a call. */
    doneBy: uuid(),
    /** Result of the call; null if the previous version of the software closed it. */
    outcome: text().$type<CallOutcome>(),
    /** The appointment that the patient got instead. */
    newAppointmentId: uuid(),
    note: text(),
  },
  // At most one open call per appointment.
  table => [uniqueIndex('call_item_open').on(table.appointmentId).where(sql`done_at is null`)],
)

/** One phone call. While it has no result, the call is going on and no other colleague may start one. */
export const callAttempt = pgTable(
  'call_attempt',
  {
    id: uuid().primaryKey(),
    callItemId: owner(() => callItem.id),
    calledBy: uuid().notNull(),
    calledAt: instant().notNull().default(now),
    result: text().$type<CallResult>(),
  },
  table => [
    index('call_attempt_item').on(table.callItemId, table.calledAt),
    uniqueIndex('call_attempt_going_on').on(table.callItemId).where(sql`result is null`),
  ],
)
