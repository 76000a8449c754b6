import { expect, test } from 'vitest'
import type { Release } from '#publishing/release/release.ts'
import type { SiteStore } from '#publishing/release/site-store.ts'
import { demoDirectory } from '../../../../tests/demo-directory.ts'
import { SearchPool } from './search-pool.ts'

test('a search after a thread has failed is answered by the next one', async () => {
  const files: Record<string, string> = { broken: '{', whole: JSON.stringify(await demoDirectory()) }
  const store = { read: async ({ hash }: { hash: string }) => Buffer.from(files[hash] ?? '') }
  const pool = new SearchPool(store as unknown as SiteStore)
  const releaseOf = (hash: string) => ({ files: { 'search/doctors.json': { hash } } }) as unknown as Release
  const now = Date.parse('2026-11-20T05:00:00Z')
  for (const round of [1, 2, 3]) {
    const query = { language: 'en', now, search: `ayu ${'?'.repeat(round)}` } as const
    expect(await pool.ask(releaseOf('broken'), query)).toBeNull()
    expect((await pool.ask(releaseOf('whole'), query))?.total).toBeGreaterThan(0)
  }
})
