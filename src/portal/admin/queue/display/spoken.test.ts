import { expect, test } from 'vitest'
import { translateIn } from '#i18n/texts-from-disk.ts'
import { type SpokenLanguage, spokenCall } from './spoken.ts'

const queue = {
  doctor: 'ayu',
  doctorName: 'Prof. dr. Ayu Lestari, Sp.PD, KKV',
  room: 'Poli 3',
  timezone: 'Asia/Jakarta',
}
const spoken = (language: SpokenLanguage, number: number | null, place: number | null, own = {}) =>
  spokenCall(
    translateIn(language),
    language,
    { ...queue, ...own },
    {
      number,
      startsAt: '2026-11-23T02:00:00Z',
      place,
    },
  )

test('a call says the number, the room and the doctor without titles', () => {
  expect(spoken('id', 12, null)).toBe('Nomor antrean 12, silakan menuju Poli 3, dokter Ayu Lestari.')
  expect(spoken('en', 12, null)).toBe('Number 12, please go to Poli 3, Doctor Ayu Lestari.')
})
test('a slot is called by its time, with the number of those who share it', () => {
  expect(spoken('en', null, null, { room: null })).toBe(
    'The patient at 09:00, please go in to Doctor Ayu Lestari.',
  )
  expect(spoken('id', null, 2)).toBe(
    'Pasien pukul 09.00, nomor 2, silakan menuju Poli 3, dokter Ayu Lestari.',
  )
})
test('a package is called by its title, which is no name of a doctor', () => {
  const heart = { doctor: 'package:heart', doctorName: 'Heart check' }
  expect(spoken('en', 3, null, heart)).toBe('Number 3, please go to Poli 3 for Heart check.')
  expect(spoken('id', 3, null, { ...heart, room: null })).toBe(
    'Nomor antrean 3, silakan masuk untuk Heart check.',
  )
})
