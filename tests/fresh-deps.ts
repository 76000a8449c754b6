import type { Deps } from '#server/kernel/deps.ts'
import { createTestDatabase } from './database.ts'
import { testDeps } from './deps.ts'

/** `testDeps` over a database of its own, which `close` drops. */
export async function openFreshDeps(): Promise<{ deps: Deps; close(): Promise<void> }> {
  const { url, drop } = await createTestDatabase()
  const { deps, close } = testDeps(url)
  return { deps, close: () => close().then(drop) }
}
