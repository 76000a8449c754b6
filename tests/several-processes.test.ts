import { Socket } from 'node:net'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { createApp } from '#server/app.ts'
import { loadDemo } from '#server/demo/demo.ts'
import type { Deps } from '#server/kernel/deps.ts'
import { listenForChanges } from '#server/listen-for-changes.ts'
import { createTestDatabase } from './database.ts'
import { testDeps } from './deps.ts'
import { type HospitalFixture, openHospital } from './small-hospital.ts'

let hospital: HospitalFixture
let other: { deps: Deps; close(): Promise<void> }
let app: ReturnType<typeof createApp>
let leave: () => Promise<void>
let database: { url: string; drop(): Promise<void> }
/** Number of content changes that the second process was notified of. */
let notifications = 0

beforeAll(async () => {
  database = await createTestDatabase()
  hospital = await openHospital(database.url, { patients: 1 })
  // Separate memory and connections, as in another process.
  other = testDeps(database.url, {
    now: () => hospital.clock.now,
    contentChanged: () => void notifications++,
  })
  app = createApp(other.deps)
  leave = await listenForChanges(other.deps)
})
afterAll(async () => {
  await leave()
  await other.close()
  await hospital.close()
  await database.drop()
})

const there = async (path: string) => {
  const response = await app.request(path)
  // biome-ignore lint/suspicious/noExplicitAny: answers of every kind
  return { status: response.status, ...((await response.json()) as any) }
}
/** The database ends the connection of each process that listens for changes. */
async function endListening(): Promise<void> {
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  await client.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and query ilike 'listen%'`,
  )
  await client.end()
}
const save = (name: string, version: number) => {
  const data = { slug: 'ayu', name, specialists: ['cardiology'], bookable: true }
  const call = { token: hospital.admins.super.token, body: { data, version, publish: true } }
  return hospital.call('PUT', '/api/doctors/ayu', call)
}

describe('two processes on one database', () => {
  test('show the same content: a save in one invalidates the cache of the other', async () => {
    expect((await there('/api/doctors/ayu')).result.name).toBe('Ayu Lestari')
    expect((await save('Ayu Pratiwi', 1)).status).toBe(200)
    await expect.poll(async () => (await there('/api/doctors/ayu')).result.name).toBe('Ayu Pratiwi')
    expect(notifications).toBeGreaterThan(0)
  })

  test('offer the same slots after an absence was entered in one of them', async () => {
    const places = '/api/doctors/ayu/places?from=2026-11-23&to=2026-11-23'
    expect((await there(places)).result).toHaveLength(1)
    const body = { doctor: 'ayu', kind: 'leave', from: '2026-11-23', to: '2026-11-23' }
    const call = { token: hospital.admins.super.token, body }
    expect((await hospital.call('POST', '/api/admins/schedule-exceptions', call)).status).toBe(201)
    await expect
      .poll(
        async () =>
          (await there(places)).result.filter((one: { places: { free: number }[] }) =>
            one.places.some(place => place.free > 0),
          ).length,
      )
      .toBe(0)
  })

  test('notice a connection that a firewall dropped: it idles, and without its messages old content would stay', async () => {
    const alive = vi.spyOn(Socket.prototype, 'setKeepAlive')
    const leaveAgain = await listenForChanges(other.deps)
    expect(alive).toHaveBeenCalledWith(true, 10_000)
    await leaveAgain()
  })

  test('reconnect after the database ended every connection, and miss no change', async () => {
    expect((await there('/api/doctors/ayu')).result.name).toBe('Ayu Pratiwi')
    await endListening()
    // Saved while no process listens.
    expect((await save('Ayu Kembali', 2)).status).toBe(200)
    await expect
      .poll(async () => (await there('/api/doctors/ayu')).result.name, { timeout: 10_000 })
      .toBe('Ayu Kembali')
  })

  test('reconnect also if only LISTEN is refused, and miss no change', async () => {
    const query = pg.Client.prototype.query
    let refused = 0
    const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
      this: pg.Client,
      ...given: unknown[]
    ) {
      const isListen = String(given[0]).startsWith('listen')
      const args = isListen && refused++ === 0 ? ['listen'] : given
      return Reflect.apply(query, this, args)
    } as never)
    const name = async () => (await there('/api/doctors/ayu')).result.name
    await endListening()
    await expect.poll(() => refused, { timeout: 5000 }).toBe(1)
    expect((await save('Ayu Lagi', 3)).status).toBe(200)
    await expect.poll(name, { timeout: 10_000 }).toBe('Ayu Lagi')
    expect(refused).toBe(2)
    spy.mockRestore()
  })

  test('share sessions: a token of one is valid at the other until it is revoked', async () => {
    const { token } = hospital.patients[0] as { token: string }
    const ask = () =>
      app.request('/api/profile/patients/user', { headers: { authorization: `Bearer ${token}` } })
    expect((await ask()).status).toBe(200)
    await hospital.call('POST', '/api/auth/patients/logout', { token })
    expect((await ask()).status).toBe(401)
  })

  test('share the count of failed sign-ins', async () => {
    const body = JSON.stringify({ email: 'patient0@example.org', password: 'not this one' })
    const socket = { incoming: { socket: { remoteAddress: '203.0.113.7' } } }
    const headers = { 'content-type': 'application/json' }
    const statuses: number[] = []
    for (let attempt = 0; attempt < 11; attempt++) {
      const target = attempt % 2 ? app : hospital.app
      const answer = await target.request(
        '/api/auth/patients/login',
        { method: 'POST', headers, body },
        socket,
      )
      statuses.push(answer.status)
    }
    expect(statuses).toEqual([...Array(10).fill(401), 429])
  })
})

test('two that start at once on an empty database load the demo once', { timeout: 60_000 }, async () => {
  const empty = await createTestDatabase()
  const [one, two] = [testDeps(empty.url), testDeps(empty.url)]
  try {
    const loaded = await Promise.all([loadDemo(one.deps), loadDemo(two.deps)])
    expect(loaded.sort()).toEqual([false, true])
  } finally {
    await Promise.all([one.close(), two.close()])
    await empty.drop()
  }
})
