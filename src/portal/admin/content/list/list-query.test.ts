import { expect, test } from 'vitest'
import { readListQuery, writeListQuery } from './list-query.ts'

const read = (query: string) => readListQuery(new URLSearchParams(query))

test('the query of a list is written to its address and read back', () => {
  const query = {
    page: 3,
    search: 'ayu',
    status: 'draft',
    sort: '-updatedAt',
    columns: 'units.photo',
  } as const
  expect(read(writeListQuery(query, { page: 3 }).toString())).toEqual(query)
})
test('invalid values in an address are ignored', () => {
  const plain = { page: 1, search: '', status: '', sort: '', columns: '' }
  expect(read('page=-2&status=gone&sort=a;drop&columns=a,b')).toEqual(plain)
  expect(read('page=1e9')).toEqual(plain)
  expect(writeListQuery(read(''), {}).toString()).toBe('')
})
test('a new filter starts at the first page', () => {
  expect(writeListQuery(read('page=7&search=a'), { status: 'draft' }).toString()).toBe(
    'search=a&status=draft',
  )
})
