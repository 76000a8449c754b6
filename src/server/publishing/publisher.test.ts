import { expect, onTestFinished, test, vi } from 'vitest'
import { createTestDatabase } from '../../../tests/database.ts'
import { testDeps } from '../../../tests/deps.ts'
import { newId } from '../database/connect.ts'
import { adoptServed } from './adopt-release.ts'
import { ReleaseBuilder } from './build-release.ts'
import { Leadership } from './leadership.ts'
import { Publisher } from './publisher.ts'
import { adoptRelease, rollBack } from './site-state.ts'
import { openSiteStore } from './store.ts'

vi.mock('./adopt-release.ts', () => ({ adoptServed: vi.fn() }))

test('a tick beside a slow take-over does not take over a second time', async () => {
  const database = await createTestDatabase()
  const { deps, close } = testDeps(database.url)
  const store = openSiteStore(deps.config)
  const publisher = new Publisher(deps, store, { publicUrl: 'http://localhost' })
  const leader = new Leadership(database.url)
  onTestFinished(async () => {
    vi.useRealTimers()
    await Promise.all([publisher.stop(), leader.end()])
    await close()
    await database.drop()
  })
  // A frozen site, so that nothing is built.
  const release = { id: newId(), builtAt: '2026-11-20T10:00:00Z', change: 0, code: 'code', files: {} }
  await adoptRelease(deps.db, { release, manifest: await store.write(release) })
  await rollBack(deps.db, release.id)
  vi.spyOn(ReleaseBuilder.prototype, 'prepare').mockResolvedValue()
  const slow = Promise.withResolvers<void>()
  vi.mocked(adoptServed).mockReturnValue(slow.promise)
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const tick = async () => {
    vi.advanceTimersByTime(2000)
    await new Promise(resolve => setTimeout(resolve, 200))
  }

  await leader.seek()
  await publisher.start()
  await leader.end()
  await expect
    .poll(() => tick().then(() => vi.mocked(adoptServed).mock.calls.length), { timeout: 10_000 })
    .toBe(1)
  await tick()
  await tick()
  expect(adoptServed).toHaveBeenCalledTimes(1)
  expect(publisher.leads).toBe(false)
  slow.resolve()
  await expect.poll(() => publisher.leads).toBe(true)
  await tick()
  expect(adoptServed).toHaveBeenCalledTimes(1)
})
