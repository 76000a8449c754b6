import { expect, test } from 'vitest'
import { readListQuery, writeListQuery } from './list-query.ts'

const read = (query: string) => readListQuery(new URLSearchParams(query))

test('a list’s address brings back what was shown', () => {
  const query = {
    page: 3,
    search: 'ayu',
    status: 'draft',
    sort: '-updatedAt',
    columns: 'units.photo',
  } as const
  expect(read(writeListQuery(query, { page: 3 }).toString())).toEqual(query)
})
test('nonsense in an address shows the plain list', () => {
  const plain = { page: 1, search: '', status: '', sort: '', columns: '' }
  expect(read('page=-2&status=gone&sort=a;drop&columns=a,b')).toEqual(plain)
  expect(read('page=1e9')).toEqual(plain)
  expect(writeListQuery(read(''), {}).toString()).toBe('')
})
test('another filter starts at the first page again', () => {
  expect(writeListQuery(read('page=7&search=a'), { status: 'draft' }).toString()).toBe(
    'search=a&status=draft',
  )
})
