import assert from 'node:assert/strict'
import { createHash, randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Bucket, type BucketAccess } from '#publishing/release/bucket.ts'
import { exportRelease } from '#publishing/release/export.ts'
import type { Release } from '#publishing/release/release.ts'
import { SiteStore } from '#publishing/release/site-store.ts'
import { BucketStorage } from '#server/storage/s3.ts'

/** An S3 store (our stand-in or a real one) and a separate folder in it. */
export interface S3Fixture {
  address: string
  access: BucketAccess
}

const sha = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
const text = { 'content-type': 'text/plain' }

/** Unusual file names, and names that break addresses, signatures or XML. */
const oddNames = [
  'a b',
  'a+b',
  'a%b',
  'a%20b',
  'über',
  'cafe\u0301',
  '病院',
  '😀',
  "it's (1)!*~",
  'x;y,z:@$',
  'a&b<c>"d',
  'q=1?r#s',
  '.hidden',
  'a//b',
  'deep/er/still',
]

async function withFolder<T>(use: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'rawat-s3-'))
  try {
    return await use(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function namesIn(bucket: Bucket): Promise<string[]> {
  const names: string[] = []
  for await (const { key } of bucket.list()) names.push(key)
  return names.sort()
}

/** Runs `use` with a clock that is an hour ahead. */
async function anHourAhead<T>(use: () => Promise<T>): Promise<T> {
  const Real = Date
  globalThis.Date = class extends Real {
    constructor(...words: [] | [number]) {
      super(words.length > 0 ? (words[0] as number) : Real.now() + 3_600_000)
    }
  } as DateConstructor
  try {
    return await use()
  } finally {
    globalThis.Date = Real
  }
}

/** Checks of the S3 client, which must pass with the stand-in and with a real store. */
export const s3Contract: Record<string, (place: S3Fixture) => Promise<void>> = {
  'a file is read back unchanged, whatever its name': async ({ address, access }) => {
    const bucket = new Bucket(`${address}/odd`, access)
    for (const name of oddNames) {
      await bucket.put(name, Buffer.from(`first ${name}`), text)
      await bucket.put(name, Buffer.from(name), text)
    }
    for (const name of oddNames) assert.equal((await bucket.read(name))?.toString(), name)
    assert.deepEqual(await namesIn(bucket), [...oddNames].sort())
    for (const name of [...oddNames, oddNames[0] as string]) await bucket.remove(name)
    assert.equal(await bucket.read('a b'), null)
    assert.deepEqual(await namesIn(bucket), [])
  },

  'an empty file and one of 32 MB are read back unchanged': async ({ address, access }) => {
    const bucket = new Bucket(`${address}/sizes`, access)
    const film = randomBytes(32 * 1024 * 1024)
    await bucket.put('none', Buffer.alloc(0))
    await bucket.put('film', film)
    assert.equal((await bucket.read('none'))?.length, 0)
    const response = await bucket.get('film')
    assert.equal(response?.headers.get('content-length'), String(film.length))
    assert.equal(sha(Buffer.from((await response?.arrayBuffer()) ?? [])), sha(film))
    for (const name of ['none', 'film']) await bucket.remove(name)
  },

  'more files than one page of a list are all listed, with their age': async place => {
    const storage = new BucketStorage(`${place.address}/many`, place.access)
    const keys = new Set<string>()
    await withFolder(async folder => {
      const write = async (worker: number) => {
        for (let index = worker; index < 1010; index += 8) {
          const path = join(folder, String(index))
          writeFileSync(path, String(index))
          keys.add(await storage.put(path))
        }
      }
      await Promise.all([0, 1, 2, 3, 4, 5, 6, 7].map(write))
    })
    const now = Temporal.Now.instant()
    assert.deepEqual(new Set(await storage.keptBefore(now.add({ hours: 1 }))), keys)
    assert.deepEqual(await storage.keptBefore(now.subtract({ hours: 1 })), [])
  },

  'files of a site keep their headers, and deleted files are gone': async ({ address, access }) => {
    await withFolder(async folder => {
      const store = new SiteStore(join(folder, 'site'))
      const bring = async (pages: Record<string, string>) => {
        const files: Release['files'] = {}
        for (const [path, page] of Object.entries(pages))
          files[path] = await store.put(path, Buffer.from(page))
        const release = { id: 'r', builtAt: '', change: 0, code: '', files }
        return exportRelease(store, release, `${address}/www`, { access })
      }
      await bring({ 'index.html': 'Home', 'doctors/ayu.html': 'Ayu', 'doctors/budi.html': 'Budi' })
      const { written, removed } = await bring({ 'index.html': 'Home', 'doctors/ayu.html': 'Ayu Lestari' })
      assert.deepEqual([written, removed], [['doctors/ayu.html'], ['doctors/budi.html']])
      const bucket = new Bucket(`${address}/www`, access)
      const page = await bucket.get('doctors/ayu')
      assert.equal(await page?.text(), 'Ayu Lestari')
      assert.equal(page?.headers.get('content-type'), 'text/html; charset=utf-8')
      assert.match(page?.headers.get('cache-control') ?? '', /max-age/)
      assert.equal(await bucket.read('doctors/budi'), null)
    })
  },

  'wrong keys, a missing bucket and a wrong clock are refused with the remedy': async ({
    address,
    access,
  }) => {
    const put = (own: Partial<BucketAccess>, where = address) =>
      new Bucket(`${where}/refused`, { ...access, ...own }).put('x', Buffer.from('x'))
    await assert.rejects(put({ S3_SECRET_ACCESS_KEY: 'wrong' }), /403 SignatureDoesNotMatch.* and its keys/)
    await assert.rejects(put({ S3_ACCESS_KEY_ID: 'nobody' }), /403 InvalidAccessKeyId.* and its keys/)
    await assert.rejects(put({ S3_ACCESS_KEY_ID: undefined }), /refuses: 40[03]/)
    await assert.rejects(
      anHourAhead(() => put({})),
      /RequestTimeTooSkewed.* clock/,
    )
    const nowhere = 's3://nowhere-of-rawat'
    await assert.rejects(put({}, nowhere), /does not exist/)
    const bucket = new Bucket(nowhere, access)
    await assert.rejects(bucket.read('x'), /does not exist/)
    await assert.rejects(bucket.remove('x'), /does not exist/)
    await assert.rejects(namesIn(bucket), /does not exist/)
  },

  'a file cannot be read without a key': async ({ address, access }) => {
    const bucket = new Bucket(`${address}/private`, access)
    await bucket.put('letter', Buffer.from('for one'))
    const { hostname, pathname } = new URL(`${address}/private/letter`)
    const open = await fetch(`${access.S3_ENDPOINT}/${hostname}${pathname}`)
    assert.equal(open.status, 403)
    assert.doesNotMatch(await open.text(), /for one/)
  },
}
