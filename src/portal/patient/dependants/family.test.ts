import { QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { sleep } from '#entities/text/abort-signals.ts'
import { queryClient } from '../../queries.ts'
import { familyChanged, familyQuery } from './family.ts'
import { storedDependant } from './stored-dependant.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  queryClient.clear()
})
const raka = { id: 'r', name: 'Raka', guarantor: { kind: 'self' } }
const { queryKey } = familyQuery

test('after a booking, the form of a family member has the payer that the booking stored', async () => {
  const result = [{ ...raka, guarantor: { kind: 'bpjs' } }]
  vi.stubGlobal('fetch', async () => Response.json({ result, meta: { message: '' } }))
  queryClient.setQueryData(queryKey, [raka] as never)
  expect(await storedDependant('r')).toEqual(raka)
  await queryClient.invalidateQueries({ queryKey, refetchType: 'none' })
  expect(await storedDependant('r')).toEqual(result[0])
})

test('a changed family is shown at once, and not when all that depends on it has been read again', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  queryClient.setQueryData(queryKey, [raka] as never)
  const stop = new QueryObserver(queryClient, familyQuery).subscribe(() => {})
  const late = sleep(200, new AbortController().signal).then(() => 'late')
  expect(await Promise.race([familyChanged(() => []), late])).toBeUndefined()
  expect(queryClient.getQueryData(queryKey)).toEqual([])
  stop()
})
