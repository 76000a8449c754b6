import { gunzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase } from '../../../../tests/database.ts'
import { type HospitalFixture, openHospital } from '../../../../tests/small-hospital.ts'
import { createApp } from '../../app.ts'
import { type StoredJson, storedJsonAnswer } from './json-answer.ts'

const LONG = '/api/docs/openapi.json'

let hospital: HospitalFixture
let drop: () => Promise<void>
beforeAll(async () => {
  const database = await createTestDatabase()
  drop = database.drop
  hospital = await openHospital(database.url, { patients: 1 })
})
afterAll(async () => {
  await hospital.close()
  await drop()
})

const read = (path: string, encoding: string) =>
  createApp(hospital.deps).request(path, { headers: { 'accept-encoding': encoding } })

test('a long answer is compressed where the client takes it, a short one never', async () => {
  const long = await read(LONG, 'br, gzip')
  expect(long.headers.get('content-encoding')).toBe('gzip')
  expect(long.headers.get('vary')).toContain('Accept-Encoding')
  const plain = await read(LONG, 'identity')
  expect(plain.headers.get('content-encoding')).toBeNull()
  const bytes = Buffer.from(await long.arrayBuffer())
  const text = await plain.text()
  expect(gunzipSync(bytes).toString()).toBe(text)
  expect(bytes.length).toBeLessThan(text.length / 2)
  for (const path of ['/api/livez', '/api/doctors', '/api/availability?doctor=ayu']) {
    const short = await read(path, 'gzip')
    expect([path, short.status, short.headers.get('content-encoding')]).toEqual([path, 200, null])
    expect(Number(short.headers.get('content-length'))).toBe((await short.arrayBuffer()).byteLength)
  }
})

test('stored JSON is compressed once, and sent with its length', async () => {
  const answer: StoredJson = { text: JSON.stringify('rawat '.repeat(500)) }
  const app = new Hono()
    .use(compress({ encoding: 'gzip' }))
    .get('/', context => storedJsonAnswer(context, answer))
  const sent = async (encoding: string) => {
    const { headers, body } = await app.request('/', { headers: { 'accept-encoding': encoding } })
    expect(headers.get('vary')).toBe('Accept-Encoding')
    const bytes = Buffer.from(await new Response(body).arrayBuffer())
    expect(Number(headers.get('content-length'))).toBe(bytes.length)
    return { encoding: headers.get('content-encoding'), bytes }
  }
  for (const refused of ['identity', 'gzip;q=0'])
    expect(await sent(refused)).toEqual({ encoding: null, bytes: Buffer.from(answer.text) })
  expect(answer.compressed).toBeUndefined()
  const first = await sent('br, gzip')
  const stored = answer.compressed
  expect(first.encoding).toBe('gzip')
  expect(gunzipSync(first.bytes).toString()).toBe(answer.text)
  expect(await sent('gzip')).toEqual(first)
  expect(answer.compressed).toBe(stored)
})
