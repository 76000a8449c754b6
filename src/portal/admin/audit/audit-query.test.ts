import { expect, test } from 'vitest'
import { readAddress, writeAddress } from '../../kit/list/list-address.ts'
import { auditFilters } from './calls.ts'

const read = (text: string) => readAddress(auditFilters, new URLSearchParams(text))

test('the filter is written to the address and read back from it', () => {
  const query = read('who=nobody&action=patient&from=2026-11-01&to=2026-11-20&page=3')
  expect(query).toMatchObject({ who: 'nobody', action: 'patient', from: '2026-11-01', page: 3 })
  expect(writeAddress(query, { page: 4 }).toString()).toContain('page=4')
})
test('a new filter starts at the first page', () => {
  expect(writeAddress(read('page=3'), { action: 'patient' }).toString()).toBe('action=patient')
})
test('invalid filters are ignored', () => {
  expect(read('who=me&action=%27;--&from=yesterday&patient=1&page=-1')).toEqual({
    page: 1,
    search: '',
    who: '',
    action: '',
    from: '',
    to: '',
    patient: '',
  })
})
