import { expect, test } from 'vitest'
import type { DeskAppointment } from '#entities/appointment/appointment.ts'
import { translateIn } from '#i18n/texts-from-disk.ts'
import { appointmentsAsCsv } from './day-csv.ts'

test('the file names a package in the language of its columns, and a doctor by name', () => {
  const one = {
    ...{ startsAt: '2026-11-23T00:00:00Z', timezone: 'Asia/Jakarta', status: 'accepted', code: 'RW-ABCD' },
    ...{ patient: { name: 'Pak Joko', phone: '0812 000 111' }, locationName: 'RS Uji', reason: '' },
    ...{ doctorName: 'Heart check', package: { title: { en: 'Heart check', id: 'Periksa jantung' } } },
  } as DeskAppointment
  const csv = appointmentsAsCsv([one, { ...one, doctorName: 'dr. Ayu', package: null }], {
    t: translateIn('id'),
    language: 'id',
  })
  expect(csv).toContain('2026-11-23 07:00')
  expect(csv).toContain('Periksa jantung')
  expect(csv).not.toContain('Heart check')
  expect(csv).toContain('dr. Ayu')
})
