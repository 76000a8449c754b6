import { expect, test } from 'vitest'
import { initialHospitalValues, isPlaceholderName } from './placeholder-name.ts'

test('a placeholder name is cleared, and the other fields are kept', () => {
  const first = { hospital_name: 'Rawat', siteTitle: { en: 'Rawat' }, logo: 'logo.svg' }
  expect([isPlaceholderName(first), isPlaceholderName({ hospital_name: 'RS Harapan' })]).toEqual([
    true,
    false,
  ])
  expect(initialHospitalValues(first, 'Asia/Jakarta')).toEqual({
    hospital_name: '',
    siteTitle: undefined,
    logo: 'logo.svg',
    timezone: 'Asia/Jakarta',
  })
  expect(initialHospitalValues({ ...first, timezone: 'Asia/Jayapura' }, 'Asia/Jakarta').timezone).toBe(
    'Asia/Jayapura',
  )
})
