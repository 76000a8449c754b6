import { execFileSync } from 'node:child_process'
import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Hono } from 'hono'
import { describe, expect, it, vi } from 'vitest'
import { toRichText } from '#entities/text/rich-text.ts'
import { headerRules } from '#publishing/release/headers.ts'
import type { Release, ReleaseFile } from '#publishing/release/release.ts'
import { newId } from '#server/database/connect.ts'
import { publication } from '#server/database/tables/content.ts'
import { publicationOf } from '#server/publishing/publication-log.ts'
import { readSite, storedReleases } from '#server/publishing/site-state.ts'
import { serveSite } from '#server/site/site.ts'
import { hashesOf } from '../tests/publishing-hospital.ts'
import { faultsOf } from '../tests/publishing-integrity.ts'
import { killPublishers } from './publisher-kills.ts'
import { publishingForFile } from './publishing-fixture.ts'

const fixture = publishingForFile()
const {
  lastRun,
  edit,
  keysOf,
  pageOf,
  publish,
  startAgain,
  openPublisher,
  refuseManifests,
  putInPlace,
  frozen,
} = fixture

describe('a page that cannot be rendered', () => {
  it('is reported to the editor and keeps its previous version, while the other pages are published', async () => {
    const feed = 'articles/feed.xml'
    const before = fixture.publisher.current?.files[feed]?.hash
    await edit('doctors', { headline: { en: 'Out in spite of it' } })
    // The API refuses such an article: only a bug can store one.
    const { change } = await edit('articles', { body: null })
    await publish()
    const [doctor] = await keysOf('doctors')
    expect(await pageOf(`doctors/${doctor}.html`)).toContain('Out in spite of it')
    expect(fixture.publisher.current?.files[feed]?.hash).toBe(before)
    const run = await lastRun()
    expect(run?.state).toBe('live')
    expect(run?.failedPages?.map(one => one.file)).toContain(feed)
    expect((await publicationOf(fixture.hospital.deps, change)).error).toContain(feed)
    expect(await faultsOf(fixture.publisher.store)).toEqual([])
  })

  it('is published automatically once it can be rendered', async () => {
    await edit('articles', { body: toRichText('Words again.') })
    await publish()
    expect(fixture.publisher.last?.failed).toEqual([])
    expect((await lastRun())?.error).toBeNull()
  })
})

describe('a folder that cannot be written to', () => {
  it('leaves the site unchanged, reports the failure, and loses no change', async () => {
    const before = fixture.publisher.current?.id
    const giveBack = refuseManifests()
    const { key, change } = await edit('doctors', { headline: { en: 'Waiting for room' } }, 3)
    await publish()
    expect(fixture.publisher.current?.id).toBe(before)
    expect((await publicationOf(fixture.hospital.deps, change)).state).toBe('failed')
    giveBack()
    await publish()
    expect(await pageOf(`doctors/${key}.html`)).toContain('Waiting for room')
    expect((await publicationOf(fixture.hospital.deps, change)).state).toBe('live')
  })
})

describe('a full rebuild that failed', () => {
  it('is repeated, but does not end a freeze that was set since', async () => {
    const good = fixture.publisher.current?.id as string
    const giveBack = refuseManifests()
    await fixture.publisher.publishAll('demand')
    await fixture.publisher.idle()
    expect(fixture.publisher.nextTry()).not.toBeNull()
    expect((await readSite(fixture.hospital.deps.db)).owed).toBe('demand')
    giveBack()
    await fixture.publisher.rollBack(good)
    await fixture.publisher.idle()
    expect([fixture.publisher.current?.id, await frozen()]).toEqual([good, true])
    await fixture.publisher.publishAll('demand')
    await fixture.publisher.idle()
    expect([await frozen(), (await readSite(fixture.hospital.deps.db)).owed]).toEqual([false, null])
    expect(fixture.publisher.current?.id).not.toBe(good)
  }, 60_000)
})

describe('a render process that dies while it is idle', () => {
  it('is replaced by the next save', async () => {
    // As the kernel's out-of-memory killer does: without a message.
    const children = execFileSync('ps', ['-o', 'pid=,args=', '--ppid', String(process.pid)], {
      encoding: 'utf8',
    })
    const own = children.split('\n').filter(line => line.includes('render-process.ts'))
    expect(own).toHaveLength(1)
    const pid = Number.parseInt(own[0] as string, 10)
    process.kill(pid, 'SIGKILL')
    await expect.poll(() => existsSync(`/proc/${pid}`)).toBe(false)
    const { key, change } = await edit('doctors', { headline: { en: 'From another process' } }, 4)
    await publish()
    expect(await pageOf(`doctors/${key}.html`)).toContain('From another process')
    expect((await publicationOf(fixture.hospital.deps, change)).state).toBe('live')
  }, 60_000)
})

describe('a database that was restored to an earlier day', () => {
  it('causes a full rebuild, and open tabs keep their assets', async () => {
    const last = (await fixture.publisher.store.current()) as Release
    const files = { ...last.files, '_assets/older.js': last.files['robots.txt'] as ReleaseFile }
    await putInPlace({ ...last, id: newId(), change: last.change + 1000, files })
    await startAgain()
    await fixture.publisher.idle()
    expect(fixture.publisher.current?.id).not.toBe(last.id)
    expect(fixture.publisher.current?.change).toBe(last.change)
    expect(fixture.publisher.current?.files['_assets/older.js']?.retiredAt).toBeDefined()
  }, 60_000)
})

describe('a power cut', () => {
  it('that emptied every file of the site: all files are restored automatically, also those that no page renders', async () => {
    const { store } = fixture.publisher
    const last = (await store.current()) as Release
    const retiredAt = fixture.hospital.deps.now().toString()
    const older = { ...(await store.put('_assets/older.js', Buffer.from('older'))), retiredAt }
    const cut = { ...last, id: newId(), files: { ...last.files, '_assets/older.js': older } }
    const wanted = Object.keys(hashesOf(fixture.publisher)).sort()
    await putInPlace(cut)
    for (const { hash, br, gz } of Object.values(cut.files)) {
      writeFileSync(store.objectPath(hash), '')
      if (br) writeFileSync(store.objectPath(hash, 'br'), '')
      if (gz) writeFileSync(store.objectPath(hash, 'gz'), '')
    }
    await startAgain()
    await fixture.publisher.idle()
    expect(fixture.publisher.current?.id).not.toBe(cut.id)
    expect(fixture.publisher.current?.files['_assets/older.js']).toBeUndefined()
    expect(await faultsOf(store)).toEqual([])
    expect(Object.keys(hashesOf(fixture.publisher)).sort()).toEqual(wanted)
  }, 120_000)

  it('that left a freeze and no release does not prevent a start', async () => {
    await fixture.publisher.rollBack(fixture.publisher.current?.id as string)
    await fixture.publisher.stop()
    for (const name of ['current', 'manifests', 'lists'])
      rmSync(join(fixture.publisher.store.directory, name), { recursive: true })
    fixture.publisher = openPublisher(fixture.hospital.deps)
    await fixture.publisher.start()
    expect(fixture.publisher.current).not.toBeNull()
    expect(await faultsOf(fixture.publisher.store)).toEqual([])
    await fixture.publisher.publishAll('demand')
    await fixture.publisher.idle()
    expect(await frozen()).toBe(false)
  }, 120_000)
})

describe('a new version of our own code', () => {
  it('serves the pages of the previous version, with their own headers, until its own pages are built', async () => {
    const { store } = fixture.publisher
    const last = (await store.current()) as Release
    const rules = { ...headerRules(), page: { 'content-security-policy': "script-src 'self'{scripts}" } }
    const older = { ...last, id: newId(), code: 'older', headers: rules }
    await putInPlace(older)
    const upgraded = openPublisher(fixture.hospital.deps)
    fixture.publisher = upgraded
    await upgraded.start()
    const pages = new Hono().all('*', context => serveSite(context, store, upgraded.current as Release))
    const first = await pages.request('http://hospital.example/')
    expect(first.status).toBe(200)
    expect(first.headers.get('x-rawat-release')).toBe(older.id)
    expect(first.headers.get('content-security-policy')).toMatch(/^script-src 'self'( 'sha256-[^']+')+$/)
    expect(Buffer.from(await first.arrayBuffer())).toEqual(
      await store.read(last.files['index.html'] as ReleaseFile),
    )
    await upgraded.idle()
    const next = await pages.request('http://hospital.example/')
    expect(next.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(upgraded.current?.code).toBe(last.code)
  }, 120_000)

  it('is built also if the first attempt to take over fails', async () => {
    const { store } = fixture.publisher
    const last = (await store.current()) as Release
    await putInPlace({ ...last, id: newId(), code: 'older' })
    vi.spyOn(store, 'holds').mockRejectedValueOnce(new Error('The disk does not answer.'))
    fixture.publisher = openPublisher(fixture.hospital.deps)
    await fixture.publisher.start()
    await expect.poll(() => fixture.publisher.current?.code, { timeout: 30_000 }).toBe(last.code)
  }, 60_000)
})

describe('a roll back to an earlier release', () => {
  it('shows it again, freezes publication, and publishes all changes on demand', async () => {
    const wanted = hashesOf(fixture.publisher)
    const good = fixture.publisher.current?.id as string
    const { key } = await edit('doctors', { headline: { en: 'A mistake' } }, 5)
    await publish()
    expect(await pageOf(`doctors/${key}.html`)).toContain('A mistake')
    expect(await fixture.publisher.rollBack('no-such-release')).toBe(false)
    expect(await fixture.publisher.rollBack(good)).toBe(true)
    expect(hashesOf(fixture.publisher)).toEqual(wanted)
    const { change } = await edit('doctors', { headline: { en: 'Mended' } }, 5)
    await publish()
    expect(hashesOf(fixture.publisher)).toEqual(wanted)
    expect((await publicationOf(fixture.hospital.deps, change)).state).toBe('waiting')
    expect((await storedReleases(fixture.hospital.deps.db)).find(one => one.current)?.id).toBe(good)
    await fixture.publisher.publishAll('schedule')
    await fixture.publisher.idle()
    expect(await frozen()).toBe(true)
    await fixture.publisher.publishAll('demand')
    await fixture.publisher.idle()
    expect(await frozen()).toBe(false)
    expect(await pageOf(`doctors/${key}.html`)).toContain('Mended')
  }, 60_000)
})

describe('several processes', () => {
  it('have one that publishes, and all serve its releases; when it ends, another publishes', async () => {
    const other = openPublisher(fixture.hospital.deps)
    await other.start()
    expect([fixture.publisher.leads, other.leads]).toEqual([true, false])
    await edit('doctors', { headline: { en: 'From one of two' } }, 7)
    const runs = (await fixture.hospital.deps.db.select().from(publication)).length
    other.request('change')
    await publish()
    other.request('change')
    await other.idle()
    expect((await fixture.hospital.deps.db.select().from(publication)).length).toBe(runs + 1)
    expect(other.current?.id).toBe(fixture.publisher.current?.id)
    await fixture.publisher.stop()
    await expect.poll(() => other.leads, { timeout: 10_000 }).toBe(true)
    fixture.publisher = other
    const { key } = await edit('doctors', { headline: { en: 'From the other' } }, 9)
    await publish()
    expect(await pageOf(`doctors/${key}.html`)).toContain('From the other')
    expect(await faultsOf(fixture.publisher.store)).toEqual([])
    const incremental = hashesOf(fixture.publisher)
    await fixture.publisher.publishAll('demand')
    await fixture.publisher.idle()
    expect(hashesOf(fixture.publisher)).toEqual(incremental)
  }, 120_000)
})

describe('a publisher that is killed at any moment', () => {
  it('leaves a complete release behind, and saved changes are published after the next start', async () => {
    await fixture.publisher.stop()
    const { deps, url } = fixture.hospital
    const { faults } = await killPublishers(
      { deps, url, folder: fixture.publisher.store.directory, seed: 7 },
      4,
    )
    expect(faults).toEqual([])
  }, 180_000)
})
