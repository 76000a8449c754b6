import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { Release, ReleaseFile, StoredRelease } from '#publishing/release/release.ts'
import { createTestDatabase } from '../../../tests/database.ts'
import { testDeps } from '../../../tests/deps.ts'
import { startS3 } from '../../../tests/s3-server.ts'
import { newId } from '../database/connect.ts'
import { release as releaseTable, site } from '../database/tables/site.ts'
import type { Deps } from '../kernel/deps.ts'
import { LiveRelease } from './live-release.ts'
import { Pruning } from './pruning.ts'
import {
  adoptRelease,
  dropOldReleases,
  goLive,
  readSite,
  requestBuild,
  resumePublishing,
  rollBack,
  storedReleases,
} from './site-state.ts'
import { openSiteStore } from './store.ts'

const folder = mkdtempSync(join(tmpdir(), 'rawat-live-'))
let deps: Deps
let close: () => Promise<void>
let s3: Awaited<ReturnType<typeof startS3>>
let fixtures = 0
const errors: string[] = []

beforeAll(async () => {
  const database = await createTestDatabase()
  const made = testDeps(database.url, { log: entry => void errors.push(String(entry.error)) })
  deps = made.deps
  s3 = await startS3()
  close = async () => {
    s3.stop()
    await made.close()
    await database.drop()
    rmSync(folder, { recursive: true, force: true })
  }
})
afterAll(() => close())
beforeEach(async () => {
  fixtures++
  errors.length = 0
  s3.objects.clear()
  await deps.db.delete(site)
  await deps.db.delete(releaseTable)
})

/** A process with a data folder of its own; with `bucket` it shares the files of the site with others. */
function openProcess(name: string, { bucket = true } = {}) {
  const own = bucket ? { STORAGE_URL: s3.address, ...s3.access } : {}
  const store = openSiteStore({ ...deps.config, ...own, DATA_DIR: join(folder, `${fixtures}-${name}`) })
  const live = new LiveRelease(deps, store, async () => {})
  const shows = async () => {
    await live.follow()
    const page = live.stored?.release.files['index.html']
    return page ? (await store.read(page)).toString() : null
  }
  const publish = async (text: string, change = 1, { frozenToo = false } = {}) => {
    const before = live.stored
    const files: Record<string, ReleaseFile> = {
      'same.html': await store.put('same.html', Buffer.from('The same '.repeat(200))),
      'index.html': await store.put('index.html', Buffer.from(text)),
    }
    const builtAt = Temporal.Now.instant().toString()
    const release: Release = { id: newId(), builtAt, change, code: 'code', files }
    const stored: StoredRelease = { release, manifest: await store.write(release) }
    await store.shared?.upload(stored, before)
    const { owedAt, release: last } = await readSite(deps.db)
    const options = { owedAt, evenFrozen: frozenToo, after: last?.id ?? null }
    const isLive = await deps.db.transaction(db => goLive(db, stored, options))
    if (isLive) await live.set(stored)
    return isLive ? release.id : null
  }
  return { store, live, shows, publish }
}

test('a release of one process is served by all, and so is a roll back', async () => {
  const [one, two, three] = [openProcess('one'), openProcess('two'), openProcess('three')]
  const first = (await one.publish('First')) as string
  expect([await two.shows(), await three.shows()]).toEqual(['First', 'First'])
  await one.publish('Second', 2)
  expect(await two.shows()).toBe('Second')
  // The third process was down when the second release was published and when it was rolled back.
  expect(await rollBack(deps.db, first)).toBe(true)
  for (const each of [one, two, three]) expect(await each.shows()).toBe('First')
  expect(await one.publish('Third', 3)).toBeNull()
  for (const each of [one, two, three]) expect(await each.shows()).toBe('First')
  expect(await rollBack(deps.db, newId())).toBe(false)
  await resumePublishing(deps.db)
  expect(await readSite(deps.db)).toMatchObject({ frozenAt: null, owed: 'demand' })
  await one.publish('Fourth', 4)
  expect((await readSite(deps.db)).owed).toBeNull()
  expect(await three.shows()).toBe('Fourth')
  expect(errors).toEqual([])
})

test('a release that this process makes live while it reads the site is not replaced by the one before it', async () => {
  const [one, two] = [openProcess('one'), openProcess('two')]
  await one.publish('First')
  const second = { id: newId(), builtAt: '2026-11-20T10:00:00Z', change: 2, code: 'code', files: {} }
  const stored = { release: second, manifest: await two.store.write(second) }
  // Reads the first release, which this process does not serve yet.
  const following = two.live.follow()
  await two.live.set(stored)
  await following
  expect(two.live.stored).toBe(stored)
})

test('a process that was not the leader for a while does not replace what another one published meanwhile', async () => {
  const one = openProcess('one')
  const first = await one.publish('First')
  await one.publish('Second', 2)
  const late = { id: newId(), builtAt: '2026-11-20T10:00:00Z', change: 1, code: 'code', files: {} }
  const stored = { release: late, manifest: await one.store.write(late) }
  await expect(
    deps.db.transaction(db => goLive(db, stored, { owedAt: null, evenFrozen: false, after: first })),
  ).rejects.toThrow('Another process published')
  expect(await one.shows()).toBe('Second')
})

test('a file that is in the bucket already is not uploaded again, and no file is requested twice', async () => {
  const [one, two] = [openProcess('one'), openProcess('two')]
  await one.publish('First')
  await two.shows()
  s3.asked.length = 0
  await one.publish('Second', 2)
  expect(s3.asked.filter(one => one.startsWith('PUT') && one.includes('/objects/'))).toHaveLength(1)
  await two.shows()
  await two.shows()
  expect(s3.asked.filter(one => one.startsWith('GET') && one.includes('/objects/'))).toHaveLength(1)
})

test('while the bucket is unavailable each process serves its release, and follows once the bucket is back', async () => {
  const [one, two] = [openProcess('one'), openProcess('two')]
  await one.publish('First')
  await two.shows()
  await one.publish('Second', 2)
  const all = new Map(s3.objects)
  s3.objects.clear()
  expect([await two.shows(), await two.shows()]).toEqual(['First', 'First'])
  expect(errors).toEqual([expect.stringContaining('no complete file manifests/')])
  for (const [name, kept] of all) s3.objects.set(name, kept)
  expect(await two.shows()).toBe('Second')
})

test('if the disk refuses twice to store the current release, with a success in between, it is logged twice', async () => {
  const { live, store, publish } = openProcess('one')
  await publish('First')
  const stored = live.stored as StoredRelease
  const remember = vi.spyOn(store, 'remember')
  for (const full of [true, true, false, true]) {
    if (full) remember.mockRejectedValueOnce(new Error('ENOSPC: no space left on device, write'))
    await live.set(stored)
  }
  expect(errors).toHaveLength(2)
})

test('a freeze keeps the live release, but a site that has none starts', async () => {
  const one = openProcess('one')
  await deps.db.insert(site).values({ frozenAt: Temporal.Now.instant() })
  expect(await one.publish('First', 1, { frozenToo: true })).not.toBeNull()
  await requestBuild(deps.db, 'schedule')
  expect((await readSite(deps.db)).owed).toBeNull()
  expect(await one.publish('Second', 2)).toBeNull()
})

test('a build that was requested while another ran is still pending', async () => {
  const one = openProcess('one')
  await resumePublishing(deps.db)
  const { owedAt } = await readSite(deps.db)
  await resumePublishing(deps.db)
  const release = { id: newId(), builtAt: '2026-11-20T10:00:00Z', change: 1, code: 'code', files: {} }
  const stored = { release, manifest: await one.store.write(release) }
  await deps.db.transaction(db => goLive(db, stored, { owedAt, evenFrozen: false, after: null }))
  expect((await readSite(deps.db)).owed).toBe('demand')
})

test('the release of an earlier version is served and added to the database, and a full build is pending', async () => {
  const one = openProcess('one', { bucket: false })
  const release = { id: newId(), builtAt: '2026-11-20T10:00:00Z', change: 1, code: 'before' }
  const files = { 'index.html': await one.store.put('index.html', Buffer.from('Before')) }
  mkdirSync(join(one.store.directory, 'releases'), { recursive: true })
  writeFileSync(
    join(one.store.directory, 'releases', `${release.id}.json`),
    JSON.stringify({ ...release, files }),
  )
  writeFileSync(join(one.store.directory, 'current'), release.id)
  await one.live.recover()
  expect(await one.shows()).toBe('Before')
  await adoptRelease(deps.db, one.live.stored as StoredRelease)
  const { release: row, owed } = await readSite(deps.db)
  expect([row?.id, owed]).toEqual([release.id, 'start'])
  const again = openProcess('one', { bucket: false })
  await again.live.recover()
  expect(await again.shows()).toBe('Before')
})

test('the newest ten releases stay in the database, in the bucket and on the disk', async () => {
  const [one, two] = [openProcess('one'), openProcess('two')]
  const ids: (string | null)[] = []
  for (let number = 0; number < 12; number++) ids.push(await one.publish(`Page ${number}`, number))
  await two.shows()
  await new Pruning(deps, one.store).now(true, one.live.stored)
  expect((await storedReleases(deps.db)).map(row => row.id)).toEqual(ids.slice(2).reverse())
  const inBucket = (kind: string) => [...s3.objects.keys()].filter(name => name.includes(`/${kind}/`))
  expect(inBucket('manifests')).toHaveLength(10)
  // One page that all releases share, and one page of each.
  expect(inBucket('objects')).toHaveLength(11)
  // The disk of the process is a cache with the live release only.
  expect(readdirSync(join(one.store.directory, 'manifests'))).toHaveLength(1)
  expect(await two.shows()).toBe('Page 11')
  await rollBack(deps.db, ids[2] as string)
  expect([await one.shows(), await two.shows()]).toEqual(['Page 2', 'Page 2'])
})

test('files of old releases that could not be deleted are deleted by the next attempt', async () => {
  const one = openProcess('one')
  for (let number = 0; number < 12; number++) await one.publish(`Page ${number}`, number)
  const [oldest] = (await storedReleases(deps.db)).toReversed()
  const shared = one.store.shared as NonNullable<typeof one.store.shared>
  vi.spyOn(shared, 'remove').mockRejectedValueOnce(new Error('The bucket is unavailable.'))
  await new Pruning(deps, one.store).now(true, one.live.stored)
  expect(errors).toEqual([expect.stringContaining('The bucket is unavailable.')])
  expect(await storedReleases(deps.db)).toHaveLength(10)
  const manifests = () => [...s3.objects.keys()].filter(name => name.includes('/manifests/'))
  expect(manifests()).toHaveLength(12)
  expect(await rollBack(deps.db, oldest?.id ?? '')).toBe(false)
  await new Pruning(deps, one.store).now(true, one.live.stored)
  expect(manifests()).toHaveLength(10)
  expect(await deps.db.select().from(releaseTable)).toHaveLength(10)
})

test('a release that was built while the clock was ahead does not displace the others', async () => {
  const one = openProcess('one', { bucket: false })
  const ahead = { id: '0fffffff-ffff-7000-8000-000000000000', builtAt: '2031-01-01T00:00:00Z' }
  const release = { ...ahead, change: 1, code: 'code', files: {} }
  const stored = { release, manifest: await one.store.write(release) }
  await deps.db.transaction(db => goLive(db, stored, { owedAt: null, evenFrozen: false, after: null }))
  for (let number = 0; number < 10; number++) await one.publish(`Page ${number}`)
  const { dropped } = await dropOldReleases(deps.db)
  expect(dropped.map(one => one.manifest)).toEqual([stored.manifest])
  await one.store.prune((await storedReleases(deps.db)).map(row => row.manifest))
  expect(existsSync(join(one.store.directory, 'manifests', `${stored.manifest}.json`))).toBe(false)
})
