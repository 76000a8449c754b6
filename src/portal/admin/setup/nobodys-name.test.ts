import { expect, test } from 'vitest'
import { begun, isNobodys } from './nobodys-name.ts'

test('a hospital that nobody has named is asked for its name, and keeps what was written beside it', () => {
  const first = { hospital_name: 'Rawat', siteTitle: { en: 'Rawat' }, logo: 'logo.svg' }
  expect([isNobodys(first), isNobodys({ hospital_name: 'RS Harapan' })]).toEqual([true, false])
  expect(begun(first, 'Asia/Jakarta')).toEqual({
    hospital_name: '',
    siteTitle: undefined,
    logo: 'logo.svg',
    timezone: 'Asia/Jakarta',
  })
  expect(begun({ ...first, timezone: 'Asia/Jayapura' }, 'Asia/Jakarta').timezone).toBe('Asia/Jayapura')
})
