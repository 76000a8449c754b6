import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { SiteStore } from '#publishing/release/site-store.ts'
import { pathOf } from '../tests/site/page.ts'
import { kindOf } from '../tests/site/weight.ts'
import { rawat } from './journey.ts'

/** The folders and pages of the public site: `about`, `doctors`. */
export const publicParts = readdirSync('src/pages/[...locale]')
  .filter(name => !name.endsWith('.ts') && name !== '404.astro')
  .map(name => name.replace('.astro', ''))

/**
 * A page of every kind in English, from the release, so that a new page is tested without being listed. Of several the
 * largest, which shows most.
 */
export async function publicPages(): Promise<string[]> {
  const release = await new SiteStore(join(rawat.dataDir, 'site')).current()
  const pages = Object.entries(release?.files ?? {}).flatMap(([file, { size }]) =>
    /^(?!(id|404|patients|admins|auth|chat)[./]).*\.html$/.test(file) ? [{ path: pathOf(file), size }] : [],
  )
  const largestLast = pages.toSorted((a, b) => a.size - b.size)
  return [...new Map(largestLast.map(page => [kindOf(page), page.path])).values()]
}
