import { expect, test } from 'vitest'
import { addTags } from './tags.ts'

test('a pasted list becomes one tag a line, without duplicates', () => {
  expect(addTags(['heart doctor'], 'dokter  jantung\nheart doctor\n\ncardio; kardio ')).toEqual([
    'heart doctor',
    'dokter jantung',
    'cardio',
    'kardio',
  ])
})
test('a comma may be part of a certificate’s name', () => {
  expect(addTags([], 'ACLS, 2024')).toEqual(['ACLS, 2024'])
})
