import { expect, test } from 'vitest'
import { readDeskQuery, writeDeskQuery } from './desk-query.ts'

const read = (query: string) => readDeskQuery(new URLSearchParams(query))

test('the desk opens on what waits for an answer', () => {
  expect(read('')).toEqual({ page: 1, status: 'requested', location: '', search: '', date: '' })
  expect(writeDeskQuery(read(''), {}).toString()).toBe('')
})
test('a filtered desk can be sent to a colleague by its address', () => {
  const query = { page: 2, status: 'all', location: 'jakarta', search: 'joko', date: '2026-11-20' } as const
  expect(read(writeDeskQuery(query, { page: 2 }).toString())).toEqual(query)
})
test('nonsense in the address shows what waits', () => {
  expect(read('status=gone&date=today&page=0')).toEqual(read(''))
})
