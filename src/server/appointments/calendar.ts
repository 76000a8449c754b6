import { ICalAttendeeStatus, ICalCalendar, ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import { isOpen } from '#entities/appointment/appointment-status.ts'
import { withoutControlCharacters } from '#entities/time/calendar-text.ts'
import type { FullAppointment } from './views.ts'

export interface Entry {
  summary: string
  description: string
  location: string
  url: string
  hospital: string
  /** The sender of emails: `Name <address>`. */
  from: string
}

const asDate = (instant: Temporal.Instant) => new Date(instant.epochMilliseconds)

/** The address of `Name <address>`, or of an address alone. */
const addressIn = (from: string): string => /<([^>]+)>/.exec(from)?.[1] ?? from

/** The iTIP method: a closed appointment cancels its entry. */
export const calendarMethod = ({ row }: FullAppointment): 'REQUEST' | 'CANCEL' =>
  isOpen(row.status) ? 'REQUEST' : 'CANCEL'

/**
 * An appointment as an invitation (RFC 5545, RFC 5546). Its UID never changes and SEQUENCE only grows, so a calendar
 * moves or cancels its entry instead of adding another one.
 */
export function calendarFile(full: FullAppointment, entry: Entry): string {
  const { row, lateMinutes } = full
  const { summary, description, location, url, hospital, from } = entry
  const cancelled = calendarMethod(full) === 'CANCEL'
  const calendar = new ICalCalendar({
    prodId: { company: 'Rawat', product: 'Appointments', language: 'EN' },
    method: cancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST,
  })
  calendar.createEvent({
    id: row.id,
    sequence: row.sequence,
    stamp: asDate(row.updatedAt),
    start: asDate(row.startsAt.add({ minutes: lateMinutes })),
    end: asDate(row.endsAt.add({ minutes: lateMinutes })),
    summary,
    description,
    location,
    url,
    status: cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    organizer: { name: hospital, email: addressIn(from) },
    attendees: full.email
      ? [
          {
            email: full.email,
            name: full.carer ?? full.patientName,
            rsvp: false,
            status: ICalAttendeeStatus.ACCEPTED,
          },
        ]
      : [],
  })
  return withoutControlCharacters(calendar.toString())
}
