/** When a booked place is expected to begin: lateness moves the session, and each of its slots, as a whole. */
export const expectedStart = (startsAt: string, lateMinutes: number): string =>
  Temporal.Instant.from(startsAt).add({ minutes: lateMinutes }).toString()
