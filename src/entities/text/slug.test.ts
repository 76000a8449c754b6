import { expect, test } from 'vitest'
import { slugPattern } from '../fields.ts'
import { toSlug } from './slug.ts'

test.each([
  ['dr. Élise Müller, Sp.JP', 'dr-elise-muller-sp-jp'],
  ['  Rumah Sakit — Jakarta  ', 'rumah-sakit-jakarta'],
  ["Ma'ruf N’Golo", 'maruf-ngolo'],
  ["St. Mary's Łódź Straße Clinic", 'st-marys-lodz-strasse-clinic'],
  ['Søren Ærø-Œuvre, M.D.', 'soren-aero-oeuvre-m-d'],
  ['Poli № 3', 'poli-no-3'],
  ['心臓', ''],
  ['نادية عبد', ''],
])('%s becomes an address', (name, slug) => {
  expect(toSlug(name)).toBe(slug)
})

test('a very long name is cut to a valid length that leaves space for a number', () => {
  const slug = toSlug(`${'a'.repeat(71)} ${'b'.repeat(80)}`)
  expect(slug).toBe('a'.repeat(71))
  expect(`${slug}-1234567`).toMatch(slugPattern)
})
