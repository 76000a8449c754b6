import { expect, test } from 'vitest'
import { optionAfter } from './option-keys.ts'

test.each([
  ['ArrowDown', 0, 3, 1],
  ['ArrowDown', 2, 3, 0],
  ['ArrowUp', 2, 3, 1],
  ['ArrowUp', 0, 3, 2],
  ['ArrowDown', 0, 0, 0],
  ['ArrowUp', 0, 0, 0],
  ['Home', 1, 3, undefined],
])('%s at option %i of %i leads to %s', (key, active, count, expected) => {
  expect(optionAfter(key, active, count)).toBe(expected)
})
