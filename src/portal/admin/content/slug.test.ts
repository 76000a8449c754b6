import { expect, test } from 'vitest'
import { slugPattern } from '#entities/fields.ts'
import { toSlug } from './slug.ts'

test.each([
  ['dr. Élise Müller, Sp.JP', 'dr-elise-muller-sp-jp'],
  ['  Rumah Sakit — Jakarta  ', 'rumah-sakit-jakarta'],
  ["Ma'ruf N’Golo", 'maruf-ngolo'],
  ['心臓', ''],
])('%s becomes an address', (title, slug) => {
  expect(toSlug(title)).toBe(slug)
})
test('a very long name is cut to an address that is still allowed', () => {
  const slug = toSlug(`${'a'.repeat(79)} ${'b'.repeat(80)}`)
  expect(slug).toBe('a'.repeat(79))
  expect(slug).toMatch(slugPattern)
})
