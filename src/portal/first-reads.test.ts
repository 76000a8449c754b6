import type { FetchQueryOptions } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { firstReads } from '#state/first-reads.ts'
import { itemOptions, listOptions } from './admin/content/calls.ts'
import { listFiltersOf, requestOf } from './admin/content/list/list-query.ts'
import { appointmentFilters } from './admin/front-desk/appointment-filters.ts'
import { appointmentListOptions } from './admin/front-desk/calls.ts'
import { adminPaths } from './admin/paths.ts'
import { readAddress } from './kit/list/list-address.ts'
import { familyQuery } from './patient/dependants/family.ts'
import {
  addressesQuery,
  doctorQuery,
  doctorsQuery,
  specialistsQuery,
  unitsQuery,
} from './patient/doctors/directory.ts'
import { queryClient } from './queries.ts'

afterEach(() => vi.unstubAllGlobals())

/** The addresses that the queries of a screen ask for. */
async function askedBy(...queries: object[]): Promise<string[]> {
  queryClient.clear()
  const asked: string[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    return Response.json({ result: [], meta: { message: '', total: 0 } })
  })
  for (const query of queries) await queryClient.fetchQuery(query as FetchQueryOptions)
  return asked.sort()
}
/** What the page asks for before its scripts are there, apart from the profile. */
const askedBefore = (area: 'patients' | 'admins', address: string) =>
  firstReads(area, ['doctors'])
    .flatMap(([pattern, reads]) => {
      const match = pattern.exec(address)
      return match
        ? reads.map(read => `/api/${read.replace(/\$(\d)/g, (_, group) => match[group] ?? '')}`)
        : []
    })
    .filter(read => !read.includes('/profile/'))
    .sort()
const empty = new URLSearchParams()

test('a patient’s booking and list of doctors ask for nothing else than the page has asked for', async () => {
  expect(askedBefore('patients', '/patients/doctors')).toEqual(
    await askedBy(addressesQuery, doctorsQuery, specialistsQuery, unitsQuery),
  )
  expect(askedBefore('patients', '/patients/appointments/create?doctor=ayu')).toEqual(
    await askedBy(addressesQuery, familyQuery, doctorQuery('ayu')),
  )
})

test('lists and forms of administrators ask for nothing else than the page has asked for', async () => {
  const list = { ...requestOf('doctors', readAddress(listFiltersOf('doctors'), empty)), page: 1 }
  expect(askedBefore('admins', adminPaths.list('doctors'))).toEqual(
    await askedBy(listOptions('doctors', list)),
  )
  expect(askedBefore('admins', adminPaths.edit('doctors', 'ayu'))).toEqual(
    await askedBy(itemOptions('doctors', 'ayu')),
  )
  const appointments = askedBefore('admins', adminPaths.appointments)
  expect(appointments).toContain('/api/addresses?perPage=500')
  expect(appointments).toEqual(
    expect.arrayContaining(await askedBy(appointmentListOptions(readAddress(appointmentFilters, empty)))),
  )
})
