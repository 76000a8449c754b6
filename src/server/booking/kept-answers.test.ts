import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { requestPlace } from '../../../tests/bookings.ts'
import { createHospital, type Hospital } from '../../../tests/hospital.ts'
import { appointment } from '../database/booking-tables.ts'
import { auditEntry } from '../database/message-tables.ts'

let hospital: Hospital
beforeEach(async () => {
  hospital = await createHospital({ patients: 2 })
})
afterEach(() => hospital.close())

const monday = '/api/doctors/ayu/places?from=2026-11-23&to=2026-11-23'
const today = '/api/availability?doctor=ayu'
const ask = (path: string, headers: Record<string, string> = {}) =>
  hospital.app.request(`http://h${path}`, { headers })
const tagOf = async (path: string) => (await ask(path)).headers.get('etag') as string
const askAgain = async (path: string, etag: string) => (await ask(path, { 'if-none-match': etag })).status

test.each([monday, today])('%s has a tag to ask again by, and may be shown for a moment', async path => {
  const response = await ask(path)
  expect(response.headers.get('cache-control')).toBe('public, max-age=5')
  expect(response.headers.get('content-type')).toContain('application/json')
  const etag = response.headers.get('etag') as string
  expect(etag).toMatch(/^"[\w-]{22}"$/)
  const body = await response.text()
  const again = await ask(path, { 'if-none-match': `"other", W/${etag}` })
  expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag])
  expect(again.headers.get('cache-control')).toBe('public, max-age=5')
  expect(await (await ask(path, { 'if-none-match': '"other"' })).text()).toBe(body)
})

test('a booking, its end and an absence are in the very next answer', async () => {
  let etag = await tagOf(monday)
  const changed = async () => {
    expect(await askAgain(monday, etag)).toBe(200)
    etag = await tagOf(monday)
    expect(await askAgain(monday, etag)).toBe(304)
  }
  const { result } = await requestPlace(hospital, 0)
  await changed()
  const { token } = hospital.admins.desk
  await hospital.call('POST', `/api/admins/appointments/${result.id}/decline`, {
    token,
    body: { reason: 'The doctor is away' },
  })
  await changed()
  const leave = { doctor: 'ayu', kind: 'leave', from: '2026-11-23', to: '2026-11-23' }
  await hospital.call('POST', '/api/admins/schedule-exceptions', { token, body: leave })
  await changed()
  expect((await (await ask(monday)).json()).result).toEqual([])
})

test('what another process has written is in the next answer too', async () => {
  const { result } = await requestPlace(hospital, 0)
  const etag = await tagOf(monday)
  await hospital.deps.db.transaction(async db => {
    await db.update(appointment).set({ status: 'declined' }).where(eq(appointment.id, result.id))
    await db
      .insert(auditEntry)
      .values({ action: 'appointment.decline', objectKind: 'appointment', objectId: result.id })
  })
  expect(await askAgain(monday, etag)).toBe(200)
})

test('a hundred who ask at once while somebody books get nothing older than when they asked', async () => {
  const [booked, ...before] = await Promise.all([
    requestPlace(hospital, 0),
    ...Array.from({ length: 100 }, () => ask(monday)),
  ])
  expect(booked.status).toBe(201)
  expect(before.every(one => one.status === 200)).toBe(true)
  const after = await Promise.all(Array.from({ length: 100 }, async () => (await ask(monday)).json()))
  const free = after.map(({ result }) => result[0].places.filter((one: { free: number }) => one.free > 0))
  expect(free.map(one => one.length)).toEqual(Array(100).fill(5))
})

test('languages are kept apart, who is signed in asks each time, and what is not there is not kept', async () => {
  const message = async (language: string) =>
    (await (await ask(monday, { 'accept-language': language })).json()).meta.message
  expect(await message('id')).not.toBe(await message('en'))
  const authorization = `Bearer ${hospital.patients[0]?.token}`
  const own = await ask(monday, { authorization })
  expect(own.headers.get('cache-control')).toBe('private, no-cache')
  const missing = await ask('/api/doctors/nobody/places')
  expect([missing.status, missing.headers.get('cache-control'), missing.headers.get('etag')]).toEqual([
    404,
    'no-store',
    null,
  ])
})
