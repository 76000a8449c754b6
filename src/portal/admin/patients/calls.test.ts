import { afterEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../queries.ts'
import { foundPatientsOptions, patientListOptions } from './calls.ts'

afterEach(() => vi.unstubAllGlobals())

test('a search for patients is in no address', async () => {
  const sent = vi.fn<typeof fetch>(async () => Response.json({ result: [], meta: { message: '', total: 0 } }))
  vi.stubGlobal('fetch', sent)
  // As in a browser on plain http in a private network, which has no `randomUUID`.
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
  const nik = '3174011205900001'
  await queryClient.fetchQuery(patientListOptions({ search: nik, page: 1, sort: 'name' }))
  await queryClient.fetchQuery(foundPatientsOptions(nik))
  expect(sent.mock.calls.map(([address]) => String(address))).toEqual([
    '/api/admins/patients/search',
    '/api/admins/patients/search',
  ])
  for (const [, options] of sent.mock.calls) expect(options?.body).toContain(nik)
})
