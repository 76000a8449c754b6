import { pictureAt } from '#entities/media/media-address.ts'
import { postal } from '../place/structured.ts'
import type { EventFacts } from './facts.ts'

interface Source {
  facts: EventFacts
  title: string
  description: string
  url: URL
  organizer: string
}

const states = {
  scheduled: 'EventScheduled',
  rescheduled: 'EventRescheduled',
  postponed: 'EventPostponed',
  cancelled: 'EventCancelled',
} as const

const schema = (name: string) => `https://schema.org/${name}`

/** https://schema.org/Event; times carry the offset of the place. */
export function eventData({ facts, title, description, url, organizer }: Source): object {
  const { event, place, timezone, starts, ends, registration } = facts
  const local = (moment: Temporal.Instant) =>
    moment.toZonedDateTimeISO(timezone).toString({ timeZoneName: 'never', smallestUnit: 'second' })
  const there = place && {
    '@type': 'Place',
    name: place.officialName,
    // Without the district.
    address: { ...postal(place), streetAddress: place.street },
  }
  const online = event.online && { '@type': 'VirtualLocation', url: event.online }
  const locations = [there, online].filter(Boolean)
  const mode = there && online ? 'Mixed' : online ? 'Online' : 'Offline'
  const { url: registrationUrl, capacity } = event.registration ?? {}
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: title,
    description: description || undefined,
    url: url.href,
    image: event.cover && new URL(pictureAt(event.cover.src), url).href,
    startDate: local(starts),
    endDate: ends ? local(ends) : undefined,
    eventStatus: schema(states[event.eventStatus ?? 'scheduled']),
    eventAttendanceMode: schema(`${mode}EventAttendanceMode`),
    location: locations.length > 1 ? locations : locations[0],
    maximumAttendeeCapacity: capacity,
    organizer: { '@type': 'Organization', name: organizer, url: new URL('/', url).href },
    offers:
      registration.kind === 'until' && registrationUrl
        ? {
            '@type': 'Offer',
            url: new URL(registrationUrl, url).href,
            availabilityEnds: local(registration.moment),
          }
        : undefined,
  }
}
