import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { IncrementalBuild } from './incremental-build.ts'
import type { SiteRenderer } from './site-renderer.ts'

const folder = mkdtempSync(join(tmpdir(), 'rawat-incremental-build-'))
// The dependencies of the last release may still be written.
afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 }))

test('the next release writes the sitemap of a release that was never completed', async () => {
  const renderer = {
    files: async () => ['index.html', 'doctors.html'],
    render: async (file: string) => Buffer.from(`<p>${file}</p>`),
  } as unknown as SiteRenderer
  const paths = { bundle: folder, site: 'https://hospital.example', store: folder, code: '' }
  const build = new IncrementalBuild(renderer, paths)
  const now = Temporal.Instant.from('2026-11-22T05:00:00Z')
  const sitemapOf = async () =>
    Object.keys((await build.render(null, now, false)).files).filter(name => name.includes('sitemap'))
  const written = await sitemapOf()
  expect(written).not.toEqual([])
  expect(await sitemapOf()).toEqual(written)
  build.released('one')
  expect(await sitemapOf()).toEqual([])
})
