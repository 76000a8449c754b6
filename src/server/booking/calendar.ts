import type { Appointment } from '#entities/appointment.ts'

const escaped = (text: string) =>
  text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r?\n/g, '\\n')
    .replace(/\p{Cc}/gu, '')

/** RFC 5545 §3.1: no line longer than 75 octets, and no character cut in two. */
function fold(line: string): string {
  const lines: string[] = []
  let current = ''
  let octets = 0
  for (const character of line) {
    const size = Buffer.byteLength(character)
    if (octets + size > (lines.length === 0 ? 75 : 74)) {
      lines.push(current)
      current = ''
      octets = 0
    }
    current += character
    octets += size
  }
  return [...lines, current].join('\r\n ')
}

const stamp = (instant: string) => `${instant.slice(0, 19).replace(/[-:]/g, '')}Z`

/**
 * An appointment as a calendar file (RFC 5545). Its UID stays the same for ever and SEQUENCE only grows, so a calendar
 * moves or strikes out the entry it has instead of adding another.
 */
export function calendarFile(one: Appointment, summary: string, description: string): string {
  const cancelled = one.status !== 'accepted'
  const age = Temporal.Instant.from(one.createdAt).until(one.updatedAt).total('seconds')
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Rawat//Appointments//EN',
    `METHOD:${cancelled ? 'CANCEL' : 'PUBLISH'}`,
    'BEGIN:VEVENT',
    `UID:${one.id}`,
    `SEQUENCE:${Math.max(0, Math.floor(age))}`,
    `DTSTAMP:${stamp(one.updatedAt)}`,
    `DTSTART:${stamp(one.startsAt)}`,
    `DTEND:${stamp(one.endsAt)}`,
    `SUMMARY:${escaped(summary)}`,
    `LOCATION:${escaped(one.locationName)}`,
    `DESCRIPTION:${escaped(description)}`,
    `STATUS:${cancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return `${lines.map(fold).join('\r\n')}\r\n`
}
