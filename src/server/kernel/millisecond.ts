/** Rounded to the database's precision, so that an answer made before the write has the stored value. */
export const millisecond = (now: Temporal.Instant) => now.round('millisecond')
