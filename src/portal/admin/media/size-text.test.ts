import { expect, test } from 'vitest'
import { sizeText } from './size-text.ts'

test('a size has the same digits as dates, in Arabic too', () => {
  expect(sizeText(1_500_000, 'ar')).toMatch(/1[.,٫]\d/)
})
