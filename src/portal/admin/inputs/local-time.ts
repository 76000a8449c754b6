/** An instant as a clock in a zone shows it, to the minute; '' for none. What is no instant is shown as none. */
export function instantToLocal(instant: string, timezone: string): string {
  if (!instant) return ''
  try {
    return Temporal.Instant.from(instant)
      .toZonedDateTimeISO(timezone)
      .toPlainDateTime()
      .toString({ smallestUnit: 'minute' })
  } catch {
    return ''
  }
}

/** The instant at which a clock in a zone shows this; in an hour that the clock skips or repeats, the earlier one. */
export function localToInstant(local: string, timezone: string): string {
  if (!local) return ''
  return Temporal.PlainDateTime.from(local)
    .toZonedDateTime(timezone, { disambiguation: 'earlier' })
    .toInstant()
    .toString()
}
