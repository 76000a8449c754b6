import { expect, test } from 'vitest'
import { readDeskQuery, writeDeskQuery } from './desk-query.ts'

const read = (query: string) => readDeskQuery(new URLSearchParams(query))

test('the default filter is requests that wait for an answer', () => {
  expect(read('')).toEqual({ page: 1, status: 'requested', location: '', search: '', date: '' })
  expect(writeDeskQuery(read(''), {}).toString()).toBe('')
})
test('the filters are written to the address and read back', () => {
  const query = { page: 2, status: 'all', location: 'jakarta', search: 'joko', date: '2026-11-20' } as const
  expect(read(writeDeskQuery(query, { page: 2 }).toString())).toEqual(query)
})
test('invalid values in the address give the default filter', () => {
  expect(read('status=gone&date=today&page=0')).toEqual(read(''))
})
