import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isPast, todayIn } from '#content/clock.ts'
import { renderContext } from '#content/render-context.ts'
import { SiteStore } from '../release/site-store.ts'
import { ContentSnapshot } from './content-snapshot.ts'
import { watchMachineClock } from './machine-clock.ts'
import { PageRenderer } from './render-page.ts'
import type { SiteRenderer } from './site-renderer.ts'

const folder = mkdtempSync(join(tmpdir(), 'rawat-render-page-'))
const [realDate, realNow] = [globalThis.Date, Object.getOwnPropertyDescriptors(Temporal.Now)]
beforeAll(watchMachineClock)
afterAll(() => {
  globalThis.Date = realDate
  Object.defineProperties(Temporal.Now, realNow)
  rmSync(folder, { recursive: true, force: true })
})

const now = Temporal.Instant.from('2026-11-22T05:00:00Z')
const pageThat = async (says: () => unknown) => {
  const renderer = { render: async () => Buffer.from(`<p>${says()}</p>`) } as unknown as SiteRenderer
  const page = await new PageRenderer(renderer, new SiteStore(folder), new ContentSnapshot()).render(
    'page.html',
    now,
  )
  if ('error' in page) throw new Error(page.error)
  return page
}

test('a template that reads the machine’s clock is reported', async () => {
  expect((await pageThat(() => Date.now())).frozen).toBe(true)
  expect((await pageThat(() => new Date().getFullYear())).frozen).toBe(true)
  expect((await pageThat(() => Temporal.Now.instant())).frozen).toBe(true)
  expect((await pageThat(() => Temporal.Now.plainDateISO('Asia/Jakarta'))).frozen).toBe(true)
  expect((await pageThat(() => todayIn('Asia/Jakarta'))).frozen).toBe(false)
  const dated = await pageThat(() => new Date('2026-11-22').toLocaleDateString('en', { timeZone: 'UTC' }))
  expect(dated.frozen).toBe(false)
  // Libraries do this: they read the clock without writing the result into the page.
  expect((await pageThat(() => Date.now() > 0)).frozen).toBe(false)
})

test('a template that fails at another time is reported, and still published', async () => {
  const { year } = Temporal.Now.plainDateISO('Asia/Jakarta')
  const page = await pageThat(() => {
    if (new Date().getFullYear() > year) throw new Error('There is no such year in the list.')
  })
  expect(page.frozen).toBe(true)
})

test('a page is due at its next time, and never at a time in the past', async () => {
  const later = now.add({ hours: 1 })
  expect((await pageThat(() => isPast(later))).entry.due).toBe(later.epochMilliseconds)
  // Otherwise such a template would be published every two seconds.
  expect(
    (await pageThat(() => renderContext().recorder?.due(now.subtract({ hours: 1 })))).entry.due,
  ).toBeNull()
})
