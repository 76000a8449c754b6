/** Wall time as minutes since midnight. */
const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))

/**
 * The first instant of `date` at which the clocks of a zone show `time` or later. If a clock change skips the time, it
 * is the change itself; if the time comes twice, the first one.
 */
export function boundary(date: Temporal.PlainDate, time: string, timezone: string): Temporal.Instant {
  const plainTime = Temporal.PlainTime.from(time)
  const local = date.toPlainDateTime(plainTime)
  const found = local.toZonedDateTime(timezone)
  if (found.toPlainDateTime().equals(local)) return found.toInstant()
  const before = local.toZonedDateTime(timezone, { disambiguation: 'earlier' })
  return (before.getTimeZoneTransition('next') ?? found).toInstant()
}

export interface Span {
  starts: Temporal.Instant
  ends: Temporal.Instant
}

/** The span from `startTime` to `endTime` of a date, or null if a clock change skips all of it. */
export function spanOn(
  date: Temporal.PlainDate,
  startTime: string,
  endTime: string,
  timezone: string,
): Span | null {
  const starts = boundary(date, startTime, timezone)
  const ends = boundary(date, endTime, timezone)
  return Temporal.Instant.compare(starts, ends) < 0 ? { starts, ends } : null
}

/** The same as `add({ minutes })` in a third of the time: lists of doctors compute ten thousands of slots. */
const after = (instant: Temporal.Instant, minutes: number) =>
  Temporal.Instant.fromEpochMilliseconds(instant.epochMilliseconds + minutes * 60_000)

/**
 * A slot every `minutes`, always at the same wall times, also on days of a clock change: a slot at a time that does not
 * exist is left out, and one at a time that comes twice is given once.
 */
export function slotsOn(
  date: Temporal.PlainDate,
  startTime: string,
  endTime: string,
  timezone: string,
  minutes: number,
): Span[] {
  const span = spanOn(date, startTime, endTime, timezone)
  if (!span) return []
  const first = minutesOf(startTime)
  const count = Math.floor((minutesOf(endTime) - first) / minutes)
  const wallLength = minutesOf(endTime) - first
  const steady = span.ends.since(span.starts).total('minutes') === wallLength
  const slots: Span[] = []
  let previous = span.starts
  for (let index = 0; index < count; index++) {
    const starts = steady
      ? after(span.starts, index * minutes)
      : existing(date, first + index * minutes, timezone)
    if (!starts) continue
    const ends = after(starts, minutes)
    // After a clock change the next wall time may begin while the last slot has not ended.
    const fits = Temporal.Instant.compare(previous, starts) <= 0
    if (!fits || Temporal.Instant.compare(ends, span.ends) > 0) continue
    slots.push({ starts, ends })
    previous = ends
  }
  return slots
}

function existing(date: Temporal.PlainDate, minute: number, timezone: string): Temporal.Instant | null {
  const local = date.toPlainDateTime({ hour: Math.floor(minute / 60), minute: minute % 60 })
  const found = local.toZonedDateTime(timezone)
  return found.toPlainDateTime().equals(local) ? found.toInstant() : null
}
