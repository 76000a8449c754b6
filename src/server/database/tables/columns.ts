import { customType } from 'drizzle-orm/pg-core'

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
