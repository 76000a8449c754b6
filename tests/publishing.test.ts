import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SiteStore } from '#publishing/release/site-store.ts'
import { clearPublicContent } from '#server/content/public-reads.ts'
import { createItem, findRow, saveItem } from '#server/content/writes.ts'
import { newId } from '#server/database/connect.ts'
import { loadDemo } from '#server/demo/demo.ts'
import type { Deps } from '#server/kernel/deps.ts'
import { publicationOf } from '#server/publishing/publication-log.ts'
import { Publisher } from '#server/publishing/publisher.ts'
import { goLive } from '#server/publishing/site-state.ts'
import { serveSite } from '#server/site/site.ts'
import { network } from '../seeds/network.ts'
import { createTestDatabase } from './database.ts'
import { testDeps } from './deps.ts'

let deps: Deps
let publisher: Publisher
let site: Hono
let close: () => Promise<void>
const errors: string[] = []

beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'rawat-publishing-'))
  const database = await createTestDatabase()
  const made = testDeps(database.url, {
    log: entry => void (entry.level === 'error' && errors.push(`${entry.error}`)),
  })
  deps = made.deps
  await loadDemo(deps)
  // The database has a release whose files were lost with the disk.
  const lost = { id: newId(), builtAt: '2026-11-20T10:00:00Z', change: 1, code: 'before', files: {} }
  await deps.db.transaction(db =>
    goLive(db, { release: lost, manifest: 'lost' }, { owedAt: null, evenFrozen: false, after: null }),
  )
  const store = new SiteStore(join(folder, 'site'))
  publisher = new Publisher(deps, store, { publicUrl: 'http://hospital.example' })
  await publisher.start()
  site = new Hono().all('*', context =>
    serveSite(context, store, publisher.current as never, undefined, path =>
      publisher.changedPages.page(path),
    ),
  )
  close = async () => {
    await publisher.stop()
    await made.close()
    await database.drop()
    rmSync(folder, { recursive: true, force: true })
  }
}, 180_000)
afterAll(() => close())

const text = async (path: string) => (await site.request(`http://host${path}`)).text()

async function publishChange(data: Record<string, unknown>): Promise<number> {
  const { change } = await deps.db.transaction(async transaction => {
    const row = await findRow(transaction, 'doctors', String(data.slug))
    return saveItem(transaction, {
      kind: 'doctors',
      key: String(data.slug),
      data: { ...row?.data, ...data },
      version: row?.version ?? 0,
      publish: true,
      accountId: null,
    })
  })
  clearPublicContent(deps)
  publisher.request('change')
  return change as number
}
const hashes = () =>
  Object.fromEntries(
    Object.entries(publisher.current?.files ?? {}).map(([path, { hash, retiredAt }]) => [
      path,
      retiredAt ? 'retired' : hash,
    ]),
  )
const live = (change: number) =>
  expect.poll(async () => (await publicationOf(deps, change)).state, { timeout: 60_000 }).toBe('live')

it('a site whose files were lost is built again, and the loss is reported once', async () => {
  expect(errors).toEqual([expect.stringContaining('no complete file manifests/lost.json')])
  expect(await text('/doctors')).toContain('<h1')
})

describe('a saved change', () => {
  it('of every page is shown at once on a page that a visitor opens, before all pages are rendered', async () => {
    const before = publisher.current
    const { change } = await deps.db.transaction(async transaction => {
      const row = await findRow(transaction, 'settings', 'settings')
      const data = { ...row?.data, hospital_name: 'Rawat Sejahtera' }
      const place = { kind: 'settings', key: 'settings', version: row?.version ?? 0 } as const
      return saveItem(transaction, { ...place, data, publish: true, accountId: null })
    })
    publisher.request('change')
    const at = { interval: 20, timeout: 30_000 }
    await expect.poll(() => text('/privacy'), at).toContain('Rawat Sejahtera')
    expect(publisher.current).toBe(before)
    const page = await site.request('http://host/career')
    expect(await page.text()).toContain('Rawat Sejahtera')
    expect(page.headers.get('x-rawat-release')).toBeNull()
    expect(publisher.current).toBe(before)
    await live(change as number)
    expect(await text('/about')).toContain('Rawat Sejahtera')
    expect(publisher.current).not.toBe(before)
  })

  it('is published in both languages automatically, and its status has the time', async () => {
    const doctor = network.content.doctors[0]?.slug as string
    const dated = async (path: string) =>
      new RegExp(`${path}</loc><lastmod>([^<]+)`).exec(await text('/sitemap-0.xml'))?.[1]
    const before = [await dated(`/doctors/${doctor}`), await dated('/contact/jakarta')]
    const change = await publishChange({
      slug: doctor,
      headline: { en: 'Freshly edited headline', id: 'Judul yang baru disunting' },
    })
    await live(change)
    expect(await text(`/doctors/${doctor}`)).toContain('Freshly edited headline')
    expect(await text(`/id/doctors/${doctor}`)).toContain('Judul yang baru disunting')
    expect((await publicationOf(deps, change)).liveAt).toMatch(/^\d{4}-/)
    const after = [await dated(`/doctors/${doctor}`), await dated('/contact/jakarta')]
    expect(before.every(Boolean)).toBe(true)
    expect(after[0] && before[0] && after[0] > before[0]).toBe(true)
    expect(await text(`/doctors/${doctor}`)).toContain(`content="${after[0]}"`)
    expect(after[1]).toBe(before[1])
  }, 90_000)

  it('gives the same bytes as a full build of the same content', async () => {
    const warm = hashes()
    const before = publisher.current?.id
    await publisher.publishAll('demand')
    await expect.poll(() => publisher.current?.id, { timeout: 90_000 }).not.toBe(before)
    expect(hashes()).toEqual(warm)
  }, 120_000)
})

describe('a new doctor', () => {
  it('gets a page automatically', async () => {
    const data = { slug: 'baru-sekali', name: 'Baru Sekali', specialists: ['cardiology'] }
    const { change } = await deps.db.transaction(transaction =>
      createItem(transaction, { kind: 'doctors', data, publish: true, accountId: null }),
    )
    clearPublicContent(deps)
    publisher.request('change')
    await live(change as number)
    expect(await text('/doctors/baru-sekali')).toContain('Baru Sekali')
    expect(await text('/sitemap-0.xml')).toContain('/doctors/baru-sekali')
  }, 90_000)
})
