/** The local time of an instant in a time zone, to the minute; '' for an empty or invalid value. */
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

/** The instant of a local time in a time zone; the earlier one if the clock skips or repeats the hour. */
export function localToInstant(local: string, timezone: string): string {
  if (!local) return ''
  return Temporal.PlainDateTime.from(local)
    .toZonedDateTime(timezone, { disambiguation: 'earlier' })
    .toInstant()
    .toString()
}
