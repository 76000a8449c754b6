import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { desc, eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { toRichText } from '#entities/text/rich-text.ts'
import { headerRules } from '#publishing/release/headers.ts'
import type { Release, ReleaseFile } from '#publishing/release/release.ts'
import { releaseCommand } from '#publishing/release/release-command.ts'
import { freezeOf, storedReleases } from '#publishing/release/stored-releases.ts'
import { findRow, saveItem } from '#server/content/writes.ts'
import { publication, siteWish } from '#server/database/tables/content.ts'
import { publicationOf } from '#server/publishing/publication-log.ts'
import { Publisher } from '#server/publishing/publisher.ts'
import { Retry } from '#server/publishing/retry.ts'
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
    // Root can write anywhere, but cannot create a folder in place of a file.
    const releases = join(publisher.store.directory, 'releases')
    rmSync(`${releases}-aside`, { recursive: true, force: true })
    renameSync(releases, `${releases}-aside`)
    writeFileSync(releases, '')
    const { key, change } = await edit('doctors', { headline: { en: 'Waiting for room' } }, 3)
    await publish()
    expect(publisher.current?.id).toBe(before)
    expect((await publicationOf(hospital.deps, change)).state).toBe('failed')
    rmSync(releases)
    renameSync(`${releases}-aside`, releases)
    await publish()
    expect(await pageOf(`doctors/${key}.html`)).toContain('Waiting for room')
    expect((await publicationOf(hospital.deps, change)).state).toBe('live')
  })
})

describe('a full rebuild that failed', () => {
  it('is retried without lifting a freeze that was set since', async () => {
    const { store } = publisher
    const good = publisher.current?.id as string
    const resumes = async () =>
      (await hospital.deps.db.select().from(siteWish).where(eq(siteWish.kind, 'resume'))).length
    const before = await resumes()
    let again = () => {}
    const later = vi.spyOn(Retry.prototype, 'later').mockImplementationOnce(retry => {
      again = retry
    })
    const releases = join(store.directory, 'releases')
    renameSync(releases, `${releases}-aside`)
    writeFileSync(releases, '')
    publisher.request('demand', true)
    await publisher.idle()
    later.mockRestore()
    rmSync(releases)
    renameSync(`${releases}-aside`, releases)
    await releaseCommand(store, ['--rollback', good])
    again()
    await publisher.idle()
    expect((await freezeOf(store))?.release).toBe(good)
    expect(await resumes()).toBe(before + 1)
    publisher.request('demand', true)
    await publisher.idle()
    expect(await freezeOf(store)).toBeNull()
  }, 60_000)
})

describe('a start on a folder that cannot be written to', () => {
  it('serves the last release', async () => {
    const { store } = publisher
    const known = join(store.directory, 'wishes.json')
    renameSync(known, `${known}-aside`)
    mkdirSync(join(known, 'in-the-way'), { recursive: true })
    const started = new Publisher(hospital.deps, store, 'http://hospital.example')
    await started.start()
    expect(started.current?.id).toBe(publisher.current?.id)
    await started.stop()
    rmSync(known, { recursive: true })
    renameSync(`${known}-aside`, known)
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
    const { deps, publisher: first } = hospital
    const target = join(hospital.folder, 'target')
    writeFileSync(target, 'in the way')
    const config = { ...deps.config, PUBLISH_TARGET: target }
    const before = first.current?.id as string
    const copying = new Publisher({ ...deps, config }, first.store, 'http://hospital.example')
    await copying.start()
    const { key, change } = await edit('doctors', { headline: { en: 'Copied at last' } }, 6)
    copying.request('change')
    await copying.idle()
    expect((await publicationOf(deps, change)).state).toBe('failed')
    expect(copying.nextTry()).not.toBeNull()
    const { id } = copying.current ?? {}
    rmSync(target)
    copying.request('change')
    await copying.idle()
    expect(copying.current?.id).toBe(id)
    expect(readFileSync(join(target, 'doctors', `${key}.html`), 'utf8')).toContain('Copied at last')
    expect((await publicationOf(deps, change)).state).toBe('live')
    expect(copying.nextTry()).toBeNull()
    expect(await copying.rollBack(before)).toBe(true)
    await copying.idle()
    expect(readFileSync(join(target, 'doctors', `${key}.html`), 'utf8')).not.toContain('Copied at last')
    await copying.stop()
    publisher.request('demand', true)
    await publisher.idle()
  }, 120_000)
})

describe('a deploy target that hangs', () => {
  it('delays neither the next release nor a rollback', async () => {
    const { deps, publisher: first } = hospital
    const before = first.current?.id as string
    const server = createServer(() => {})
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
    const S3_ENDPOINT = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    const config = { ...deps.config, PUBLISH_TARGET: 's3://hospital', S3_ENDPOINT }
    const copying = new Publisher({ ...deps, config }, first.store, 'http://hospital.example')
    await copying.start()
    for (const headline of ['While it hangs', 'And again']) {
      const { change } = await edit('doctors', { headline: { en: headline } }, 6)
      copying.request('change')
      await expect.poll(() => copying.current?.change, { timeout: 30_000 }).toBe(change)
    }
    expect(await copying.rollBack(before)).toBe(true)
    expect(copying.current?.id).toBe(before)
    server.closeAllConnections()
    server.close()
    await copying.stop()
    publisher.request('demand', true)
    await publisher.idle()
  }, 120_000)
})

describe('a database that was restored to an earlier day', () => {
  it('causes a full rebuild, and open tabs keep their assets', async () => {
    const { deps } = hospital
    const last = (await publisher.store.current()) as Release
    const files = { ...last.files, '_assets/older.js': last.files['robots.txt'] as ReleaseFile }
    await publisher.store.switchTo({ ...last, change: last.change + 1000, files })
    const restored = new Publisher(deps, publisher.store, 'http://hospital.example')
    await restored.start()
    await restored.idle()
    expect(restored.current?.id).not.toBe(last.id)
    expect(restored.current?.change).toBe(last.change)
    expect(restored.current?.files['_assets/older.js']?.retiredAt).toBeDefined()
    await restored.stop()
    await publish()
  }, 60_000)
})

describe('a power cut', () => {
  it('that emptied every file of the site: all files are restored automatically, also those that no page renders', async () => {
    const { store } = publisher
    const last = (await store.current()) as Release
    const retiredAt = hospital.deps.now().toString()
    const older = { ...(await store.put('_assets/older.js', Buffer.from('older'))), retiredAt }
    const cut = { ...last, id: `${last.id}-cut`, files: { ...last.files, '_assets/older.js': older } }
    await store.switchTo(cut)
    for (const { hash, br, gz } of Object.values(cut.files)) {
      writeFileSync(store.objectPath(hash), '')
      if (br) writeFileSync(store.objectPath(hash, 'br'), '')
      if (gz) writeFileSync(store.objectPath(hash, 'gz'), '')
    }
    const again = new Publisher(hospital.deps, store, 'http://hospital.example')
    await again.start()
    expect(again.current?.id).toBe(cut.id)
    await again.idle()
    expect(again.current?.files['_assets/older.js']).toBeUndefined()
    expect(await faultsOf(store)).toEqual([])
    expect(Object.keys(hashesOf(again)).sort()).toEqual(Object.keys(hashesOf(publisher)).sort())
    await again.stop()
    await publish()
  }, 120_000)

  it('that left a freeze and no release does not prevent a start', async () => {
    const alone = hospital.another()
    const held = { release: 'lost', at: hospital.deps.now().toString() }
    writeFileSync(join(alone.store.directory, 'held.json'), JSON.stringify(held))
    await alone.start()
    expect(alone.current).not.toBeNull()
    await alone.stop()
    publisher.request('demand', true)
    await publisher.idle()
    expect(await freezeOf(publisher.store)).toBeNull()
  }, 120_000)
})

describe('a new version of our own code', () => {
  it('serves the pages of the previous version, with their own headers, until its own pages are built', async () => {
    const { store } = publisher
    const last = (await store.current()) as Release
    const rules = { ...headerRules(), page: { 'content-security-policy': "script-src 'self'{scripts}" } }
    await store.switchTo({ ...last, id: `${last.id}-before`, code: 'older', headers: rules })
    const upgraded = new Publisher(hospital.deps, store, 'http://hospital.example')
    await upgraded.start()
    const site = new Hono().all('*', context => serveSite(context, store, upgraded.current as Release))
    const first = await site.request('http://hospital.example/')
    expect(first.status).toBe(200)
    expect(first.headers.get('x-rawat-release')).toBe(`${last.id}-before`)
    expect(first.headers.get('content-security-policy')).toMatch(/^script-src 'self'( 'sha256-[^']+')+$/)
    expect(Buffer.from(await first.arrayBuffer())).toEqual(
      await store.read(last.files['index.html'] as ReleaseFile),
    )
    await upgraded.idle()
    const next = await site.request('http://hospital.example/')
    expect(next.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(upgraded.current?.code).toBe(last.code)
    await upgraded.stop()
    await publish()
  }, 120_000)
})

describe('going back to an earlier release', () => {
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
    expect((await storedReleases(publisher.store)).find(one => one.current)?.id).toBe(good)
    publisher.request('schedule', true)
    await publisher.idle()
    expect(await freezeOf(publisher.store)).not.toBeNull()
    publisher.request('demand', true)
    await publisher.idle()
    expect(await freezeOf(publisher.store)).toBeNull()
    expect(await pageOf(`doctors/${key}.html`)).toContain('Mended')
  }, 60_000)
})

describe('several processes', () => {
  it('publish one at a time, and each serves what the other has published', async () => {
    const other = new Publisher(hospital.deps, publisher.store, 'http://hospital.example')
    await other.start()
    await edit('doctors', { headline: { en: 'From one of two' } }, 7)
    const runs = (await hospital.deps.db.select().from(publication)).length
    publisher.request('change')
    other.request('change')
    await Promise.all([publisher.idle(), other.idle()])
    expect((await hospital.deps.db.select().from(publication)).length).toBe(runs + 1)
    expect(other.current?.id).toBe(publisher.current?.id)
    await edit('doctors', { headline: { en: 'From the other' } }, 9)
    other.request('change')
    await other.idle()
    await edit('doctors', { headline: { en: 'From the first' } }, 10)
    await publish()
    expect(await faultsOf(publisher.store)).toEqual([])
    publisher.request('demand', true)
    const incremental = hashesOf(publisher)
    await publisher.idle()
    expect(hashesOf(publisher)).toEqual(incremental)
    await other.stop()
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
    const checked = new Publisher(hospital.deps, publisher.store, 'http://hospital.example', address)
    await checked.start()
    const { key, change } = await edit('doctors', { headline: { en: 'Seen by readers' } }, 11)
    checked.request('change')
    await checked.idle()
    const state = await publicationOf(hospital.deps, change)
    expect(state.state).toBe('failed')
    expect(state.error).toMatch(/The release stands, but http:\S+ does not show it: it answered 502/)
    broken = false
    publisher.current = checked.current
    const again = await edit('doctors', { headline: { en: 'Seen at last' } }, 11)
    checked.request('change')
    await expect.poll(() => checked.current?.change).toBe(again.change)
    publisher.current = checked.current
    await checked.idle()
    expect((await publicationOf(hospital.deps, again.change)).state).toBe('live')
    expect(key).toBe(again.key)
    await checked.stop()
    server.close()
  }, 60_000)
})

describe('a site whose address has changed', () => {
  it('is rebuilt, as every page and robots.txt contain the address', async () => {
    const other = new Publisher(hospital.deps, publisher.store, 'http://127.0.0.1:4322')
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
