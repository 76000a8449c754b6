import type { AddressInfo } from 'node:net'
import { createServer, type Socket, connect as toPort } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase } from '../../../tests/database.ts'
import { type Hospital, openHospital } from '../../../tests/small-hospital.ts'

/** A way to the database that can be frozen: bytes wait, and no connection breaks. */
const sockets = new Set<Socket>()
let held: (() => void)[] | null = null
const door = createServer(socket => {
  const away = toPort({ host: target.hostname, port: Number(target.port) })
  for (const [from, to] of [
    [socket, away],
    [away, socket],
  ] as const) {
    sockets.add(from)
    from.on('error', () => {})
    from.on('close', () => to.destroy())
    from.on('data', bytes => (held ? held.push(() => to.write(bytes)) : to.write(bytes)))
  }
})
const freeze = (now: boolean) => {
  const late = held ?? []
  held = now ? [] : null
  for (const send of late) send()
}
let target: URL
let hospital: Hospital
let drop: () => Promise<void>
beforeAll(async () => {
  const database = await createTestDatabase()
  drop = database.drop
  target = new URL(database.url)
  await new Promise<void>(resolve => door.listen(0, '127.0.0.1', resolve))
  const through = new URL(database.url)
  through.hostname = '127.0.0.1'
  through.port = String((door.address() as AddressInfo).port)
  hospital = await openHospital(through.href, { patients: 1 })
  hospital.deps.database.silence.watch()
})
afterAll(async () => {
  freeze(false)
  await hospital.close()
  for (const one of sockets) one.destroy()
  door.close()
  await drop()
})

test('while the database says nothing, what waits for it and what comes is sent away; all goes on once it answers', async () => {
  const { token } = hospital.patients[0] ?? {}
  const list = () => hospital.call('GET', '/api/appointments', { token })
  expect((await list()).status).toBe(200)
  freeze(true)
  const waiting = [list(), hospital.call('GET', '/api/profile/patients/user', { token })]
  const answers = await Promise.all(waiting)
  expect(answers.map(one => [one.status, one.meta.code])).toEqual([
    [503, 'api.busy'],
    [503, 'api.busy'],
  ])
  expect(Number(answers[0]?.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await list()).status).toBe(503)
  freeze(false)
  await expect.poll(async () => (await list()).status, { timeout: 10_000 }).toBe(200)
})
