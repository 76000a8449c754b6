import type { Item } from '../kinds.ts'

type Event = Item<'events'>

const later = (a: Temporal.Instant, b: Temporal.Instant) => Temporal.Instant.compare(a, b) > 0

/** The end that was written, unless it lies before the start. */
export function writtenEnd({ startsAt, endsAt }: Event): Temporal.Instant | null {
  const end = endsAt ? Temporal.Instant.from(endsAt) : null
  return end && later(end, Temporal.Instant.from(startsAt)) ? end : null
}

/** When an event is over: at its end, or with the day it begins on, at its place, where nobody wrote an end. */
export function overAt(event: Event, timezone: string): Temporal.Instant {
  const start = Temporal.Instant.from(event.startsAt)
  return writtenEnd(event) ?? start.toZonedDateTimeISO(timezone).add({ days: 1 }).startOfDay().toInstant()
}

/** Whether one has to say that one comes: no word about it, no need, or until a moment. */
export type Registration = { kind: 'unsaid' | 'free' } | { kind: 'until'; moment: Temporal.Instant }

/** Registration ends with its deadline, and with the start at the latest; a called-off event has none. */
export function registrationOf({ registration, startsAt, eventStatus }: Event): Registration {
  if (!registration || eventStatus === 'cancelled' || eventStatus === 'postponed') return { kind: 'unsaid' }
  if (!registration.required && !registration.url)
    return { kind: registration.required === false ? 'free' : 'unsaid' }
  const start = Temporal.Instant.from(startsAt)
  const deadline = registration.deadline ? Temporal.Instant.from(registration.deadline) : start
  return { kind: 'until', moment: later(deadline, start) ? start : deadline }
}

/** Calendars move an entry only to a higher number; the seconds since this product began only grow. */
export const calendarSequence = (updatedAt: string): number =>
  Math.max(
    0,
    Math.floor(
      Temporal.Instant.from('2026-01-01T00:00:00Z').until(Temporal.Instant.from(updatedAt)).total('seconds'),
    ),
  )
