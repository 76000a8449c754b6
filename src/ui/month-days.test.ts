import { expect, test } from 'vitest'
import { dayByKey, weeksOf } from './month-days.ts'

test('a month starts on the weekday of the reader, and every day of it is there once', () => {
  for (const firstWeekday of [1, 6, 7])
    for (let month = 1; month <= 12; month++) {
      const of = Temporal.PlainYearMonth.from({ year: 2026, month })
      const weeks = weeksOf(of, firstWeekday)
      expect(weeks.every(week => week.length === 7 && week[0]?.dayOfWeek === firstWeekday)).toBe(true)
      const own = weeks.flat().filter(day => day.month === month)
      expect(own.map(day => day.day)).toEqual(Array.from({ length: of.daysInMonth }, (_, index) => index + 1))
      expect(weeks.at(-1)?.some(day => day.month === month)).toBe(true)
    }
})

test('arrow keys follow the direction of the script', () => {
  const day = Temporal.PlainDate.from('2026-01-31')
  expect(dayByKey(day, 'ArrowRight', false)?.toString()).toBe('2026-02-01')
  expect(dayByKey(day, 'ArrowRight', true)?.toString()).toBe('2026-01-30')
  expect(dayByKey(day, 'PageDown', false)?.toString()).toBe('2026-02-28')
  expect(dayByKey(day, 'a', false)).toBeUndefined()
})
