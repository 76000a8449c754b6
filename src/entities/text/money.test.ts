import { expect, test } from 'vitest'
import { formatMoney, priceText } from './money.ts'

test.each([
  [1_500_000, 'IDR', 'IDR\u00a01,500,000', 'Rp1.500.000'],
  [0, 'IDR', 'IDR\u00a00', 'Rp0'],
  [100, 'USD', 'US$100', 'US$100'],
  [99.9, 'USD', 'US$99.90', 'US$99,90'],
  [1_000_000_000_000, 'IDR', 'IDR\u00a01,000,000,000,000', 'Rp1.000.000.000.000'],
])('%d %s is written as usual in each language', (amount, currency, en, id) => {
  expect(formatMoney(amount, currency, 'en')).toBe(en)
  expect(formatMoney(amount, currency, 'id').replace(/\s/g, '')).toBe(id)
})

test('an unknown currency code still shows the amount', () => {
  expect(formatMoney(1500, 'Rp', 'id')).toBe('Rp\u00a01.500')
  expect(formatMoney(1500, 'X', 'en')).toBe('X\u00a01,500')
})

test('a price of nothing is said in words', () => {
  const words = { free: 'Free', onRequest: 'We will tell you' }
  expect(priceText({ amount: 0, currency: 'IDR' }, 'en', words)).toBe('Free')
  expect(priceText({ amount: 1_500_000, currency: 'IDR' }, 'en', words)).toBe('IDR\u00a01,500,000')
  expect(priceText(null, 'en', words)).toBe('We will tell you')
})
