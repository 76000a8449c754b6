import { expect, test } from 'vitest'
import { readAddress, writeAddress } from '../../../kit/list/list-address.ts'
import { listFiltersOf, requestOf } from './list-query.ts'

const read = (query: string) => readAddress(listFiltersOf('doctors'), new URLSearchParams(query))

test('the query of a list is written to its address and read back', () => {
  const query = {
    page: 3,
    search: 'ayu',
    status: 'draft',
    sort: '-updatedAt',
    columns: 'units.photo',
    specialists: 'cardiology',
    'licence.validTo.to': '2027-01-31',
  } as const
  expect(read(writeAddress(query, { page: 3 }).toString())).toMatchObject(query)
})
test('invalid values in an address are ignored', () => {
  const plain = { page: 1, search: '', status: '', sort: '', columns: '' }
  const wrong = '&gender=x&bookable=1&licence.validTo.from=soon&specialist=cardiology'
  const refused = read(`page=-2&status=gone&sort=a;drop&columns=a,b${wrong}`)
  expect(refused).toMatchObject(plain)
  expect(requestOf('doctors', refused)).toEqual({ search: '', status: '', sort: '' })
  expect(read('page=1e9')).toMatchObject(plain)
  expect(writeAddress(read(''), {}).toString()).toBe('')
})
test('a new filter starts at the first page', () => {
  expect(writeAddress(read('page=7&search=a'), { status: 'draft' }).toString()).toBe('search=a&status=draft')
})
test('the days of a moment are those where the reader is', () => {
  const query = readAddress(
    listFiltersOf('events'),
    new URLSearchParams('startsAt.from=2026-12-01&startsAt.to=2026-12-01'),
  )
  const { 'startsAt.from': from, 'startsAt.to': to } = requestOf('events', query) as Record<string, string>
  const zone = Temporal.Now.timeZoneId()
  const at = (instant = '') =>
    Temporal.Instant.from(instant).toZonedDateTimeISO(zone).toPlainDateTime().toString()
  expect([at(from), at(to)]).toEqual(['2026-12-01T00:00:00', '2026-12-01T23:59:59.999'])
})
