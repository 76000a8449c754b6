import { expect, it } from 'vitest'
import { commonSpecialtyOf, plainNameOf } from './specialty-codes.ts'

const concept = (system: string, code: string, display?: string) => ({
  coding: [{ system, code, display, userSelected: undefined }],
  text: undefined,
})
const nucc = (code: string) => commonSpecialtyOf(concept('http://nucc.org/provider-taxonomy', code))?.slug
const snomed = (code: string) => commonSpecialtyOf(concept('http://snomed.info/sct', code))?.slug

it('codes of NUCC and SNOMED CT lead to the usual specialties, the narrower one first', () => {
  const expected = {
    '207RC0000X': 'cardiology',
    '207RC0001X': 'cardiology',
    '207RI0011X': 'cardiology',
    '2080P0202X': 'cardiology',
    '207RC0200X': undefined,
    '207R00000X': 'internal-medicine',
    '207RG0100X': 'gastroenterology',
    '207QG0300X': 'geriatrics',
    '207Q00000X': 'general-practice',
    '2085R0202X': 'radiology',
    '2085R0001X': 'oncology',
    '2084P0800X': 'psychiatry',
    '2084N0400X': 'neurology',
    '208000000X': 'pediatrics',
    '208600000X': 'surgery',
    '2086S0129X': undefined,
    '208G00000X': undefined,
    '1223G0001X': 'dentistry',
    '122300000X': 'dentistry',
    '999999999X': undefined,
  }
  for (const [code, slug] of Object.entries(expected)) expect([code, nucc(code)]).toEqual([code, slug])
  expect([snomed('394579002'), snomed('394814009'), snomed('1')]).toEqual([
    'cardiology',
    'general-practice',
    undefined,
  ])
})

it('a local code of the hospital matches by its name, and a code of another system does not', () => {
  expect(commonSpecialtyOf(concept('http://example.org', 'x', 'Cardiology'))?.slug).toBe('cardiology')
  expect(commonSpecialtyOf(concept('http://example.org', 'x', 'Penyakit dalam'))?.slug).toBe(
    'internal-medicine',
  )
  expect(commonSpecialtyOf(concept('http://example.org', '394579002', 'Heart things'))).toBeUndefined()
})

it('our name is shown beside the other system’s, unless they are the same', () => {
  const usual = commonSpecialtyOf(concept('http://nucc.org/provider-taxonomy', '207RC0000X'))
  if (!usual) throw new Error('There is no cardiology.')
  expect(plainNameOf(usual, 'Cardiovascular Disease Physician').en).toBe('Cardiology · Heart doctor')
  expect(plainNameOf(usual, 'Cardiology')).toEqual(usual.plainName)
})
