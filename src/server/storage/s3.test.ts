import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import timers from 'node:timers/promises'
import { afterAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { Bucket } from '#publishing/release/bucket.ts'
import { exportRelease } from '#publishing/release/export.ts'
import type { Release } from '#publishing/release/release.ts'
import { SiteStore } from '#publishing/release/site-store.ts'
import { s3Contract } from '../../../tests/s3-contract.ts'
import { startS3 } from '../../../tests/s3-server.ts'
import { readConfig } from '../kernel/config.ts'
import { storageOf } from './storage.ts'

const folder = mkdtempSync(join(tmpdir(), 'rawat-bucket-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
let s3: Awaited<ReturnType<typeof startS3>>
const { setTimeout: wait } = timers
beforeEach(async () => {
  // The back-off in a twentieth of its time.
  vi.spyOn(timers, 'setTimeout').mockImplementation((milliseconds = 0) => wait(milliseconds / 20))
  const started = await startS3()
  onTestFinished(() => void started.stop())
  s3 = started
})
const storage = (own: object = {}) =>
  storageOf({ DATA_DIR: folder, STORAGE_URL: s3.address, ...s3.access, ...own })
const file = (text: string) => {
  const path = join(folder, `file-${Math.random()}`)
  writeFileSync(path, text)
  return path
}
const textOf = async (key: string) => {
  const stream = await storage().read(key)
  return stream ? Buffer.concat(await stream.toArray()).toString() : null
}

describe('uploaded files in a bucket', () => {
  test('are stored, read, listed by age and removed with signed requests', async () => {
    const path = file('%PDF a CV')
    const key = await storage().put(path)
    expect(existsSync(path)).toBe(false)
    expect([...s3.objects.keys()]).toEqual([`people/${key.slice(0, 2)}/${key.slice(2)}`])
    expect(await textOf(key)).toBe('%PDF a CV')
    expect(await storage().read('0'.repeat(32))).toBeNull()
    await storage().remove(key)
    await storage().remove(key)
    expect(await textOf(key)).toBeNull()
    await expect(storage().read('../settings')).rejects.toThrow('no key')
  })

  test('are listed over all pages, without other objects', async () => {
    const keys: string[] = []
    for (let index = 0; index < 8; index++) keys.push(await storage().put(file(String(index))))
    const stranger = { bytes: Buffer.from(''), headers: {}, modified: Temporal.Now.instant() }
    s3.objects.set('people/note & <sign>.txt', stranger).set('elsewhere/aa/1', stranger)
    const later = Temporal.Now.instant().add({ hours: 1 })
    expect((await storage().keptBefore(later)).sort()).toEqual(keys.sort())
    expect(await storage().keptBefore(later.subtract({ hours: 2 }))).toEqual([])
  })

  test('survive a busy store and a broken connection', async () => {
    s3.faults.push(503, 'break', 500)
    const key = await storage().put(file('patient'))
    s3.faults.push('break')
    expect(await textOf(key)).toBe('patient')
  })

  test('wrong keys, a missing bucket and an unreachable store give a clear error', async () => {
    const wrong = { S3_SECRET_ACCESS_KEY: 'wrong' }
    await expect(storage(wrong).put(file('x'))).rejects.toThrow('403 SignatureDoesNotMatch')
    await expect(storage({ STORAGE_URL: 's3://nowhere' }).put(file('x'))).rejects.toThrow('does not exist')
    await expect(storage({ STORAGE_URL: 's3://nowhere' }).read('0'.repeat(32))).rejects.toThrow(
      'does not exist',
    )
    s3.faults.push(...Array<number>(9).fill(503))
    const path = file('kept')
    await expect(storage().put(path)).rejects.toThrow('503 SlowDown')
    // A refused file stays in its place.
    expect(await readFile(path, 'utf8')).toBe('kept')
  })

  test('need keys, which may be in a file', () => {
    const bucket = { STORAGE_URL: 's3://hospital/people', S3_ACCESS_KEY_ID: 'id' }
    expect(() => readConfig(bucket)).toThrow('needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY')
    writeFileSync(join(folder, 'secret'), 'of a file\n')
    const config = readConfig({ ...bucket, S3_SECRET_ACCESS_KEY_FILE: join(folder, 'secret') })
    expect(config).toMatchObject({ S3_SECRET_ACCESS_KEY: 'of a file', S3_REGION: 'us-east-1' })
    expect(() => readConfig({ STORAGE_URL: '/srv/files' })).toThrow('Give it as s3://')
  })
})

describe('a bucket', () => {
  // With a real store: TEST_S3_URL=s3://bucket/folder S3_ENDPOINT=… S3_ACCESS_KEY_ID=… S3_SECRET_ACCESS_KEY=…
  const {
    TEST_S3_URL,
    S3_ENDPOINT,
    S3_REGION = 'us-east-1',
    S3_ACCESS_KEY_ID,
    S3_SECRET_ACCESS_KEY,
  } = process.env
  const own = { S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY }
  test.each(Object.entries(s3Contract))('%s', { timeout: 300_000 }, async (_, check) => {
    if (TEST_S3_URL) return check({ address: TEST_S3_URL, access: own })
    const standIn = await startS3({ page: 1000 })
    onTestFinished(() => void standIn.stop())
    await check(standIn)
  })

  test('retries a small file if the connection breaks, and throws for a stream', async () => {
    const bucket = new Bucket(s3.address, s3.access)
    await bucket.put('list', Buffer.alloc(100_000, 'x'))
    s3.faults.push('cut', 'cut')
    expect((await bucket.read('list'))?.length).toBe(100_000)
    s3.faults.push('cut')
    await expect(bucket.get('list').then(response => response?.text())).rejects.toThrow()
  })
})

describe('the site in a bucket', () => {
  test('receives only changed files, assets before pages, and deleted files are removed', async () => {
    const store = new SiteStore(join(folder, 'site'))
    const make = async (files: Record<string, string>): Promise<Release> => {
      const kept: Release['files'] = {}
      for (const [path, text] of Object.entries(files)) kept[path] = await store.put(path, Buffer.from(text))
      return { id: 'r', builtAt: '', change: 0, code: '', files: kept }
    }
    const first = {
      'index.html': 'Home',
      'doctors/ayu.html': 'Ayu',
      'doctors/budi.html': 'Budi',
      '_assets/a.js': 'a',
    }
    const bring = async (files: Record<string, string>) =>
      exportRelease(store, await make(files), 's3://hospital/www', { access: s3.access })
    await bring(first)
    const at = (name: string) => s3.objects.get(`www/${name}`)
    expect(at('doctors/ayu')?.headers).toEqual({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'public, max-age=86400, no-cache',
    })
    expect(at('_assets/a.js')?.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    const order = s3.asked.filter(one => one.startsWith('PUT'))
    expect(order.indexOf('PUT www/_assets/a.js')).toBeLessThan(order.indexOf('PUT www/doctors/ayu'))
    s3.asked.length = 0
    const { written, removed } = await bring({
      'index.html': 'Home',
      'doctors/ayu.html': 'Ayu Lestari',
      '_assets/a.js': 'a',
    })
    expect([written, removed]).toEqual([['doctors/ayu.html'], ['doctors/budi.html']])
    expect(s3.asked).toEqual([
      'GET www/.rawat-files.json',
      'PUT www/.rawat-files.json',
      'PUT www/doctors/ayu',
      'DELETE www/doctors/budi',
      'PUT www/.rawat-files.json',
    ])
    expect(at('doctors/budi')).toBeUndefined()
  })

  test('is uploaded sixteen files at a time, assets before pages, and resumes after a refusal', async () => {
    s3 = await startS3({ pause: 20 })
    onTestFinished(() => void s3.stop())
    const store = new SiteStore(join(folder, 'large-site'))
    const files: Release['files'] = {}
    for (let at = 0; at < 40; at++)
      for (const path of [`_assets/${at}.js`, `doctors/d${at}.html`])
        files[path] = await store.put(path, Buffer.from(path))
    const release: Release = { id: 'r', builtAt: '', change: 0, code: '', files }
    const bring = () => exportRelease(store, release, 's3://hospital/large', { access: s3.access })
    // The first six requests (list, note, four files) succeed; then the store refuses everything.
    s3.faults.push(...Array<0>(6).fill(0), ...Array<number>(200).fill(503))
    await expect(bring()).rejects.toThrow('503 SlowDown')
    s3.faults.length = 0
    const taken = s3.asked.filter(one => one.startsWith('PUT large/_assets')).length
    expect(taken).toBe(4)
    expect(s3.asked.some(one => one.startsWith('PUT large/doctors'))).toBe(false)
    s3.asked.length = 0
    expect((await bring()).written).toHaveLength(82)
    const puts = s3.asked.filter(one => one.startsWith('PUT large/'))
    const last = puts.findLastIndex(one => one.includes('_assets/'))
    expect(puts.findIndex(one => one.includes('doctors/'))).toBeGreaterThan(last)
    expect(s3.load.most).toBe(16)
  })
})
