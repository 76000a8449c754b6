import { expect, onTestFinished, test, vi } from 'vitest'
import type { Release } from '#publishing/release/release.ts'
import type { SiteStore } from '#publishing/release/site-store.ts'
import type { SharePictures } from '#publishing/share/pictures.ts'
import type { Deps } from '../kernel/deps.ts'
import type { BuiltRelease } from './build-release.ts'
import { Deployment } from './deployment.ts'
import type { PublicationLog } from './publication-log.ts'

test('a release whose record the database refused is recorded by the next attempt', async () => {
  const release = { id: 'one' } as Release
  const deployed = vi.fn(async () => {}).mockRejectedValueOnce(new Error('The database is unavailable.'))
  const log = { served: async () => {}, failed: async () => {}, deployed } as unknown as PublicationLog
  const deps = { config: {}, log: () => {} } as unknown as Deps
  const live = { current: release, leads: true }
  const deployment = new Deployment(deps, {} as SiteStore, {} as SharePictures, log, live)
  onTestFinished(() => deployment.stop())
  await deployment.add({ release } as BuiltRelease, performance.now())
  await deployment.loop.idle()
  expect(deployed).toHaveBeenCalledTimes(1)
  deployment.loop.request()
  await deployment.loop.idle()
  expect(deployed).toHaveBeenCalledTimes(2)
  deployment.loop.request()
  await deployment.loop.idle()
  expect(deployed).toHaveBeenCalledTimes(2)
})
