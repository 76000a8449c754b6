/**
 * Escapes a text as a value of a calendar file or vCard (RFC 5545 and 2426): separators are escaped, every kind of line
 * end becomes one escaped line end, and other control characters are removed.
 */
export const calendarText = (text: string): string =>
  text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n|[\r\n\u0085\u2028\u2029]/g, '\\n')
    .replace(/[^\P{Cc}\t]/gu, '')

/**
 * A text as one line, for the calendar's own name: the library that writes calendars escapes values, but not this name.
 */
export const oneLine = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, ' ').trim()

/**
 * Removes control characters except line ends and tabs from a calendar file, because the library that writes it does
 * not.
 */
export const withoutControlCharacters = (file: string): string =>
  file.replace(/[^\P{Cc}\t\r\n]|[\u2028\u2029]/gu, '')
