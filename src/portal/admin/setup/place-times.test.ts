import { expect, test } from 'vitest'
import { placeTimes } from './place-times.ts'

test('a session offers whole places only', () => {
  expect(placeTimes('09:00', '10:00', 20)).toEqual(['09:00', '09:20', '09:40'])
  expect(placeTimes('08:30', '09:15', 30)).toEqual(['08:30'])
})
test('times that make no session offer none', () => {
  expect(placeTimes('10:00', '09:00', 20)).toEqual([])
  expect(placeTimes('', '10:00', 20)).toEqual([])
  expect(placeTimes('09:00', '10:00', Number.NaN)).toEqual([])
  expect(placeTimes('09:00', '10:00', 0)).toEqual([])
})
