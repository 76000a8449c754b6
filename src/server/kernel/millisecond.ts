/** The clock as the database keeps it, so that an answer written beforehand says what is kept. */
export const millisecond = (now: Temporal.Instant) => now.round('millisecond')
