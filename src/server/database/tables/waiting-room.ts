import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { appointment } from './booking.ts'
import { instant, now, reference } from './columns.ts'
import { content } from './content.ts'

/** A patient who was called from the waiting room, or passed over because of absence. */
export const queueCall = pgTable('queue_call', {
  appointmentId: uuid()
    .primaryKey()
    .references(() => appointment.id, { onDelete: 'cascade' }),
  /** Null while the patient, passed over, waits behind the others. */
  calledAt: instant(),
  /** When the patient was last passed over. Passed-over patients are called again in this order. */
  passedAt: instant(),
  times: integer().notNull().default(1),
})

/** A screen in a waiting room. It may read only queue numbers. */
export const display = pgTable(
  'display',
  {
    id: uuid().primaryKey(),
    /** SHA-256 of the token, hex: a reader of this table cannot open a screen. */
    tokenHash: text().notNull().unique(),
    name: text().notNull(),
    locationId: reference(() => content.id),
    /** Slugs of the doctors whose queues it shows; none means all of the location. */
    doctors: text().array().notNull().default([]),
    createdBy: uuid(),
    /** The administrator who is responsible instead of the creator. */
    takenOverBy: uuid(),
    createdAt: instant().notNull().default(now),
    seenAt: instant(),
    revokedAt: instant(),
  },
  table => [index('display_location').on(table.locationId)],
)
