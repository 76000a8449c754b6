import { expect, test } from 'vitest'
import { dateInWords, longDate } from './calendar-date.ts'

test('a date has its month in words, in both languages', () => {
  expect(longDate('2026-06-03', 'en')).toBe('3 June 2026')
  expect(longDate('2026-06-03', 'id')).toBe('3 Juni 2026')
})

test('a date has only the requested parts', () => {
  const day = Temporal.PlainDate.from('2026-11-24')
  expect(dateInWords(day, 'en', { weekday: 'long' })).toBe('Tuesday')
  expect(dateInWords(day, 'id', { month: 'long', year: 'numeric' })).toBe('November 2026')
})
