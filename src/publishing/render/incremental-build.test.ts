import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { IncrementalBuild } from './incremental-build.ts'
import type { SiteRenderer } from './site-renderer.ts'

const folder = mkdtempSync(join(tmpdir(), 'rawat-page-desk-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('the next release writes the sitemap of a release that was never completed', async () => {
  const renderer = {
    files: async () => ['index.html', 'doctors.html'],
    render: async (file: string) => Buffer.from(`<p>${file}</p>`),
  } as unknown as SiteRenderer
  const places = { bundle: folder, site: 'https://hospital.example', store: folder, code: '' }
  const desk = new IncrementalBuild(renderer, places)
  const now = Temporal.Instant.from('2026-11-22T05:00:00Z')
  const sitemapOf = async () =>
    Object.keys((await desk.render(null, now, false)).files).filter(name => name.includes('sitemap'))
  const written = await sitemapOf()
  expect(written).not.toEqual([])
  expect(await sitemapOf()).toEqual(written)
  desk.keep('one')
  expect(await sitemapOf()).toEqual([])
})
