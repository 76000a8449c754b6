import { expect, test } from 'vitest'
import { islandOf } from './render-island.ts'

test('an island with the same properties is rendered once, and has the same ids on each page', () => {
  const component = () => null
  const island = islandOf(component, { label: 'Search' })
  island.html = '<p>Search</p>'
  expect(islandOf(component, { label: 'Search' })).toBe(island)
  const other = islandOf(component, { label: 'Cari' })
  expect(other.html).toBeUndefined()
  expect(other.prefix).not.toBe(island.prefix)
  expect(other.prefix).toMatch(/^r[0-9A-Za-z]+$/)
  // After so many others it is rendered again, and does not differ.
  for (let page = 0; page < 200; page++) islandOf(component, { page })
  expect(islandOf(component, { label: 'Search' }).prefix).toBe(island.prefix)
})
