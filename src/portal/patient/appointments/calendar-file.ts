import type { Appointment } from '#entities/appointment/appointment.ts'
import { calendarText } from '#entities/time/calendar-text.ts'

// RFC 5545: no line is longer than 75 octets.
function folded(line: string): string {
  const lines: string[] = []
  let current = ''
  let octets = 0
  for (const letter of line) {
    const size = new TextEncoder().encode(letter).length
    if (octets + size > 74) {
      lines.push(current)
      current = ''
      octets = 0
    }
    current += letter
    octets += size
  }
  return [...lines, current].join('\r\n ')
}

const stamp = (instant: string) =>
  Temporal.Instant.from(instant).round('second').toString().replace(/[-:]/g, '')

interface CalendarTexts {
  summary: string
  description: string
  location: string
}

/**
 * An appointment as a calendar file. The UID is that of the invitation in our emails, so a calendar that already has it
 * does not get a second entry.
 */
export function calendarFile(appointment: Appointment, texts: CalendarTexts): string {
  const { id, status, startsAt, endsAt, updatedAt } = appointment
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Rawat//Appointments//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${id}`,
    `DTSTAMP:${stamp(updatedAt)}`,
    `DTSTART:${stamp(startsAt)}`,
    `DTEND:${stamp(endsAt)}`,
    `STATUS:${status === 'requested' ? 'TENTATIVE' : 'CONFIRMED'}`,
    `SUMMARY:${calendarText(texts.summary)}`,
    `DESCRIPTION:${calendarText(texts.description)}`,
    `LOCATION:${calendarText(texts.location)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return `${lines.map(folded).join('\r\n')}\r\n`
}
