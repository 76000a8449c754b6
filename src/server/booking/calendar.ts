import { ICalAttendeeStatus, ICalCalendar, ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import { isOpen } from '#entities/appointment-status.ts'
import { printedCalendar } from '#entities/calendar-text.ts'
import type { FullAppointment } from './shapes.ts'

export interface Entry {
  summary: string
  description: string
  location: string
  url: string
  hospital: string
  /** Whom mail comes from: `Name <address>`. */
  from: string
  /** How much later than announced it begins. */
  lateMinutes?: number
}

const asDate = (instant: Temporal.Instant) => new Date(instant.epochMilliseconds)

/** The address of `Name <address>`, or of an address alone. */
const addressIn = (from: string): string => /<([^>]+)>/.exec(from)?.[1] ?? from

/** What the calendar is to do with it: a request is not in it yet. */
export const calendarMethod = ({ row }: FullAppointment): 'REQUEST' | 'CANCEL' =>
  isOpen(row.status) ? 'REQUEST' : 'CANCEL'

/**
 * An appointment as an invitation (RFC 5545, RFC 5546). Its UID stays the same for ever and SEQUENCE only grows, so a
 * calendar moves or strikes out the entry it has instead of adding another.
 */
export function calendarFile(full: FullAppointment, entry: Entry): string {
  const { row } = full
  const { summary, description, location, url, hospital, from, lateMinutes = 0 } = entry
  const cancelled = calendarMethod(full) === 'CANCEL'
  const late = row.startsAt.add({ minutes: lateMinutes })
  const starts = Temporal.Instant.compare(late, row.endsAt) < 0 ? late : row.startsAt
  const calendar = new ICalCalendar({
    prodId: { company: 'Rawat', product: 'Appointments', language: 'EN' },
    method: cancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST,
  })
  calendar.createEvent({
    id: row.id,
    sequence: row.sequence,
    stamp: asDate(row.updatedAt),
    start: asDate(starts),
    end: asDate(row.endsAt),
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
  return printedCalendar(calendar.toString())
}
