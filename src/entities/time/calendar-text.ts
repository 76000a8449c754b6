/**
 * A text as a value of a calendar file or of an address card (RFC 5545 and 2426): what separates values is escaped, every
 * kind of line end is one escaped line end, and no other control character is left.
 */
export const calendarText = (text: string): string =>
  text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n|[\r\n\u0085\u2028\u2029]/g, '\\n')
    .replace(/[^\P{Cc}\t]/gu, '')

/** A text as one line, for names in a calendar: the library that writes it escapes values, but not the calendar's own name. */
export const oneLine = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, ' ').trim()

/** A whole file without control characters but line ends and tabs: the library that writes calendars lets the others through. */
export const printedCalendar = (file: string): string => file.replace(/[^\P{Cc}\t\r\n]|[\u2028\u2029]/gu, '')
