import { expect, test } from 'vitest'
import { calendarText, oneLine } from './calendar-text.ts'

test.each(['\r', '\n', '\r\n', '\u0085', '\u2028', '\u2029'])('%j does not start a new line', end => {
  expect(calendarText(`dr. Ayu${end}ATTENDEE:evil`)).toBe('dr. Ayu\\nATTENDEE:evil')
})

test('separators are escaped, and other control characters are removed', () => {
  expect(calendarText('a;b,c\\d\u0000\u000b\u001b\u007f')).toBe('a\\;b\\,c\\\\d')
})

test('the name of a calendar is one line', () => {
  expect(oneLine('RS\rATTENDEE:evil\r\n\u000b Sehat ')).toBe('RS ATTENDEE:evil Sehat')
})
