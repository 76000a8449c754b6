import { expect, test } from 'vitest'
import { defaultsOf, readAddress, writeAddress } from '../../kit/list/list-address.ts'
import { type AppointmentsQuery, appointmentFilters } from './appointment-filters.ts'

const read = (query: string) => readAddress(appointmentFilters, new URLSearchParams(query))
const write = (query: AppointmentsQuery, change: Partial<AppointmentsQuery>) =>
  writeAddress(query, change, defaultsOf(appointmentFilters)).toString()

test('the default filter is requests that wait for an answer', () => {
  expect(read('')).toEqual({ page: 1, status: 'requested', location: '', search: '', doctor: '', date: '' })
  expect(write(read(''), {})).toBe('')
})
test('the filters are written to the address and read back', () => {
  const who = { location: 'jakarta', doctor: 'package:heart-check', search: 'joko' }
  const query = { page: 2, status: 'all', date: '2026-11-20', ...who } as const
  expect(read(write(query, { page: 2 }))).toEqual(query)
})
test('invalid values in the address give the default filter', () => {
  expect(read('status=gone&date=today&page=0')).toEqual(read(''))
})
