import { afterAll, beforeAll, expect, test } from 'vitest'
import { openNetworkProxy } from '../../../proofs/network-proxy.ts'
import { createTestDatabase } from '../../../tests/database.ts'
import { type HospitalFixture, openHospital } from '../../../tests/small-hospital.ts'

let proxy: Awaited<ReturnType<typeof openNetworkProxy>>
let hospital: HospitalFixture
let drop: () => Promise<void>
beforeAll(async () => {
  const database = await createTestDatabase()
  drop = database.drop
  const through = new URL(database.url)
  proxy = await openNetworkProxy(Number(through.port))
  through.hostname = '127.0.0.1'
  through.port = String(proxy.port)
  hospital = await openHospital(through.href, { patients: 1 })
  hospital.deps.database.health.start()
})
afterAll(async () => {
  proxy.freeze(false)
  await hospital.close()
  proxy.close()
  await drop()
})

test('while the database does not respond, waiting and new requests get 503; requests work again once it responds', async () => {
  const { token } = hospital.patients[0] ?? {}
  const list = () => hospital.call('GET', '/api/appointments', { token })
  expect((await list()).status).toBe(200)
  proxy.freeze(true)
  const waiting = [list(), hospital.call('GET', '/api/profile/patients/user', { token })]
  const answers = await Promise.all(waiting)
  expect(answers.map(one => [one.status, one.meta.code])).toEqual([
    [503, 'api.busy'],
    [503, 'api.busy'],
  ])
  expect(Number(answers[0]?.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await list()).status).toBe(503)
  proxy.freeze(false)
  await expect.poll(async () => (await list()).status, { timeout: 10_000 }).toBe(200)
})
