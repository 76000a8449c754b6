import { sql } from 'drizzle-orm'
import { type AnyPgColumn, customType, uuid } from 'drizzle-orm/pg-core'

/** The default of a column that has the time of the transaction. */
export const now = sql`now()`

/** The id of a row that must exist, and cannot be deleted as long as this row refers to it. */
export const reference = (id: () => AnyPgColumn) => uuid().notNull().references(id)

/** The id of a row that must exist. Deleting it deletes this row, too. */
export const owner = (id: () => AnyPgColumn) => uuid().notNull().references(id, { onDelete: 'cascade' })

/** timestamptz as Temporal.Instant instead of Date, whose arithmetic is error-prone. */
export const instant = customType<{ data: Temporal.Instant; driverData: string }>({
  dataType: () => 'timestamp(3) with time zone',
  fromDriver: value => Temporal.Instant.from(value),
  toDriver: value => value.toString(),
})

/** Wall time `HH:mm`. */
export const wallTime = customType<{ data: string; driverData: string }>({
  dataType: () => 'time(0)',
  fromDriver: value => value.slice(0, 5),
})
