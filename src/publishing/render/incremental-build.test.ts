import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { isPast } from '#content/clock.ts'
import { recorder } from '#content/fragment-cache.ts'
import type { SnapshotRow } from './content-snapshot.ts'
import { IncrementalBuild } from './incremental-build.ts'
import type { SiteRenderer } from './site-renderer.ts'

const folder = mkdtempSync(join(tmpdir(), 'rawat-incremental-build-'))
// The dependencies of the last release may still be written.
afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 }))

const now = Temporal.Instant.from('2026-11-22T05:00:00Z')
const bytesOf = async (file: string) => Buffer.from(`<p>${file}</p>`)
const buildOf = (renderer: Pick<SiteRenderer, 'files' | 'render'>) =>
  new IncrementalBuild(renderer as SiteRenderer, {
    bundle: folder,
    site: 'https://hospital.example',
    store: folder,
    code: '',
  })

test('the next release writes the sitemap of a release that was never completed', async () => {
  const build = buildOf({ files: async () => ['index.html', 'doctors.html'], render: bytesOf })
  const sitemapOf = async () =>
    Object.keys((await build.render(null, now, false)).files).filter(name => name.includes('sitemap'))
  const written = await sitemapOf()
  expect(written).not.toEqual([])
  expect(await sitemapOf()).toEqual(written)
  build.released('one')
  expect(await sitemapOf()).toEqual([])
})

test('a page that was withdrawn before its release was completed is in no sitemap, and is never due', async () => {
  const pages = ['index.html', 'events/open-day.html']
  const build = buildOf({
    files: async () => {
      recorder()?.read('events/*')
      return [...pages]
    },
    render: async file => {
      if (file.startsWith('events/')) isPast(now.add({ hours: 1 }))
      return bytesOf(file)
    },
  })
  const events = (keys: string[]) => ({
    parts: [{ kind: 'events', keys: null, rows: keys.map((key): SnapshotRow => [key, 0, {}]) }],
  })
  const first = await build.render(events(['open-day']), now, false)
  expect(first.due).toBe('2026-11-22T06:00:00Z')
  // The release is not completed: the bucket refuses its files, say. Meanwhile the event is withdrawn.
  pages.pop()
  const second = await build.render(events([]), now, false)
  expect(second.due).toBeNull()
  expect(second.files['sitemap-0.xml']?.hash).not.toBe(first.files['sitemap-0.xml']?.hash)
})

test('what a preview learns is rendered by the next run, also where a release became live in between', async () => {
  const build = buildOf({
    files: async () => ['index.html', 'about.html'],
    render: async file => {
      if (file === 'about.html') recorder()?.read('partners/*')
      return bytesOf(file)
    },
  })
  const partner = (key: string) => ({
    parts: [{ kind: 'partners', keys: null, rows: [[key, 0, {}] as SnapshotRow] }],
  })
  await build.render(partner('one'), now, false)
  await build.preview({ kind: 'partners', key: 'draft', item: {} }, 'about.html', now, partner('two'))
  build.released('first')
  expect((await build.render(null, now, false)).pages).toBe(1)
  build.released('second')
  expect((await build.render(null, now, false)).pages).toBe(0)
})
