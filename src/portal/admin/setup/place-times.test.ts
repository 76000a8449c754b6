import { expect, test } from 'vitest'
import { placeTimes } from './place-times.ts'

test('a session has only complete slots', () => {
  expect(placeTimes('09:00', '10:00', 20)).toEqual(['09:00', '09:20', '09:40'])
  expect(placeTimes('08:30', '09:15', 30)).toEqual(['08:30'])
})
test('invalid times give no slots', () => {
  expect(placeTimes('10:00', '09:00', 20)).toEqual([])
  expect(placeTimes('', '10:00', 20)).toEqual([])
  expect(placeTimes('09:00', '10:00', Number.NaN)).toEqual([])
  expect(placeTimes('09:00', '10:00', 0)).toEqual([])
})
