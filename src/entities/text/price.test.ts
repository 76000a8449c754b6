import { expect, test } from 'vitest'
import { formerAmount, type Price, priceState } from './price.ts'

const price: Price = { amount: 1_500_000, currency: 'IDR' }
const year = { ...price, validFrom: '2026-01-01', validTo: '2026-12-31' }

test.each([
  ['2025-12-31', 'notYet'],
  ['2026-01-01', 'offered'],
  ['2026-11-20', 'offered'],
  ['2026-12-31', 'offered'],
  ['2027-01-01', 'expired'],
])('a price of the year 2026 is on %s: %s', (today, state) => {
  expect(priceState(year, today)).toBe(state)
})

test('the first and the last day of a price are days at the location, where another date may be', () => {
  const newYear = Temporal.Instant.from('2026-12-31T16:30:00Z')
  const at = (zone: string) => priceState(year, newYear.toZonedDateTimeISO(zone).toPlainDate().toString())
  expect(at('Asia/Jakarta')).toBe('offered')
  expect(at('Asia/Jayapura')).toBe('expired')
})

test('a price with one date or none has no limit on the other side', () => {
  expect(priceState(price, '2031-05-01')).toBe('offered')
  expect(priceState({ validFrom: '2027-01-01' }, '2031-05-01')).toBe('offered')
  expect(priceState({ validTo: '2027-01-01' }, '2019-05-01')).toBe('offered')
})

test('without a price the state is `onRequest`', () => {
  expect(priceState(undefined, '2026-11-20')).toBe('onRequest')
})

test('contradicting dates never make an offer', () => {
  const wrong = { validFrom: '2027-06-01', validTo: '2027-01-31' }
  for (const today of ['2026-12-01', '2027-01-31', '2027-03-01', '2027-06-01', '2028-01-01'])
    expect(priceState(wrong, today), today).not.toBe('offered')
})

test('the former price is shown only if it was higher', () => {
  expect(formerAmount({ ...price, before: 2_000_000 })).toBe(2_000_000)
  expect(formerAmount({ ...price, before: 1_500_000 })).toBeUndefined()
  expect(formerAmount({ ...price, before: 900_000 })).toBeUndefined()
  expect(formerAmount(price)).toBeUndefined()
})
