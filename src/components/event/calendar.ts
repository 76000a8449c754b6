import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import { type ContentLanguage, localizedText } from '#entities/localized.ts'
import { oneLine, withoutControlCharacters } from '#entities/time/calendar-text.ts'
import { calendarSequence } from '#entities/time/event-time.ts'
import { addressLines } from '../place/address.ts'
import type { EventFacts } from './facts.ts'

interface Source {
  facts: EventFacts
  title: string
  description: string
  url: URL
  hospital: string
  email: string | undefined
  language: ContentLanguage
}

/**
 * An event as a calendar file (RFC 5545). Its UID is the same in both languages, and its SEQUENCE only increases, so that
 * a calendar updates or cancels its existing entry. Times are in UTC, which needs no VTIMEZONE.
 */
export function eventCalendar({ facts, title, description, url, hospital, email, language }: Source): string {
  const { event, place, starts, ends } = facts
  const cancelled = event.eventStatus === 'cancelled'
  const calendar = ical({
    prodId: { company: 'Rawat', product: 'Events', language: language.toUpperCase() },
    name: oneLine(hospital),
    method: cancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
  })
  calendar.createEvent({
    id: event.id,
    sequence: calendarSequence(event.updatedAt),
    stamp: event.updatedAt,
    lastModified: event.updatedAt,
    start: starts.toString(),
    end: ends?.toString() ?? null,
    summary: title,
    description: [description, event.online, url.href].filter(Boolean).join('\n\n'),
    url: url.href,
    organizer: email ? { name: hospital, email } : null,
    location: place
      ? {
          title: [event.room && localizedText(event.room, language), place.officialName]
            .filter(Boolean)
            .join(', '),
          address: addressLines(place).join(', '),
        }
      : (event.online ?? null),
    status: cancelled
      ? ICalEventStatus.CANCELLED
      : event.eventStatus === 'postponed'
        ? ICalEventStatus.TENTATIVE
        : ICalEventStatus.CONFIRMED,
  })
  return withoutControlCharacters(`${calendar.toString()}\r\n`)
}
