import { randomUUID } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startEmbeddedPostgres } from '#server/database/embedded/embedded.ts'
import { missing } from '../tests/programs.ts'
import { startS3 } from '../tests/s3-server.ts'
import { openNetworkProxy } from './network-proxy.ts'
import { freePort, killMine, type RawatProcess, removeFolder, startRawat } from './processes.ts'
import { type RealStore, startRadosgw } from './radosgw.ts'

/** With RAWAT_CEPH the bucket is one of Ceph's gateway, and is unavailable for a minute. */
const onCeph = process.env.RAWAT_CEPH !== undefined
const rounds = Number(process.env.RAWAT_ROUNDS ?? 3)
const secondsWithoutBucket = onCeph ? 60 : 3
const timeout = { timeout: 180_000, interval: 200 }
const admin = { ADMIN_EMAIL: 'first@example.org', ADMIN_PASSWORD: 'sebelas payung biru' }
const folder = mkdtempSync(join(tmpdir(), 'rawat-several-'))
const names = ['one', 'two', 'three'] as const
type Name = (typeof names)[number]
const running = new Map<Name, RawatProcess>()
const ports = new Map<Name, string>()
type Proxy = Awaited<ReturnType<typeof openNetworkProxy>>
let proxy: Proxy
/** Each process reaches the bucket through its own. */
const bucketProxies = new Map<Name, Proxy>()
let database: Awaited<ReturnType<typeof startEmbeddedPostgres>>
let bucket: RealStore['place'] & { stop(): unknown }
let standIn: Awaited<ReturnType<typeof startS3>>
let token: string
let slug: string

beforeAll(async () => {
  database = await startEmbeddedPostgres({ dataDir: join(folder, 'database'), mayLoseData: true })
  proxy = await openNetworkProxy(Number(new URL(database.url).port))
  if (onCeph) bucket = await openCeph()
  else bucket = standIn = await startS3({ page: 1000 })
  const bucketPort = Number(new URL(bucket.access.S3_ENDPOINT).port)
  for (const name of names) bucketProxies.set(name, await openNetworkProxy(bucketPort))
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
  for (const one of [proxy, ...bucketProxies.values()]) one?.close()
  await bucket?.stop()
  await database?.stop()
  await removeFolder(folder)
})

async function openCeph(): Promise<typeof bucket> {
  const store = await startRadosgw(join(folder, 'ceph'))
  if (!store) throw new Error(missing('radosgw, with ceph-mon and ceph-osd'))
  return { ...store.place, stop: store.stop }
}

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
    S3_ENDPOINT: `http://127.0.0.1:${bucketProxies.get(name)?.port}`,
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

test.skipIf(onCeph)(
  'a leader that is killed at any upload of a publication loses no change',
  async () => {
    let hasMore = true
    for (let step = 1; hasMore && step <= rounds; step++) {
      let uploads = 0
      let killed: Promise<void> | undefined
      standIn.watch.request = ({ method, headers }) => {
        if (method !== 'PUT' || ++uploads !== step) return
        const port = Number(headers.host?.split(':')[1])
        const leader = names.find(name => bucketProxies.get(name)?.port === port)
        if (leader) killed = kill(leader).then(() => start(leader))
      }
      await save(names[step % 3] as Name, `Killed at upload ${step}`)
      await expect.poll(() => without(`Killed at upload ${step}`), timeout).toEqual([])
      delete standIn.watch.request
      hasMore = killed !== undefined
      await killed
    }
    // A second step follows only if the first upload was seen, and its process killed.
    expect(await without('Killed at upload 1')).not.toEqual([])
  },
  60_000 + rounds * 60_000,
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
  for (const one of bucketProxies.values()) one.shut(true)
  await save('two', 'While the bucket is away')
  const back = performance.now() + 1000 * secondsWithoutBucket
  while (performance.now() < back) {
    for (const name of names) expect(await page(name)).toBe(before)
    await wait(300)
  }
  for (const one of bucketProxies.values()) one.shut(false)
  await expect.poll(() => without('While the bucket is away'), timeout).toEqual([])
}, 300_000)

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
