/** When an appointment is expected to begin, or to end: lateness moves the session, and each of its slots, by the same time. */
export const expectedTime = (startsAt: string, lateMinutes: number): string =>
  Temporal.Instant.from(startsAt).add({ minutes: lateMinutes }).toString()
