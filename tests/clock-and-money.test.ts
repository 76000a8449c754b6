import { expect, test } from 'vitest'
import { formatMoney } from '#entities/text/money.ts'
import { formatTime } from '#entities/time/clock.ts'
import { shownTexts } from './shown-texts.ts'

/**
 * Times and amounts that are written in a text look as the formatters write them. The exception is the notation of the
 * business hours in English (9:00am to 5:00pm), which is the specification's: no text contains it, only
 * `components/place/hours.ts` writes it.
 */
const otherwise: Record<'en' | 'id', [RegExp, string][]> = {
  en: [
    [/\b\d{1,2}(?:[:.]\d\d)? ?[ap]\.?m\b/i, '24 hours: 14:00'],
    [/\bo’?'?clock\b/i, '24 hours: 14:00'],
    [/(?<![\d:])\d:\d\d\b/, 'two digits of the hour: 09:00'],
    [/\b\d\d\.\d\d (?:WIB|WITA|WIT|to|and|until)\b/, 'a colon: 14:00'],
    [/\bRp ?\d|\bIDR\d/, 'the code and a space: IDR 5,000'],
  ],
  id: [
    [/(?<![\d:])\d{1,2}:\d\d\b/, 'a point: 14.00'],
    [/\bpukul \d\.\d\d\b/, 'two digits of the hour: 09.00'],
    [/\bRp\s\d|\bIDR\s?\d|\bRp[\d]+,\d{3}/, 'no space, and points: Rp5.000'],
  ],
}

test.each(['en', 'id'] as const)('the texts in %s write times and amounts in one way', language => {
  const found = shownTexts(language).flatMap(({ where, text }) =>
    otherwise[language]
      .filter(([pattern]) => pattern.test(text))
      .map(([pattern, better]) => `${where}: “${pattern.exec(text)?.[0]}” (${better})`),
  )
  expect(found).toEqual([])
})

test('the formatters write the same notation', () => {
  expect(formatTime('2026-11-24T07:00:00Z', 'Asia/Jakarta', 'en')).toBe('14:00')
  expect(formatTime('2026-11-24T02:00:00Z', 'Asia/Jakarta', 'en')).toBe('09:00')
  expect(formatTime('2026-11-24T02:00:00Z', 'Asia/Jakarta', 'id')).toBe('09.00')
  expect(formatMoney(5000, 'IDR', 'en')).toBe('IDR\u00a05,000')
  expect(formatMoney(5000, 'IDR', 'id')).toBe('Rp5.000')
})
