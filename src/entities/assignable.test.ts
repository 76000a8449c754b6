import { expect, test } from 'vitest'
import { assignableFields, assigned, modesFor } from './assignable.ts'
import { contentKinds, entityOf } from './kinds.ts'

const offered = (kind: (typeof contentKinds)[number]) => assignableFields(entityOf(kind))

test('a selection can be assigned the references of its kind, but not those inside rows', () => {
  expect(offered('doctors')).toEqual(['specialists', 'units'])
  expect(offered('articles')).toEqual(['category', 'authorDoctor', 'reviewedBy', 'relatedSpecialists'])
  expect(offered('packages')).toEqual(['categories', 'locations', 'insurers'])
  expect(offered('job-offers')).toEqual(['unit', 'location'])
  expect(offered('facilities')).not.toContain('location')
  expect(offered('partners')).toEqual([])
  for (const kind of contentKinds)
    for (const name of offered(kind)) expect(entityOf(kind).fields[name]?.references, name).toBeTruthy()
})

test('a list is added to and removed from; a single reference is set, and cleared only if it is optional', () => {
  const ways = (kind: (typeof contentKinds)[number], name: string) => {
    const field = entityOf(kind).fields[name]
    return field && modesFor(field)
  }
  expect(ways('doctors', 'specialists')).toEqual(['add', 'remove'])
  expect(ways('units', 'location')).toEqual(['set'])
  expect(ways('articles', 'category')).toEqual(['set', 'clear'])
})

test('a reference is not added twice, and the remaining ones keep their order', () => {
  expect(assigned('add', ['b', 'a'], ['a', 'c'])).toEqual(['b', 'a', 'c'])
  expect(assigned('add', undefined, ['a'])).toEqual(['a'])
  expect(assigned('remove', ['c', 'b', 'a'], ['b', 'x'])).toEqual(['c', 'a'])
  expect(assigned('set', 'a', ['b'])).toBe('b')
  expect(assigned('clear', 'a', [])).toBeUndefined()
})
