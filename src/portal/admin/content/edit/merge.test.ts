import { expect, test } from 'vitest'
import { entityOf } from '#entities/kinds.ts'
import { differences, isEqual, merge, proposedSides } from './merge.ts'

const { fields } = entityOf('doctors')
const base = { slug: 'ayu', name: 'Ayu', prefix: 'dr.', featured: true }

test('changes of two editors to different fields are both kept without asking', () => {
  const mine = { ...base, name: 'Ayu Lestari' }
  const theirs = { ...base, prefix: 'Dr.' }
  const found = differences(fields, base, mine, theirs)
  expect(found.map(one => [one.name, one.changedBy])).toEqual([
    ['name', 'mine'],
    ['prefix', 'theirs'],
  ])
  expect(merge(theirs, found, proposedSides(found))).toEqual({ ...base, name: 'Ayu Lestari', prefix: 'Dr.' })
})
test('a field that both have changed is left to the editor', () => {
  const found = differences(fields, base, { ...base, name: 'A' }, { ...base, name: 'B' })
  expect(found).toEqual([{ name: 'name', language: null, mine: 'A', theirs: 'B', changedBy: 'both' }])
  expect(proposedSides(found)).toEqual({})
  expect(merge({ ...base, name: 'B' }, found, { name: 'mine' })).toEqual({ ...base, name: 'A' })
})
test('the same change by both is no difference', () => {
  const changed = { ...base, headline: { id: 'Jantung', en: 'Heart' } }
  const alsoChanged = { ...base, headline: { en: 'Heart', id: 'Jantung' } }
  expect(differences(fields, base, changed, alsoChanged)).toEqual([])
})
test('fields that either side removed stay removed', () => {
  const { prefix: _prefix, ...withoutPrefix } = base
  const { featured: _featured, ...withoutFeatured } = base
  const found = differences(fields, base, withoutPrefix, withoutFeatured)
  expect(merge(withoutFeatured, found, proposedSides(found))).toEqual({ slug: 'ayu', name: 'Ayu' })
})
test('changes to different languages of a field are both kept without asking', () => {
  const started = { ...base, headline: { en: 'Heart' } }
  const english = { ...base, headline: { en: 'Heart and vessels' } }
  const indonesian = { ...base, headline: { en: 'Heart', id: 'Jantung' } }
  const found = differences(fields, started, english, indonesian)
  expect(found.map(one => [one.name, one.language, one.changedBy])).toEqual([
    ['headline', 'en', 'mine'],
    ['headline', 'id', 'theirs'],
  ])
  const both = { en: 'Heart and vessels', id: 'Jantung' }
  expect(merge(indonesian, found, proposedSides(found))).toEqual({ ...base, headline: both })
})
test('removing the last language removes the field', () => {
  const started = { ...base, headline: { en: 'Heart' } }
  const found = differences(fields, started, base, started)
  expect(merge(started, found, proposedSides(found))).toEqual(base)
})
test('the order of rows is a difference, the order of object keys is not', () => {
  expect(isEqual(['a', 'b'], ['b', 'a'])).toBe(false)
  expect(isEqual({ a: 1, b: [{ c: 2, d: 3 }] }, { b: [{ d: 3, c: 2 }], a: 1 })).toBe(true)
  expect(isEqual({ a: undefined }, {})).toBe(true)
  expect(isEqual([], {})).toBe(false)
})
