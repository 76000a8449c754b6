import { expect, test } from 'vitest'
import { olderMedia } from './media-ranges.ts'

test.each([
  ['(width < 30rem)', '(max-width: 29.99rem)'],
  ['(width >= 48rem)', '(min-width: 48rem)'],
  ['(48rem <= width < 64rem)', '(min-width: 48rem) and (max-width: 63.99rem)'],
  ['print and (width < 48rem)', 'print and (max-width: 47.99rem)'],
  ['(forced-colors: active)', '(forced-colors: active)'],
])('%s becomes %s', (newer, older) => {
  expect(olderMedia(newer)).toBe(older)
})
