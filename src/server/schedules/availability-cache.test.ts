import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { requestSlot } from '../../../tests/bookings.ts'
import { createHospital, type HospitalFixture } from '../../../tests/hospital.ts'
import { createApp } from '../app.ts'
import { appointment } from '../database/tables/booking.ts'
import { auditEntry } from '../database/tables/messages.ts'
import { AvailabilityCache } from './availability-cache.ts'
import { availabilityOf } from './today.ts'

let hospital: HospitalFixture
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

test.each([monday, today])('%s has an ETag and a short max-age', async path => {
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

test('a booking, its cancellation and an absence are in the next answer', async () => {
  let etag = await tagOf(monday)
  const changed = async () => {
    expect(await askAgain(monday, etag)).toBe(200)
    etag = await tagOf(monday)
    expect(await askAgain(monday, etag)).toBe(304)
  }
  const { result } = await requestSlot(hospital, 0)
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

test('a change by another process is in the next answer too', async () => {
  const { result } = await requestSlot(hospital, 0)
  const etag = await tagOf(monday)
  await hospital.deps.db.transaction(async db => {
    await db.update(appointment).set({ status: 'declined' }).where(eq(appointment.id, result.id))
    await db
      .insert(auditEntry)
      .values({ action: 'appointment.decline', objectKind: 'appointment', objectId: result.id })
  })
  expect(await askAgain(monday, etag)).toBe(200)
})

test('a hundred concurrent requests during a booking get no answer older than the request', async () => {
  const [booked, ...before] = await Promise.all([
    requestSlot(hospital, 0),
    ...Array.from({ length: 100 }, () => ask(monday)),
  ])
  expect(booked.status).toBe(201)
  expect(before.every(one => one.status === 200)).toBe(true)
  const after = await Promise.all(Array.from({ length: 100 }, async () => (await ask(monday)).json()))
  const free = after.map(({ result }) => result[0].places.filter((one: { free: number }) => one.free > 0))
  expect(free.map(one => one.length)).toEqual(Array(100).fill(5))
})

test('each language has its entry, signed-in requests revalidate, and 404 is not cached', async () => {
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

test('first, cached and 304 answers have the CORS headers', async () => {
  const { config } = hospital.deps
  const apart = { ...config, API_URL: 'https://api.example', PUBLIC_URL: 'https://www.example' }
  const app = createApp({ ...hospital.deps, config: apart })
  const origin = 'https://www.example'
  const first = await app.request(today, { headers: { origin } })
  const kept = await app.request(today, { headers: { origin } })
  const etag = kept.headers.get('etag') as string
  const same = await app.request(today, { headers: { origin, 'if-none-match': etag } })
  expect([first.status, kept.status, same.status]).toEqual([200, 200, 304])
  for (const { headers } of [first, kept, same]) {
    expect(headers.get('access-control-allow-origin')).toBe(origin)
    expect(headers.get('vary')).toBe('Accept-Language, Authorization, Origin')
  }
})

test('the cache is limited in size, and old entries are removed', () => {
  const kept = new AvailabilityCache()
  const { timetable, entry, minute } = { timetable: {} as never, entry: 1, minute: 1 }
  const one = { stamp: { timetable, entry, minute }, body: new Uint8Array(60), etag: '""' }
  for (let number = 0; number < 50_000; number++)
    kept.set(`/api/availability?doctor=nobody&${number}${'x'.repeat(500)}`, { ...one, since: 0 })
  expect(kept.count).toBeLessThan(13_000)
  kept.set('/api/availability', { ...one, since: 2000 })
  expect(kept.count).toBe(1)
})

/** Delays the results of queries that name the table until `release` is called. */
function holdBack(table: string) {
  const { pool } = hospital.deps.database
  const gate = Promise.withResolvers<void>()
  const reached = Promise.withResolvers<void>()
  const query = pool.query.bind(pool) as (...args: unknown[]) => Promise<unknown>
  const spy = vi.spyOn(pool, 'query') as unknown as {
    mockImplementation(ask: (...args: unknown[]) => Promise<unknown>): void
    mockRestore(): void
  }
  spy.mockImplementation(async (...args) => {
    const answer = await query(...args)
    if (JSON.stringify(args[0]).includes(table)) {
      reached.resolve()
      await gate.promise
    }
    return answer
  })
  return { reached: reached.promise, release: gate.resolve, restore: () => spy.mockRestore() }
}

test('a query without an answer from the database is 503 after the timeout, and the next one is answered', async () => {
  await ask(today)
  const held = holdBack('audit_entry')
  const all = '/api/availability'
  const refused = await Promise.all([ask(today), ask(all)])
  expect(refused.map(one => [one.status, one.headers.get('retry-after')])).toEqual([
    [503, '2'],
    [503, '2'],
  ])
  held.restore()
  expect([(await ask(today)).status, (await ask(all)).status]).toEqual([200, 200])
  held.release()
})

test('a request for all doctors after a booking does not get data read before it', async () => {
  const { deps } = hospital
  await hospital.travel('2026-11-22T22:00:00Z')
  const nextOf = async (answer: ReturnType<typeof availabilityOf>) =>
    (await answer).find(one => one.doctor === 'ayu')?.nextFree?.startsAt
  const held = holdBack('place_hold')
  const before = nextOf(availabilityOf(deps, null))
  await held.reached
  held.restore()
  const starts = '2026-11-23T02:00:00Z'
  expect((await requestSlot(hospital, 0)).status).toBe(201)
  expect(await nextOf(availabilityOf(deps, null))).not.toBe(starts)
  held.release()
  expect(await before).toBe(starts)
  expect(await nextOf(availabilityOf(deps, null))).not.toBe(starts)
})
