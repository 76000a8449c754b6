import { expect, test } from 'vitest'
import { slotTimes } from './slot-times.ts'

test('a session has only complete slots', () => {
  expect(slotTimes('09:00', '10:00', 20)).toEqual(['09:00', '09:20', '09:40'])
  expect(slotTimes('08:30', '09:15', 30)).toEqual(['08:30'])
})
test('invalid times give no slots', () => {
  expect(slotTimes('10:00', '09:00', 20)).toEqual([])
  expect(slotTimes('', '10:00', 20)).toEqual([])
  expect(slotTimes('09:00', '10:00', Number.NaN)).toEqual([])
  expect(slotTimes('09:00', '10:00', 0)).toEqual([])
})
