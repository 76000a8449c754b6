import { expect, test } from 'vitest'
import { calendarText, oneLine } from './calendar-text.ts'

test.each(['\r', '\n', '\r\n', '\u0085', '\u2028', '\u2029'])('no line of its own begins after %j', end => {
  expect(calendarText(`dr. Ayu${end}ATTENDEE:evil`)).toBe('dr. Ayu\\nATTENDEE:evil')
})

test('separators are escaped, and other control characters are left out', () => {
  expect(calendarText('a;b,c\\d\u0000\u000b\u001b\u007f')).toBe('a\\;b\\,c\\\\d')
})

test('a name of a calendar is one line', () => {
  expect(oneLine('RS\rATTENDEE:evil\r\n\u000b Sehat ')).toBe('RS ATTENDEE:evil Sehat')
})
