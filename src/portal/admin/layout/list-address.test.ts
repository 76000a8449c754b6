import { expect, test } from 'vitest'
import { oneOf, readPage, readSearch, writeAddress } from './list-address.ts'

const query = { page: 3, search: 'ayu', status: 'open' }

test('an address says only what is not as usual', () => {
  expect(writeAddress(query, { page: 3 }, { status: 'open' }).toString()).toBe('page=3&search=ayu')
  expect(writeAddress({ page: 1, search: '', status: 'open' }, {}, { status: 'open' }).toString()).toBe('')
})
test('another filter begins at the first page again', () => {
  expect(writeAddress(query, { search: 'budi' }).toString()).toBe('search=budi&status=open')
})
test('nonsense in an address shows the plain list', () => {
  const params = new URLSearchParams('page=-2&status=gone')
  expect(readPage(params)).toBe(1)
  expect(readPage(new URLSearchParams('page=1e9'))).toBe(1)
  expect(oneOf(['open', 'answered'], params.get('status'))).toBe('')
  expect(readSearch(new URLSearchParams(`search=${'a'.repeat(300)}`))).toHaveLength(200)
})
