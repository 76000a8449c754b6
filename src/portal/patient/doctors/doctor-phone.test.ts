import { expect, test } from 'vitest'
import { bookingPhone } from '#entities/appointment/booking-phone.ts'
import { homeOf } from './doctor-phone.ts'

test('the number for a doctor is the appointment number at the location of the first known unit', () => {
  const units = [
    { code: 'jkt-heart', location: 'jkt' },
    { code: 'djj-heart', location: 'djj' },
  ]
  expect(homeOf({ units: ['closed', 'djj-heart', 'jkt-heart'] }, units)).toBe('djj')
  expect(homeOf({}, units)).toBeUndefined()
  const djj = { phones: { customer_care: '0967 111', main: '0967 100' } }
  expect(bookingPhone(djj)).toBe('0967 111')
  expect(bookingPhone({ phones: { main: '0967 100' } })).toBe('0967 100')
  expect(bookingPhone({})).toBeUndefined()
})
