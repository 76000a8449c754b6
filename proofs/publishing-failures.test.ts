import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { desc } from 'drizzle-orm'
import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { toRichText } from '#entities/text/rich-text.ts'
import { headerRules } from '#publishing/release/headers.ts'
import type { Release, ReleaseFile } from '#publishing/release/release.ts'
import { findRow, saveItem } from '#server/content/writes.ts'
import { newId } from '#server/database/connect.ts'
import { publication } from '#server/database/tables/content.ts'
import { release, site } from '#server/database/tables/site.ts'
import type { Config } from '#server/kernel/config.ts'
import type { Deps } from '#server/kernel/deps.ts'
import { publicationOf } from '#server/publishing/publication-log.ts'
import { Publisher, type PublisherOptions } from '#server/publishing/publisher.ts'
import { readSite, storedReleases } from '#server/publishing/site-state.ts'
import { serveSite } from '#server/site/site.ts'
import { hashesOf, openPublishing, type PublishingHospital } from '../tests/publishing-hospital.ts'
import { faultsOf } from '../tests/publishing-integrity.ts'
import { killPublishers } from './publisher-kills.ts'

let hospital: PublishingHospital
let publisher: Publisher

beforeAll(async () => {
  hospital = await openPublishing()
  publisher = hospital.publisher
  await publisher.start()
}, 180_000)
afterAll(() => hospital.close())

const lastRun = async () => {
  const [row] = await hospital.deps.db.select().from(publication).orderBy(desc(publication.id)).limit(1)
  return row
}
async function edit(kind: 'doctors' | 'news' | 'articles', change: Record<string, unknown>, which = 0) {
  return hospital.deps.db.transaction(async db => {
    const key = (await keysOf(kind))[which] as string
    const row = await findRow(db, kind, key)
    const data = { ...row?.data, ...change }
    const saved = await saveItem(db, {
      ...{ kind, key, data, version: row?.version ?? 0, publish: true, accountId: null },
    })
    return { key, change: saved.change as number }
  })
}
const keysOf = async (kind: string) =>
  Object.keys(publisher.current?.files ?? {})
    .flatMap(path => new RegExp(`^${kind}/([^/]+)\\.html$`).exec(path)?.[1] ?? [])
    .filter(key => key !== 'a-z')
    .sort()
const pageOf = async (path: string) => {
  const file = publisher.current?.files[path]
  return file ? (await publisher.store.read(file)).toString('utf8') : ''
}
async function publish() {
  publisher.request('change')
  await publisher.idle()
}
/** Stops the publisher, and starts another on its folder. */
async function startAgain(config: Partial<Config> = {}, options: Partial<PublisherOptions> = {}) {
  await publisher.stop()
  const { deps } = hospital
  publisher = openPublisher({ ...deps, config: { ...deps.config, ...config } }, options)
  await publisher.start()
  return publisher
}
const openPublisher = (deps: Deps, options: Partial<PublisherOptions> = {}) =>
  new Publisher(deps, publisher.store, { publicUrl: 'http://hospital.example', ...options })
/** The manifests cannot be written until the returned function is called: root can write anywhere, but not in a file. */
function refuseManifests(): () => void {
  const manifests = join(publisher.store.directory, 'manifests')
  renameSync(manifests, `${manifests}-aside`)
  writeFileSync(manifests, '')
  return () => {
    rmSync(manifests)
    renameSync(`${manifests}-aside`, manifests)
  }
}
/** Makes a release the live one, as a publisher that ends right after that. */
async function putInPlace(next: Release) {
  await publisher.stop()
  const manifest = await publisher.store.switchTo(next)
  const builtAt = Temporal.Instant.from(next.builtAt)
  const { id, code, change: changeId } = next
  await hospital.deps.db.insert(release).values({ id, builtAt, code, changeId, manifest })
  await hospital.deps.db.update(site).set({ release: id })
}
const frozen = async () => (await readSite(hospital.deps.db)).frozenAt !== null

describe('a page that cannot be rendered', () => {
  it('is reported to the editor and keeps its previous version, while the other pages are published', async () => {
    const feed = 'articles/feed.xml'
    const before = publisher.current?.files[feed]?.hash
    await edit('doctors', { headline: { en: 'Out in spite of it' } })
    // The API refuses such an article: only a bug can store one.
    const { change } = await edit('articles', { body: null })
    await publish()
    const [doctor] = await keysOf('doctors')
    expect(await pageOf(`doctors/${doctor}.html`)).toContain('Out in spite of it')
    expect(publisher.current?.files[feed]?.hash).toBe(before)
    const run = await lastRun()
    expect(run?.state).toBe('live')
    expect(run?.failedPages?.map(one => one.file)).toContain(feed)
    expect((await publicationOf(hospital.deps, change)).error).toContain(feed)
    expect(await faultsOf(publisher.store)).toEqual([])
  })

  it('is published automatically once it can be rendered', async () => {
    await edit('articles', { body: toRichText('Words again.') })
    await publish()
    expect(publisher.last?.failed).toEqual([])
    expect((await lastRun())?.error).toBeNull()
  })
})

describe('a folder that cannot be written to', () => {
  it('leaves the site unchanged, reports the failure, and loses no change', async () => {
    const before = publisher.current?.id
    const giveBack = refuseManifests()
    const { key, change } = await edit('doctors', { headline: { en: 'Waiting for room' } }, 3)
    await publish()
    expect(publisher.current?.id).toBe(before)
    expect((await publicationOf(hospital.deps, change)).state).toBe('failed')
    giveBack()
    await publish()
    expect(await pageOf(`doctors/${key}.html`)).toContain('Waiting for room')
    expect((await publicationOf(hospital.deps, change)).state).toBe('live')
  })
})

describe('a full rebuild that failed', () => {
  it('is repeated, but does not end a freeze that was set since', async () => {
    const good = publisher.current?.id as string
    const giveBack = refuseManifests()
    await publisher.publishAll('demand')
    await publisher.idle()
    expect(publisher.nextTry()).not.toBeNull()
    expect((await readSite(hospital.deps.db)).owed).toBe('demand')
    giveBack()
    await publisher.rollBack(good)
    await publisher.idle()
    expect([publisher.current?.id, await frozen()]).toEqual([good, true])
    await publisher.publishAll('demand')
    await publisher.idle()
    expect([await frozen(), (await readSite(hospital.deps.db)).owed]).toEqual([false, null])
    expect(publisher.current?.id).not.toBe(good)
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
    expect((await publicationOf(hospital.deps, change)).state).toBe('live')
  }, 60_000)
})

describe('a deploy target that refuses', () => {
  it('gets the same release once it works again, and the older release after a rollback', async () => {
    const target = join(hospital.folder, 'target')
    writeFileSync(target, 'in the way')
    const before = publisher.current?.id as string
    await startAgain({ PUBLISH_TARGET: target })
    const { key, change } = await edit('doctors', { headline: { en: 'Copied at last' } }, 6)
    await publish()
    expect((await publicationOf(hospital.deps, change)).state).toBe('failed')
    expect(publisher.nextTry()).not.toBeNull()
    const { id } = publisher.current ?? {}
    rmSync(target)
    await publish()
    expect(publisher.current?.id).toBe(id)
    expect(readFileSync(join(target, 'doctors', `${key}.html`), 'utf8')).toContain('Copied at last')
    expect((await publicationOf(hospital.deps, change)).state).toBe('live')
    expect(publisher.nextTry()).toBeNull()
    expect(await publisher.rollBack(before)).toBe(true)
    await publisher.idle()
    expect(readFileSync(join(target, 'doctors', `${key}.html`), 'utf8')).not.toContain('Copied at last')
    await startAgain()
    await publisher.publishAll('demand')
    await publisher.idle()
  }, 120_000)
})

describe('a deploy target that hangs', () => {
  it('delays neither the next release nor a rollback', async () => {
    const before = publisher.current?.id as string
    const server = createServer(() => {})
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
    const S3_ENDPOINT = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    await startAgain({ PUBLISH_TARGET: 's3://hospital', S3_ENDPOINT })
    for (const headline of ['While it hangs', 'And again']) {
      const { change } = await edit('doctors', { headline: { en: headline } }, 6)
      publisher.request('change')
      await expect.poll(() => publisher.current?.change, { timeout: 30_000 }).toBe(change)
    }
    expect(await publisher.rollBack(before)).toBe(true)
    expect(publisher.current?.id).toBe(before)
    server.closeAllConnections()
    server.close()
    await startAgain()
    await publisher.publishAll('demand')
    await publisher.idle()
  }, 120_000)
})

describe('a database that was restored to an earlier day', () => {
  it('causes a full rebuild, and open tabs keep their assets', async () => {
    const last = (await publisher.store.current()) as Release
    const files = { ...last.files, '_assets/older.js': last.files['robots.txt'] as ReleaseFile }
    await putInPlace({ ...last, id: newId(), change: last.change + 1000, files })
    await startAgain()
    await publisher.idle()
    expect(publisher.current?.id).not.toBe(last.id)
    expect(publisher.current?.change).toBe(last.change)
    expect(publisher.current?.files['_assets/older.js']?.retiredAt).toBeDefined()
  }, 60_000)
})

describe('a power cut', () => {
  it('that emptied every file of the site: all files are restored automatically, also those that no page renders', async () => {
    const { store } = publisher
    const last = (await store.current()) as Release
    const retiredAt = hospital.deps.now().toString()
    const older = { ...(await store.put('_assets/older.js', Buffer.from('older'))), retiredAt }
    const cut = { ...last, id: newId(), files: { ...last.files, '_assets/older.js': older } }
    const wanted = Object.keys(hashesOf(publisher)).sort()
    await putInPlace(cut)
    for (const { hash, br, gz } of Object.values(cut.files)) {
      writeFileSync(store.objectPath(hash), '')
      if (br) writeFileSync(store.objectPath(hash, 'br'), '')
      if (gz) writeFileSync(store.objectPath(hash, 'gz'), '')
    }
    await startAgain()
    await publisher.idle()
    expect(publisher.current?.id).not.toBe(cut.id)
    expect(publisher.current?.files['_assets/older.js']).toBeUndefined()
    expect(await faultsOf(store)).toEqual([])
    expect(Object.keys(hashesOf(publisher)).sort()).toEqual(wanted)
  }, 120_000)

  it('that left a freeze and no release does not prevent a start', async () => {
    await publisher.rollBack(publisher.current?.id as string)
    await publisher.stop()
    for (const name of ['current', 'manifests', 'lists'])
      rmSync(join(publisher.store.directory, name), { recursive: true })
    publisher = openPublisher(hospital.deps)
    await publisher.start()
    expect(publisher.current).not.toBeNull()
    expect(await faultsOf(publisher.store)).toEqual([])
    await publisher.publishAll('demand')
    await publisher.idle()
    expect(await frozen()).toBe(false)
  }, 120_000)
})

describe('a new version of our own code', () => {
  it('serves the pages of the previous version, with their own headers, until its own pages are built', async () => {
    const { store } = publisher
    const last = (await store.current()) as Release
    const rules = { ...headerRules(), page: { 'content-security-policy': "script-src 'self'{scripts}" } }
    const older = { ...last, id: newId(), code: 'older', headers: rules }
    await putInPlace(older)
    const upgraded = openPublisher(hospital.deps)
    publisher = upgraded
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
    const { store } = publisher
    const last = (await store.current()) as Release
    await putInPlace({ ...last, id: newId(), code: 'older' })
    vi.spyOn(store, 'holds').mockRejectedValueOnce(new Error('The disk does not answer.'))
    publisher = openPublisher(hospital.deps)
    await publisher.start()
    await expect.poll(() => publisher.current?.code, { timeout: 30_000 }).toBe(last.code)
  }, 60_000)
})

describe('a roll back to an earlier release', () => {
  it('shows it again, freezes publication, and publishes all changes on demand', async () => {
    const wanted = hashesOf(publisher)
    const good = publisher.current?.id as string
    const { key } = await edit('doctors', { headline: { en: 'A mistake' } }, 5)
    await publish()
    expect(await pageOf(`doctors/${key}.html`)).toContain('A mistake')
    expect(await publisher.rollBack('no-such-release')).toBe(false)
    expect(await publisher.rollBack(good)).toBe(true)
    expect(hashesOf(publisher)).toEqual(wanted)
    const { change } = await edit('doctors', { headline: { en: 'Mended' } }, 5)
    await publish()
    expect(hashesOf(publisher)).toEqual(wanted)
    expect((await publicationOf(hospital.deps, change)).state).toBe('waiting')
    expect((await storedReleases(hospital.deps.db)).find(one => one.current)?.id).toBe(good)
    await publisher.publishAll('schedule')
    await publisher.idle()
    expect(await frozen()).toBe(true)
    await publisher.publishAll('demand')
    await publisher.idle()
    expect(await frozen()).toBe(false)
    expect(await pageOf(`doctors/${key}.html`)).toContain('Mended')
  }, 60_000)
})

describe('several processes', () => {
  it('have one that publishes, and all serve its releases; when it ends, another publishes', async () => {
    const other = openPublisher(hospital.deps)
    await other.start()
    expect([publisher.leads, other.leads]).toEqual([true, false])
    await edit('doctors', { headline: { en: 'From one of two' } }, 7)
    const runs = (await hospital.deps.db.select().from(publication)).length
    other.request('change')
    await publish()
    other.request('change')
    await other.idle()
    expect((await hospital.deps.db.select().from(publication)).length).toBe(runs + 1)
    expect(other.current?.id).toBe(publisher.current?.id)
    await publisher.stop()
    await expect.poll(() => other.leads, { timeout: 10_000 }).toBe(true)
    publisher = other
    const { key } = await edit('doctors', { headline: { en: 'From the other' } }, 9)
    await publish()
    expect(await pageOf(`doctors/${key}.html`)).toContain('From the other')
    expect(await faultsOf(publisher.store)).toEqual([])
    const incremental = hashesOf(publisher)
    await publisher.publishAll('demand')
    await publisher.idle()
    expect(hashesOf(publisher)).toEqual(incremental)
  }, 120_000)
})

describe('the public address', () => {
  it('is checked after a publication, and a page that is missing there is reported', async () => {
    let broken = true
    const server = createServer(async (request, response) => {
      const path = (request.url ?? '').replace(/^\//, '')
      response.statusCode = broken ? 502 : 200
      response.end(broken ? '' : await pageOf(`${path || 'index'}.html`))
    })
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    const checked = await startAgain({}, { checkAt: address })
    const { key, change } = await edit('doctors', { headline: { en: 'Seen by readers' } }, 11)
    checked.request('change')
    await checked.idle()
    const state = await publicationOf(hospital.deps, change)
    expect(state.state).toBe('failed')
    expect(state.error).toMatch(/The release stands, but http:\S+ does not show it: it answered 502/)
    broken = false
    const again = await edit('doctors', { headline: { en: 'Seen at last' } }, 11)
    checked.request('change')
    await expect.poll(() => checked.current?.change).toBe(again.change)
    await checked.idle()
    expect((await publicationOf(hospital.deps, again.change)).state).toBe('live')
    expect(key).toBe(again.key)
    await startAgain()
    server.close()
  }, 60_000)
})

describe('a site whose address has changed', () => {
  it('is rebuilt, as every page and robots.txt contain the address', async () => {
    await publisher.stop()
    const other = openPublisher(hospital.deps, { publicUrl: 'http://127.0.0.1:4322' })
    await other.start()
    const bundles = join(publisher.store.directory, 'bundles')
    await expect.poll(() => readdirSync(bundles)).toContainEqual(expect.stringMatching(/\.making$/))
    await other.stop()
  }, 60_000)
})

describe('a publisher that is killed at any moment', () => {
  it('leaves a complete release behind, and saved changes are published after the next start', async () => {
    await publisher.stop()
    const { deps, url } = hospital
    const { faults } = await killPublishers({ deps, url, folder: publisher.store.directory, seed: 7 }, 4)
    expect(faults).toEqual([])
  }, 180_000)
})
