import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase } from '../../../../tests/database.ts'
import { type HospitalFixture, openHospital } from '../../../../tests/small-hospital.ts'

let hospital: HospitalFixture
let drop: () => Promise<void>
beforeAll(async () => {
  const database = await createTestDatabase()
  drop = database.drop
  hospital = await openHospital(database.url, { patients: 1, connections: 2 })
})
afterAll(async () => {
  await hospital.close()
  await drop()
})

test('too many waiting requests: new ones get 503 with Retry-After, except profile, logout and probes; cached answers are still served', async () => {
  const { pool } = hospital.deps.database
  const { token } = hospital.patients[0] ?? {}
  const published = async () => (await hospital.call('GET', '/api/doctors')).status
  expect(await published()).toBe(200)
  const held = [await pool.connect(), await pool.connect()]
  const waiting = Array.from({ length: 32 }, () => hospital.call('GET', '/api/appointments', { token }))
  await expect.poll(() => pool.waitingCount).toBe(32)
  const refused = await hospital.call('GET', '/api/appointments', { token })
  expect([refused.status, refused.meta.code]).toEqual([503, 'api.busy'])
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await hospital.call('GET', '/api/livez')).status).toBe(200)
  expect(await published()).toBe(200)
  expect((await hospital.call('POST', '/api/doctors/sync')).status).toBe(200)
  expect((await hospital.call('POST', '/api/doctors')).status).toBe(503)
  const exempt = [
    hospital.call('GET', '/api/profile/patients/user', { token }),
    hospital.call('POST', '/api/auth/patients/logout'),
  ]
  for (const client of held) client.release()
  expect((await Promise.all([...exempt, ...waiting])).map(one => one.status)).toEqual(Array(34).fill(200))
})
