import type { Item } from '../kinds.ts'

type Event = Item<'events'>

const later = (a: Temporal.Instant, b: Temporal.Instant) => Temporal.Instant.compare(a, b) > 0

/** The entered end time, unless it is before the start. */
export function validEnd({ startsAt, endsAt }: Event): Temporal.Instant | null {
  const end = endsAt ? Temporal.Instant.from(endsAt) : null
  return end && later(end, Temporal.Instant.from(startsAt)) ? end : null
}

/** When an event is over: at its end time, or without one at the end of its first day, at its location. */
export function endOf(event: Event, timezone: string): Temporal.Instant {
  const start = Temporal.Instant.from(event.startsAt)
  return validEnd(event) ?? start.toZonedDateTimeISO(timezone).add({ days: 1 }).startOfDay().toInstant()
}

/** Whether registration is needed: not mentioned, not needed, or possible until a moment. */
export type Registration = { kind: 'unsaid' | 'free' } | { kind: 'until'; moment: Temporal.Instant }

/** Registration ends at its deadline, and at the start at the latest; a cancelled event has none. */
export function registrationOf({ registration, startsAt, eventStatus }: Event): Registration {
  if (!registration || eventStatus === 'cancelled' || eventStatus === 'postponed') return { kind: 'unsaid' }
  if (!registration.required && !registration.url)
    return { kind: registration.required === false ? 'free' : 'unsaid' }
  const start = Temporal.Instant.from(startsAt)
  const deadline = registration.deadline ? Temporal.Instant.from(registration.deadline) : start
  return { kind: 'until', moment: later(deadline, start) ? start : deadline }
}

/** Calendar programs update an entry only if its sequence number is higher. The seconds since 2026 always grow. */
export const calendarSequence = (updatedAt: string): number =>
  Math.max(
    0,
    Math.floor(
      Temporal.Instant.from('2026-01-01T00:00:00Z').until(Temporal.Instant.from(updatedAt)).total('seconds'),
    ),
  )
