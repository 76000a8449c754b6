import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createTestDatabase } from '../../../../tests/database.ts'
import { type HospitalFixture, openHospital } from '../../../../tests/small-hospital.ts'

let hospital: HospitalFixture
let drop: () => Promise<void>
beforeAll(async () => {
  const database = await createTestDatabase()
  drop = database.drop
  hospital = await openHospital(database.url, { patients: 1, connections: 1 })
})
afterAll(async () => {
  await hospital.close()
  await drop()
})

test('while the disk is read-only a booking is answered with 503 and logged; later it works without a restart', async () => {
  const logged: Record<string, unknown>[] = []
  hospital.deps.log = entry => void logged.push(entry)
  const { pool } = hospital.deps.database
  const book = () => {
    const body = { doctor: 'ayu', schedule: hospital.schedules.slots, startsAt: '2026-11-23T02:00:00Z' }
    const { token } = hospital.patients[0] ?? {}
    return hospital.call('POST', '/api/appointments', {
      token,
      body,
      headers: { 'idempotency-key': 'disk-key-1' },
    })
  }
  // The only connection becomes read-only, as after a failover or on a full disk.
  await pool.query('set default_transaction_read_only = on')
  const refused = await book()
  expect([refused.status, refused.meta.code]).toEqual([503, 'api.busy'])
  expect(refused.headers.get('retry-after')).toBe('2')
  expect(logged).toMatchObject([{ level: 'error', what: 'disk' }])
  expect((await hospital.call('GET', '/api/doctors')).status).toBe(200)
  await pool.query('set default_transaction_read_only = off')
  expect((await book()).status).toBe(201)
})

// Errors that `pg` itself throws: a broken connection, one that was returned broken, and an unreachable machine.
test.each([
  new Error('Client has encountered a connection error and is not queryable'),
  new Error('Client was closed and is not queryable'),
  new Error('Connection terminated unexpectedly'),
  Object.assign(new Error('connect EHOSTUNREACH 10.0.0.9:5432'), { code: 'EHOSTUNREACH' }),
  Object.assign(new Error('read ETIMEDOUT'), { code: 'ETIMEDOUT' }),
  Object.assign(new Error('getaddrinfo EAI_AGAIN db'), { code: 'EAI_AGAIN' }),
])('a database that is away is 503 with a time to come back: %s', async cause => {
  const pool = hospital.deps.database.pool
  const query = vi.spyOn(pool, 'query').mockRejectedValue(cause)
  const connect = vi.spyOn(pool, 'connect').mockRejectedValue(cause as never)
  const { token } = hospital.patients[0] ?? {}
  const answer = await hospital.call('GET', '/api/appointments', { token })
  query.mockRestore()
  connect.mockRestore()
  expect([answer.status, answer.meta.code, answer.headers.get('retry-after')]).toEqual([503, 'api.busy', '2'])
})
