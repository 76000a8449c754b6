import { expect, test } from 'vitest'
import { openState } from './open-state.ts'

const office = [
  ...(['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const).map(day => ({
    day,
    opens: '09:00',
    closes: '17:00',
  })),
  { day: 'saturday' as const, opens: '09:00', closes: '13:00' },
]

test('a location is open from its opening minute to the minute before it closes', () => {
  expect(openState(office, 1, '08:59')).toEqual({ open: false, opens: '09:00', away: 0, day: 1 })
  expect(openState(office, 1, '09:00')).toEqual({ open: true, allDay: false, closes: '17:00' })
  expect(openState(office, 1, '16:59')).toMatchObject({ open: true })
  expect(openState(office, 1, '17:00')).toEqual({ open: false, opens: '09:00', away: 1, day: 2 })
})

test('before a closed day it gives the next day on which it opens', () => {
  expect(openState(office, 6, '13:00')).toEqual({ open: false, opens: '09:00', away: 2, day: 1 })
  expect(openState(office, 7, '10:00')).toEqual({ open: false, opens: '09:00', away: 1, day: 1 })
  const mondays = [{ day: 'monday' as const, opens: '09:00', closes: '10:00' }]
  expect(openState(mondays, 1, '10:00')).toEqual({ open: false, opens: '09:00', away: 7, day: 1 })
})

test('hours past midnight, two spans a day, and around the clock are supported', () => {
  const night = [{ day: 'saturday' as const, opens: '20:00', closes: '02:00' }]
  expect(openState(night, 6, '23:00')).toMatchObject({ open: true, closes: '02:00' })
  expect(openState(night, 7, '01:59')).toMatchObject({ open: true, closes: '02:00' })
  expect(openState(night, 7, '02:00')).toMatchObject({ open: false, away: 6, day: 6 })
  const clinic = [
    { day: 'monday' as const, opens: '16:00', closes: '20:00' },
    { day: 'monday' as const, opens: '08:00', closes: '12:00' },
  ]
  expect(openState(clinic, 1, '13:00')).toEqual({ open: false, opens: '16:00', away: 0, day: 1 })
  const always = [{ day: 'monday' as const, opens: '00:00', closes: '00:00' }]
  expect(openState(always, 1, '03:00')).toEqual({ open: true, allDay: true })
  expect(openState([], 1, '03:00')).toBeNull()
})
