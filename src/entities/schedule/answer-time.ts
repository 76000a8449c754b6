import { weekdays } from '../content/unit.ts'
import { boundary, type Span } from '../time/wall-time.ts'

/** The front desk that answers requests for one location. */
export interface AnswerDesk {
  timezone: string
  /** In wall time of the location; null if the hospital has not entered the desk's hours. */
  hours: readonly { day: (typeof weekdays)[number]; opens: string; closes: string }[] | null
  /** Whether the location is closed on this date (`YYYY-MM-DD`), so that no request is answered. */
  isClosedOn(date: string): boolean
}

export interface AnswerTimeRules {
  /** The longest time in minutes that a request waits for an answer. */
  requestExpiryMinutes: number
  /** A request is answered at least these hours before the start, so that there is time to travel. */
  answerHours: number
}

interface DeadlineRequest {
  now: Temporal.Instant
  rules: AnswerTimeRules
  desk: AnswerDesk
}

// Not `const { compare } = Temporal.Instant`: older browsers load `Temporal` after this module.
const compare = (one: Temporal.Instant, other: Temporal.Instant) => Temporal.Instant.compare(one, other)
const earlier = (one: Temporal.Instant, other: Temporal.Instant) => (compare(one, other) <= 0 ? one : other)
const later = (one: Temporal.Instant, other: Temporal.Instant) => (compare(one, other) >= 0 ? one : other)
const dateAt = (instant: Temporal.Instant, { timezone }: AnswerDesk) =>
  instant.toZonedDateTimeISO(timezone).toPlainDate()

/**
 * When the desk is open, for the spans that begin on a date. Equal times mean around the clock; a span that closes
 * before it opens ends the next day.
 */
function spansOf(date: Temporal.PlainDate, { timezone, hours, isClosedOn }: AnswerDesk): Span[] {
  if (isClosedOn(date.toString())) return []
  const day = weekdays[date.dayOfWeek - 1]
  return (hours ?? [])
    .filter(one => one.day === day)
    .map(({ opens, closes }) => {
      const [from, to] = opens === closes ? ['00:00', '00:00'] : [opens, closes]
      const last = to <= from ? date.add({ days: 1 }) : date
      return { starts: boundary(date, from, timezone), ends: boundary(last, to, timezone) }
    })
}

/** The last moment up to `at` when the desk is open; null if there is none after `now`. */
function lastOpenMoment(at: Temporal.Instant, { now, desk }: DeadlineRequest): Temporal.Instant | null {
  if (!desk.hours) return compare(at, now) > 0 ? at : null
  const first = dateAt(now, desk).subtract({ days: 1 })
  let date = dateAt(at, desk)
  for (; Temporal.PlainDate.compare(date, first) >= 0; date = date.subtract({ days: 1 })) {
    // A span past midnight belongs to the day before.
    const moments = [...spansOf(date, desk), ...spansOf(date.subtract({ days: 1 }), desk)]
      .filter(({ starts }) => compare(starts, at) < 0)
      .map(({ ends }) => earlier(ends, at))
    const [first, ...rest] = moments
    if (!first) continue
    const last = rest.reduce(later, first)
    return compare(last, now) > 0 ? last : null
  }
  return null
}

/** The search for the next opening of the desk ends after these days. */
const maxClosedDays = 370

/** The next moment when the desk is open: now, or when it opens. Null if it does not open again. */
function nextOpenMoment({ now, desk }: Omit<DeadlineRequest, 'rules'>): Temporal.Instant | null {
  if (!desk.hours) return now
  let date = dateAt(now, desk).subtract({ days: 1 })
  for (let days = 0; days <= maxClosedDays; days++, date = date.add({ days: 1 })) {
    const [first, ...rest] = spansOf(date, desk)
      .filter(({ ends }) => compare(ends, now) > 0)
      .map(({ starts }) => later(starts, now))
    if (first) return rest.reduce(earlier, first)
  }
  return null
}

/**
 * The deadline for answering a request made at `now`: early enough to travel, while the desk is open, and not after the
 * request expires. Null if there is no such moment: the slot is then at short notice.
 */
export function answerDeadline({ startsAt, ...asked }: DeadlineRequest & { startsAt: Temporal.Instant }) {
  const { now, rules } = asked
  const inTime = lastOpenMoment(startsAt.subtract({ hours: rules.answerHours }), asked)
  return inTime && earlier(inTime, now.add({ minutes: rules.requestExpiryMinutes }))
}

/**
 * Slots that start before this moment are at short notice: no request for them can be answered in time. Null: all slots
 * are. The same rule as `answerDeadline`, computed once for a list.
 */
export function shortNoticeUntil({ now, rules, desk }: DeadlineRequest): Temporal.Instant | null {
  return nextOpenMoment({ now, desk })?.add({ hours: rules.answerHours }) ?? null
}
