import { and, eq, isNull } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { emergencySigns } from '../../../seeds/emergency-signs.ts'
import { openFreshDeps } from '../../../tests/fresh-deps.ts'
import { content } from '../database/tables/content.ts'
import { ensureSettings, loadDemo } from '../demo/demo.ts'
import { removeDemo } from '../demo/remove-demo.ts'
import type { Deps } from '../kernel/deps.ts'
import { ensureEmergencySigns } from './initial-emergency-signs.ts'
import { publicItems } from './public-reads.ts'
import { deleteItem, findRow, saveItem } from './writes.ts'

let deps: Deps
let close: () => Promise<void>
beforeEach(async () => {
  ;({ deps, close } = await openFreshDeps())
})
afterEach(() => close())

const start = async () => {
  await ensureSettings(deps)
  await ensureEmergencySigns(deps)
}
const stored = () =>
  deps.db
    .select()
    .from(content)
    .where(and(eq(content.kind, 'emergency-signs'), isNull(content.deletedAt)))
const slugs = emergencySigns.map(one => one.slug).sort()
const names = async () => (await stored()).map(row => row.key).sort()

test('an installation without the demo has them from its first start, published and not yet reviewed', async () => {
  await start()
  expect(await names()).toEqual(slugs)
  for (const row of await stored()) {
    expect(row).toMatchObject({ status: 'published', draft: null, version: 1 })
    expect(row.data).not.toHaveProperty('reviewedBy')
  }
  expect((await publicItems(deps, 'emergency-signs')).length).toBe(slugs.length)
})

test('they are written exactly once, also by several processes that start together', async () => {
  await ensureSettings(deps)
  await Promise.all([1, 2, 3].map(() => ensureEmergencySigns(deps)))
  await start()
  expect(await names()).toEqual(slugs)
})

test('a deleted sign does not come back at the next start, also if all of them are deleted', async () => {
  await start()
  const kind = 'emergency-signs' as const
  await deleteItem(deps.db, { kind, key: 'burn', version: 1, accountId: null })
  await start()
  expect(await names()).toEqual(slugs.filter(slug => slug !== 'burn'))
  for (const { key, version } of await stored())
    await deleteItem(deps.db, { kind, key, version, accountId: null })
  await start()
  expect(await names()).toEqual([])
})

test('a sign that the hospital has changed is not overwritten', async () => {
  await start()
  const kind = 'emergency-signs' as const
  const before = await findRow(deps.db, kind, 'stroke')
  const data = { ...before?.data, advice: { en: 'Call us.', id: 'Hubungi kami.' } }
  await saveItem(deps.db, { kind, key: 'stroke', version: 1, data, publish: true, accountId: null })
  await start()
  expect((await findRow(deps.db, kind, 'stroke'))?.data).toMatchObject(data)
})

test('they stay when the demo is removed', { timeout: 90_000 }, async () => {
  await loadDemo(deps)
  await start()
  const removal = await removeDemo(deps)
  expect(removal?.items).toBeGreaterThan(100)
  expect(removal?.kept.filter(one => one.startsWith('emergency-signs/'))).toEqual([])
  expect(await names()).toEqual(slugs)
})
