import { expect, test } from 'vitest'
import { interfaceLanguages } from '#entities/text/interface-language.ts'
import { dayByKey, firstWeekday, weeksOf } from './month-days.ts'

test('the weeks begin on the first weekday of the locale, and contain every day of the month once', () => {
  for (const first of [1, 6, 7])
    for (let month = 1; month <= 12; month++) {
      const of = Temporal.PlainYearMonth.from({ year: 2026, month })
      const weeks = weeksOf(of, first)
      expect(weeks.every(week => week.length === 7 && week[0]?.dayOfWeek === first)).toBe(true)
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

test('a week begins on Sunday in English, in other languages as in CLDR', () => {
  expect([firstWeekday('en'), firstWeekday('en-US')]).toEqual([7, 7])
  for (const language of interfaceLanguages.filter(one => one !== 'en')) {
    // In ECMA-402 since 2025, but not yet in the types.
    const locale = new Intl.Locale(language) as Intl.Locale & { getWeekInfo(): { firstDay: number } }
    expect([language, firstWeekday(language)]).toEqual([language, locale.getWeekInfo().firstDay])
  }
})
