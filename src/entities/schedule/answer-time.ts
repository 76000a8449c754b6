import { weekdays } from '../content/unit.ts'
import { boundary, type Span } from '../time/wall-time.ts'

/** The front desk that answers requests for one location. */
export interface AnsweringDesk {
  timezone: string
  /** Wall time at the location; null where the hospital has not said when the desk is open. */
  hours: readonly { day: (typeof weekdays)[number]; opens: string; closes: string }[] | null
  /** Whether the location is closed on this date (`YYYY-MM-DD`), so that no request is answered. */
  isClosedOn(date: string): boolean
}

export interface AnswerTimeRules {
  /** Minutes that a request waits for an answer at most. */
  requestExpiryMinutes: number
  /** Hours before the start by which the answer has come, so that there is time to travel. */
  answerHours: number
}

interface Asked {
  now: Temporal.Instant
  rules: AnswerTimeRules
  desk: AnsweringDesk
}

// Not taken from `Temporal` while the file loads: some browsers fetch it later.
const compare = (one: Temporal.Instant, other: Temporal.Instant) => Temporal.Instant.compare(one, other)
const earlier = (one: Temporal.Instant, other: Temporal.Instant) => (compare(one, other) <= 0 ? one : other)
const later = (one: Temporal.Instant, other: Temporal.Instant) => (compare(one, other) >= 0 ? one : other)
const dateAt = (instant: Temporal.Instant, { timezone }: AnsweringDesk) =>
  instant.toZonedDateTimeISO(timezone).toPlainDate()

/** When the desk is open from a date on. Equal times mean around the clock; a span that closes before it opens ends the next day. */
function spansOf(date: Temporal.PlainDate, { timezone, hours, isClosedOn }: AnsweringDesk): Span[] {
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

/** The last moment up to `at` that ends a time in which the desk was open; null where there was none after `now`. */
function lastDeskMoment(at: Temporal.Instant, { now, desk }: Asked): Temporal.Instant | null {
  if (!desk.hours) return compare(at, now) > 0 ? at : null
  const first = dateAt(now, desk).subtract({ days: 1 })
  let date = dateAt(at, desk)
  for (; Temporal.PlainDate.compare(date, first) >= 0; date = date.subtract({ days: 1 })) {
    // What is open past midnight belongs to the day before.
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

/** How many days ahead the next opening of the desk is looked for. */
const mostClosedDays = 370

/** The next moment at which the desk is open: this one, or when it opens. Null where it does not open again. */
function nextDeskMoment({ now, desk }: Omit<Asked, 'rules'>): Temporal.Instant | null {
  if (!desk.hours) return now
  let date = dateAt(now, desk).subtract({ days: 1 })
  for (let days = 0; days <= mostClosedDays; days++, date = date.add({ days: 1 })) {
    const [first, ...rest] = spansOf(date, desk)
      .filter(({ ends }) => compare(ends, now) > 0)
      .map(({ starts }) => later(starts, now))
    if (first) return rest.reduce(earlier, first)
  }
  return null
}

/**
 * Until when a request that is made at `now` is answered: in time to travel, while the desk is open, and never later than
 * any request is. Null where no such time is left: the place is asked for at short notice.
 */
export function answerDeadline({ startsAt, ...asked }: Asked & { startsAt: Temporal.Instant }) {
  const { now, rules } = asked
  const inTime = lastDeskMoment(startsAt.subtract({ hours: rules.answerHours }), asked)
  return inTime && earlier(inTime, now.add({ minutes: rules.requestExpiryMinutes }))
}

/** A request can still be answered in time for places that start after this; null: for none. The same rule for lists. */
export function shortNoticeUntil({ now, rules, desk }: Asked): Temporal.Instant | null {
  return nextDeskMoment({ now, desk })?.add({ hours: rules.answerHours }) ?? null
}
