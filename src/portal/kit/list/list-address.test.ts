import { expect, test } from 'vitest'
import { oneOf, readPage, readSearch, writeAddress } from './list-address.ts'

const query = { page: 3, search: 'ayu', status: 'open' }

test('an address leaves out default values', () => {
  expect(writeAddress(query, { page: 3 }, { status: 'open' }).toString()).toBe('page=3&search=ayu')
  expect(writeAddress({ page: 1, search: '', status: 'open' }, {}, { status: 'open' }).toString()).toBe('')
})
test('a new filter starts at the first page', () => {
  expect(writeAddress(query, { search: 'budi' }).toString()).toBe('search=budi&status=open')
})
test('invalid values in an address are ignored', () => {
  const params = new URLSearchParams('page=-2&status=gone')
  expect(readPage(params)).toBe(1)
  expect(readPage(new URLSearchParams('page=1e9'))).toBe(1)
  expect(oneOf(['open', 'answered'], params.get('status'))).toBe('')
  expect(readSearch(new URLSearchParams(`search=${'a'.repeat(300)}`))).toHaveLength(200)
})
