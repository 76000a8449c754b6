import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { toRichText } from '#entities/text/rich-text.ts'
import type { Release } from '#publishing/release/release.ts'
import { SiteStore } from '#publishing/release/site-store.ts'
import { createApp } from '#server/app.ts'
import { createItem } from '#server/content/writes.ts'
import { loadDemo } from '#server/demo/demo.ts'
import { Publisher } from '#server/publishing/publisher.ts'
import { isSharePicture, serveSharePicture } from '#server/site/share-pictures.ts'
import { serveSite } from '#server/site/site.ts'
import { createTestDatabase } from '../database.ts'
import { testDeps } from '../deps.ts'
import { hardDoctors } from './hard-names.ts'
import { type BuiltPage, readPage } from './page.ts'

export const publicUrl = 'https://hospital.example'

export interface BuiltSite {
  release: Release
  pages: BuiltPage[]
  /** Any file of the release as text. */
  text(path: string): Promise<string>
  /** A request as a reader's browser makes it. */
  request(path: string): Promise<Response>
  /** The address of the site, for browsers. */
  address: string
  close(): Promise<void>
}

/** Builds the demo's whole public site once, with some doctors with hard names, and serves it on its own port. */
export async function buildSite(): Promise<BuiltSite> {
  const folder = mkdtempSync(join(tmpdir(), 'rawat-whole-site-'))
  const database = await createTestDatabase()
  const { deps, close } = testDeps(database.url)
  await loadDemo(deps)
  for (const doctor of hardDoctors) {
    const data = { ...doctor, specialists: ['cardiology'], units: ['jkt-igd'], bookable: true }
    await createItem(deps.db, { kind: 'doctors', data, publish: true, accountId: null })
  }
  // Enough items for a second page of each list.
  for (let number = 1; number <= 25; number++) {
    const titled = (en: string, id: string) => ({ en: `${en} ${number}`, id: `${id} ${number}` })
    const both = (kind: string) => {
      const excerpt = titled(`What the ward saw in ${kind}`, `Yang dilihat bangsal dalam ${kind}`)
      return {
        slug: `ward-round-${number}`,
        excerpt,
        body: { en: toRichText('Rounds.'), id: toRichText('Visite.') },
      }
    }
    const [title, headline] = [titled('Ward round', 'Visite'), titled('News of the ward', 'Kabar bangsal')]
    for (const [kind, data] of [
      ['articles', { ...both('articles'), title, category: 'healthy-living' }],
      ['news', { ...both('news'), headline, category: 'hospital-news', datePublished: '2025-01-01' }],
    ] as const)
      await createItem(deps.db, { kind, data, publish: true, accountId: null })
  }
  const app = createApp(deps)
  const store = new SiteStore(join(folder, 'site'))
  const publisher = new Publisher(deps, store, { publicUrl })
  await publisher.start()
  const [bad] = publisher.last?.failed ?? []
  if (bad) throw new Error(`${bad.file} could not be rendered: ${bad.error}`)
  const release = publisher.current as Release
  const site = new Hono()
    .all('/api/*', context => app.fetch(context.req.raw))
    .all('*', context =>
      isSharePicture(context.req.path)
        ? serveSharePicture(context, publisher.pictures, release)
        : serveSite(context, store, release),
    )
  const server = serve({ fetch: site.fetch, port: 0, hostname: '127.0.0.1' })
  await once(server, 'listening')
  const text = async (path: string) => {
    const file = release.files[path]
    if (!file) throw new Error(`The release has no ${path}.`)
    return (await store.read(file)).toString('utf8')
  }
  const files = Object.keys(release.files).filter(path => path.endsWith('.html'))
  const pages = await Promise.all(files.map(async file => readPage(file, await text(file))))
  return {
    release,
    pages,
    text,
    request: async path => site.request(`${publicUrl}${path}`),
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      await publisher.stop()
      server.close()
      await close()
      await database.drop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
