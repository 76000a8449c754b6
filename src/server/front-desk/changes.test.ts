import { afterEach, beforeEach, expect, test } from 'vitest'
import { requestSlot } from '../../../tests/bookings.ts'
import { createHospital, type HospitalFixture } from '../../../tests/hospital.ts'
import { newId } from '../database/connect.ts'
import { audit } from '../kernel/audit.ts'
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

/** Another front desk, at another location, for whose request the audit is read while the first one does not wait. */
const elsewhere = (seen: number) =>
  changesOf(hospital.deps).wait({ seen, location: 'elsewhere' }, never, 1200)

test('A change that is committed after a later one was told is told too', async () => {
  const accepted = Promise.withResolvers<void>()
  const { db } = hospital.deps
  const begun = Promise.withResolvers<void>()
  const slow = db.transaction(async transaction => {
    await audit(transaction, { action: 'appointment.accept', objectId: id })
    begun.resolve()
    await accepted.promise
  })
  await begun.promise
  await audit(db, { action: 'appointment.cancel', objectId: id })
  const seen = await seenNow()
  accepted.resolve()
  await slow
  await elsewhere(seen)
  const told = await changesOf(hospital.deps).wait({ seen }, never, 1200)
  expect(told.changed).toBe(true)
  expect(await changesOf(hospital.deps).wait({ seen: told.seen }, never, 1200)).toMatchObject({
    changed: false,
  })
})

test('A page that was hidden learns of a change although many other entries came after it', async () => {
  const { db } = hospital.deps
  const seen = await seenNow()
  await audit(db, { action: 'appointment.accept', objectId: id })
  for (let one = 0; one < 250; one++) await audit(db, { action: 'patient.read', patientId: newId() })
  await elsewhere(seen)
  const told = await changesOf(hospital.deps).wait({ seen }, never, 1200)
  expect(told.changed).toBe(true)
  expect(await changesOf(hospital.deps).wait({ seen: told.seen }, never, 1200)).toMatchObject({
    changed: false,
  })
})
