import { expect, test } from 'vitest'
import { proposeSlug } from './propose-slug.ts'

test.each([
  ['Klinik Sentani', 'klinik-sentani'],
  ['Поликлиника 3', 'poliklinika-3'],
  ['医院', 'yi-yuan'],
  // Nothing of these can be written in letters.
  ['🏥', 'addresses-7'],
  ['', ''],
])('the address that is proposed for %j is %j', async (name, slug) => {
  expect(await proposeSlug(name, 'addresses-7')).toBe(slug)
})
