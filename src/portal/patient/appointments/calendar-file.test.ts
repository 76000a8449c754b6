import { expect, test } from 'vitest'
import type { Appointment } from '#entities/appointment/appointment.ts'
import { calendarFile } from './calendar-file.ts'

const appointment: Appointment = {
  id: '0199-a',
  code: 'ABCD2345',
  status: 'accepted',
  dependant: null,
  doctor: 'ayu',
  bookable: true,
  doctorName: 'dr. Ayu Lestari, Sp.JP',
  location: 'menteng',
  locationName: 'Rawat Menteng',
  timezone: 'Asia/Jakarta',
  schedule: 's',
  mode: 'slots',
  startsAt: '2026-11-24T07:00:00Z',
  lateMinutes: 0,
  checkedInAt: null,
  settled: false,
  endsAt: '2026-11-24T07:30:00Z',
  queueNumber: null,
  reason: null,
  guarantor: null,
  package: null,
  statusReason: null,
  expiresAt: null,
  createdAt: '2026-11-20T03:00:00.123Z',
  updatedAt: '2026-11-20T04:00:00.123Z',
}
const words = { summary: 'dr. Ayu Lestari, Sp.JP', description: 'ABCD2345', location: 'Jalan A 1; Jakarta' }

test('the calendar entry has the UID of our emails, and its times are in UTC', () => {
  const lines = calendarFile(appointment, words).split('\r\n')
  expect(lines).toContain('UID:0199-a')
  expect(lines).toContain('DTSTART:20261124T070000Z')
  expect(lines).toContain('DTEND:20261124T073000Z')
  expect(lines).toContain('DTSTAMP:20261120T040000Z')
  expect(lines).toContain('SUMMARY:dr. Ayu Lestari\\, Sp.JP')
  expect(lines).toContain('LOCATION:Jalan A 1\\; Jakarta')
  expect(lines).toContain('STATUS:CONFIRMED')
  expect(lines.at(-1)).toBe('')
})
test('an unconfirmed appointment is TENTATIVE', () => {
  expect(calendarFile({ ...appointment, status: 'requested' }, words)).toContain('STATUS:TENTATIVE')
})
test('long lines are folded between characters, never within one', () => {
  const summary = 'Kusumaningtyas 医生 '.repeat(12)
  const file = calendarFile(appointment, { ...words, summary })
  const sizes = file.split('\r\n').map(line => new TextEncoder().encode(line).length)
  expect(Math.max(...sizes)).toBeLessThanOrEqual(75)
  expect(file.replaceAll('\r\n ', '')).toContain(`SUMMARY:${summary}`)
})
