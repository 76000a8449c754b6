import { afterEach, beforeEach, expect, test } from 'vitest'
import { requestSlot } from '../../../tests/bookings.ts'
import { createHospital, type HospitalFixture } from '../../../tests/hospital.ts'
import { changesOf } from './changes.ts'

let hospital: HospitalFixture
let id: string
beforeEach(async () => {
  hospital = await createHospital()
  id = (await requestSlot(hospital, 0)).result.id
})
afterEach(() => hospital.close())

const atDesk = (method: string, path: string) =>
  hospital.call(method, path, { token: hospital.admins.desk.token })
const seenNow = async (): Promise<number> => (await atDesk('GET', '/api/admins/desk/changes')).result.seen
const never = new AbortController().signal

test('Of two front desks, one learns within two seconds what the other has done', async () => {
  const seen = await seenNow()
  const waiting = atDesk('GET', `/api/admins/desk/changes?seen=${seen}&location=jakarta`)
  const begin = performance.now()
  await atDesk('POST', `/api/admins/appointments/${id}/accept`)
  const { result } = await waiting
  expect(performance.now() - begin).toBeLessThan(2000)
  expect(result.changed).toBe(true)
  expect(result.seen).toBeGreaterThan(seen)
})

test('A change between two requests is answered at once', async () => {
  const seen = await seenNow()
  await atDesk('POST', `/api/admins/appointments/${id}/accept`)
  expect(await changesOf(hospital.deps).wait({ seen, location: undefined }, never, 1500)).toMatchObject({
    changed: true,
  })
})

test('Reads, and changes at other locations, are no changes', async () => {
  const seen = await seenNow()
  const waiting = changesOf(hospital.deps).wait({ seen, location: 'elsewhere' }, never, 1500)
  await atDesk('GET', '/api/admins/appointments')
  await atDesk('POST', `/api/admins/appointments/${id}/accept`)
  expect(await waiting).toMatchObject({ changed: false })
})

test('Requests that wait are answered when the process stops, and when the client has left', async () => {
  const seen = await seenNow()
  const waiting = [1, 2].map(() => changesOf(hospital.deps).wait({ seen, location: undefined }, never))
  const left = new AbortController()
  const abandoned = changesOf(hospital.deps).wait({ seen, location: undefined }, left.signal)
  left.abort()
  expect(await abandoned).toMatchObject({ changed: false })
  changesOf(hospital.deps).stop()
  expect(await Promise.all(waiting)).toMatchObject([{ changed: false }, { changed: false }])
})
