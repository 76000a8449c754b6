import { isPast } from '#content/clock.ts'
import { all, one } from '#content/queries.ts'
import type { PublicItem } from '#entities/kinds.ts'
import type { ContentLanguage } from '#entities/localized.ts'
import { formatDay, formatHours, formatMoment, formatZonedTime } from '#entities/time/clock.ts'
import { endOf, type Registration, registrationOf, validEnd } from '#entities/time/event-time.ts'
import type { Network } from '../site/network.ts'

/** The computed data of an event. Its time zone is that of its place, or of the main location if it has none. */
export interface EventFacts {
  event: PublicItem<'events'>
  place: PublicItem<'addresses'> | null
  timezone: string
  starts: Temporal.Instant
  ends: Temporal.Instant | null
  over: Temporal.Instant
  registration: Registration
}

export async function factsOf(event: PublicItem<'events'>, network: Network): Promise<EventFacts> {
  const place = await one('addresses', event.location)
  const timezone = place?.timezone ?? network.main?.timezone ?? 'UTC'
  return {
    event,
    place,
    timezone,
    starts: Temporal.Instant.from(event.startsAt),
    ends: validEnd(event),
    over: endOf(event, timezone),
    registration: registrationOf(event),
  }
}

/** All events, sorted by their start. */
export async function eventsIn(network: Network): Promise<EventFacts[]> {
  const facts = await Promise.all((await all('events')).map(event => factsOf(event, network)))
  return facts.toSorted((a, b) => Temporal.Instant.compare(a.starts, b.starts))
}

export const isOver = ({ over }: EventFacts): boolean => isPast(over)

/** The day and the hours as text; for an event over several days, the first and the last moment. */
export function whenOf({ starts, ends, timezone }: EventFacts, language: ContentLanguage) {
  const day = (moment: Temporal.Instant) => moment.toZonedDateTimeISO(timezone).toPlainDate()
  if (ends && !day(starts).equals(day(ends)))
    return {
      day: formatMoment(starts, timezone, language),
      hours: formatMoment(ends, timezone, language),
      several: true,
    }
  const hours = ends
    ? formatHours(starts, ends, timezone, language)
    : formatZonedTime(starts, timezone, language)
  return { day: formatDay(starts, timezone, language), hours, several: false }
}
