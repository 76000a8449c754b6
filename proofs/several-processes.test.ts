import { randomUUID } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startEmbeddedPostgres } from '#server/database/embedded/embedded.ts'
import { startS3 } from '../tests/s3-server.ts'
import { openNetworkProxy } from './network-proxy.ts'
import { freePort, killMine, type RawatProcess, removeFolder, startRawat } from './processes.ts'

const rounds = Number(process.env.RAWAT_ROUNDS ?? 3)
const timeout = { timeout: 180_000, interval: 200 }
const admin = { ADMIN_EMAIL: 'first@example.org', ADMIN_PASSWORD: 'sebelas payung biru' }
const folder = mkdtempSync(join(tmpdir(), 'rawat-several-'))
const names = ['one', 'two', 'three'] as const
type Name = (typeof names)[number]
const running = new Map<Name, RawatProcess>()
const ports = new Map<Name, string>()
let proxy: Awaited<ReturnType<typeof openNetworkProxy>>
let database: Awaited<ReturnType<typeof startEmbeddedPostgres>>
let bucket: Awaited<ReturnType<typeof startS3>>
let token: string
let slug: string

beforeAll(async () => {
  database = await startEmbeddedPostgres({ dataDir: join(folder, 'database'), mayLoseData: true })
  proxy = await openNetworkProxy(Number(new URL(database.url).port))
  bucket = await startS3({ page: 1000 })
  for (const name of names) ports.set(name, String(await freePort()))
  for (const name of names) await start(name)
  token = (
    await call('one', 'POST', '/api/auth/admins/login', {
      email: admin.ADMIN_EMAIL,
      password: admin.ADMIN_PASSWORD,
    })
  ).result.token
  slug = (await call('one', 'GET', '/api/doctors')).result[0].slug
}, 600_000)
afterAll(async () => {
  await killMine()
  bucket?.stop()
  proxy?.close()
  await database?.stop()
  await removeFolder(folder)
})

/** All have one public address, as behind a proxy: pages of another address would be rendered again. */
async function begin(name: Name): Promise<RawatProcess> {
  const url = new URL(database.url)
  url.port = String(proxy.port)
  const rawat = await startRawat({
    ...admin,
    DATABASE_URL: url.href,
    DATA_DIR: join(folder, name),
    PORT: ports.get(name) as string,
    PUBLIC_URL: 'http://hospital.example',
    STORAGE_URL: bucket.address,
    ...bucket.access,
  })
  running.set(name, rawat)
  return rawat
}
const start = async (name: Name) => (await begin(name)).ready()
async function kill(name: Name): Promise<void> {
  await running.get(name)?.kill()
  running.delete(name)
}
const addressOf = (name: Name) => running.get(name)?.address ?? ''

// biome-ignore lint/suspicious/noExplicitAny: answers of every kind
async function call(name: Name, method: string, path: string, body?: unknown): Promise<any> {
  const response = await fetch(addressOf(name) + path, {
    method,
    headers: {
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  if (!response.ok) throw new Error(`${method} ${path} of ${name} answered ${response.status}`)
  return response.json()
}
async function save(name: Name, headline: string): Promise<void> {
  const { result } = await call(name, 'GET', `/api/admins/doctors/${slug}`)
  const data = { ...result.data, headline: { en: headline } }
  await call(name, 'PUT', `/api/doctors/${slug}`, { data, version: result.version, publish: true })
}
const page = async (name: Name) => (await fetch(`${addressOf(name)}/doctors/${slug}`)).text()
const releaseOf = async (name: Name) =>
  (await fetch(`${addressOf(name)}/`)).headers.get('x-rawat-release') as string
/** The processes that do not show a text. */
const without = async (text: string) => {
  const missing: Name[] = []
  for (const name of running.keys()) if (!(await page(name)).includes(text)) missing.push(name)
  return missing
}

test('content that is saved in one process is shown by all', async () => {
  for (const name of names) {
    await save(name, `Saved in ${name}`)
    await expect.poll(() => without(`Saved in ${name}`), timeout).toEqual([])
  }
  expect(new Set(await Promise.all(names.map(releaseOf))).size).toBe(1)
}, 120_000)

test(
  'whichever process is killed, at any moment of a publication, the others go on and lose no change',
  async () => {
    for (let round = 0; round < rounds; round++) {
      const victim = names[round % 3] as Name
      const other = names[(round + 1) % 3] as Name
      await save(other, `Before kill ${round}`)
      await wait((round * 7919) % 900)
      await kill(victim)
      await save(other, `After kill ${round}`)
      await expect.poll(() => without(`After kill ${round}`), timeout).toEqual([])
      await start(victim)
      await expect.poll(() => without(`After kill ${round}`), timeout).toEqual([])
    }
  },
  240_000 + rounds * 200_000,
)

test('a roll back applies to all processes, also to one that is down meanwhile', async () => {
  const good = await releaseOf('one')
  const before = await page('one')
  await save('two', 'A mistake')
  await expect.poll(() => without('A mistake'), timeout).toEqual([])
  await kill('three')
  await call('two', 'POST', '/api/admins/publications/rollback', { release: good })
  await expect.poll(() => page('one'), timeout).toBe(before)
  await start('three')
  await save('one', 'Not yet')
  await wait(3000)
  for (const name of names) expect([await releaseOf(name), await page(name)]).toEqual([good, before])
  await call('three', 'POST', '/api/admins/publications')
  await expect.poll(() => without('Not yet'), timeout).toEqual([])
}, 180_000)

test('while the bucket is unavailable all processes serve, and publish saved content once it is back', async () => {
  const before = await page('one')
  const objects = new Map(bucket.objects)
  bucket.faults.push(...Array(200).fill(503))
  await save('two', 'While the bucket is away')
  for (let look = 0; look < 10; look++) {
    for (const name of names) expect(await page(name)).toBe(before)
    await wait(300)
  }
  bucket.faults.length = 0
  expect(bucket.objects.size).toBeGreaterThanOrEqual(objects.size)
  await expect.poll(() => without('While the bucket is away'), timeout).toEqual([])
}, 120_000)

test('while the database is unavailable all processes serve, and a process that starts then serves the last release', async () => {
  const before = await page('one')
  proxy.shut(true)
  await kill('two')
  const rawat = await begin('two')
  await expect.poll(() => page('two').catch(() => ''), timeout).toBe(before)
  for (const name of names) expect(await page(name)).toBe(before)
  expect((await fetch(`${addressOf('two')}/api/doctors`)).status).toBe(503)
  expect(rawat.stderr()).toContain('Until then the last release is served')
  proxy.shut(false)
  let isReady = false
  const ready = rawat.ready().then(() => {
    isReady = true
  })
  // Visitors have a page at each moment of the start.
  while (!isReady) {
    expect(await page('two')).toBe(before)
    await wait(20)
  }
  await ready
  await save('two', 'The database is back')
  await expect.poll(() => without('The database is back'), timeout).toEqual([])
}, 180_000)
