import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { appointment } from './booking.ts'
import { instant } from './columns.ts'
import { content } from './content.ts'

const now = sql`now()`

/** Who of a waiting room was called in, and who was let go behind the others as they were not there. */
export const queueCall = pgTable('queue_call', {
  appointmentId: uuid()
    .primaryKey()
    .references(() => appointment.id, { onDelete: 'cascade' }),
  /** Null while they wait behind the others. */
  calledAt: instant(),
  /** When they were last passed over: who was passed over first is called first again. */
  passedAt: instant(),
  times: integer().notNull().default(1),
})

/** A screen in a waiting room. What it may read is numbers, and nothing else. */
export const display = pgTable(
  'display',
  {
    id: uuid().primaryKey(),
    /** SHA-256 of the token, hex: who reads this table opens no screen. */
    tokenHash: text().notNull().unique(),
    name: text().notNull(),
    locationId: uuid()
      .notNull()
      .references(() => content.id),
    /** Slugs of the doctors whose queues it shows; none means all of the location. */
    doctors: text().array().notNull().default([]),
    createdBy: uuid(),
    /** Who answers for it instead of its maker. */
    takenOverBy: uuid(),
    createdAt: instant().notNull().default(now),
    seenAt: instant(),
    revokedAt: instant(),
  },
  table => [index('display_location').on(table.locationId)],
)
