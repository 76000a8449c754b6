import { expect, test } from 'vitest'
import { readAddress, writeAddress } from '../../../kit/list/list-address.ts'
import { listFilters } from './list-query.ts'

const read = (query: string) => readAddress(listFilters, new URLSearchParams(query))

test('the query of a list is written to its address and read back', () => {
  const query = {
    page: 3,
    search: 'ayu',
    status: 'draft',
    sort: '-updatedAt',
    columns: 'units.photo',
  } as const
  expect(read(writeAddress(query, { page: 3 }).toString())).toEqual(query)
})
test('invalid values in an address are ignored', () => {
  const plain = { page: 1, search: '', status: '', sort: '', columns: '' }
  expect(read('page=-2&status=gone&sort=a;drop&columns=a,b')).toEqual(plain)
  expect(read('page=1e9')).toEqual(plain)
  expect(writeAddress(read(''), {}).toString()).toBe('')
})
test('a new filter starts at the first page', () => {
  expect(writeAddress(read('page=7&search=a'), { status: 'draft' }).toString()).toBe('search=a&status=draft')
})
