import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pagesVersion } from '#publishing/release/code-version.ts'
import type { Release } from '#publishing/release/release.ts'
import { SiteStore } from '#publishing/release/site-store.ts'
import { newId } from '#server/database/connect.ts'
import { loadDemo } from '#server/demo/demo.ts'
import type { Deps } from '#server/kernel/deps.ts'
import { type BuiltRelease, ReleaseBuilder } from '#server/publishing/build-release.ts'
import { Publisher } from '#server/publishing/publisher.ts'
import { createTestDatabase } from './database.ts'
import { testDeps } from './deps.ts'

export interface PublishingHospital {
  deps: Deps
  url: string
  publisher: Publisher
  folder: string
  /** Moves the hospital's clock. */
  pass(duration: Temporal.DurationLike): void
  /**
   * Builds the whole site again in a separate store, without publishing it. From `many` pages on it uses render workers.
   */
  fullBuilds(many?: number): () => Promise<BuiltRelease>
  close(): Promise<void>
}

const publicUrl = 'http://hospital.example'

/** The demo with its publisher, its own database and folder, and a clock that the test moves. */
export async function openPublishing(): Promise<PublishingHospital> {
  const database = await createTestDatabase()
  return openPublishingAt(database.url, () => database.drop())
}

/** The same in a given empty, migrated database. Also works outside of a test run. */
export async function openPublishingAt(
  url: string,
  drop: () => Promise<unknown> = async () => {},
): Promise<PublishingHospital> {
  const folder = mkdtempSync(join(tmpdir(), 'rawat-publishing-'))
  let ahead = Temporal.Duration.from({ seconds: 0 })
  const now = () => Temporal.Now.instant().add(ahead)
  const { deps, close } = testDeps(url, { now })
  await loadDemo(deps)
  // Cache of the bundled code for all tests; its name contains a hash of the code.
  const bundled = join(tmpdir(), 'rawat-test-bundles')
  if (existsSync(bundled)) cpSync(bundled, join(folder, 'site', 'bundles'), { recursive: true })
  const publisher = new Publisher(deps, new SiteStore(join(folder, 'site')), { publicUrl })
  const builders: ReleaseBuilder[] = []
  return {
    deps,
    url,
    publisher,
    folder,
    pass: duration => {
      ahead = ahead.add(duration)
    },
    fullBuilds: many => {
      const place = join(folder, `site-${builders.length}`)
      const bundles = join(folder, 'site', 'bundles')
      mkdirSync(place)
      if (existsSync(bundles)) cpSync(bundles, join(place, 'bundles'), { recursive: true })
      const renders = { publicUrl, code: pagesVersion(publicUrl), many }
      const builder = new ReleaseBuilder(deps, new SiteStore(place), renders)
      builders.push(builder)
      return () => builder.build(newId(), null, true)
    },
    close: async () => {
      await publisher.stop()
      for (const builder of builders) builder.stop()
      keepBundle(join(folder, 'site', 'bundles'), bundled)
      await close()
      await drop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Copies under a temporary name and renames, as other tests may read the cache. */
function keepBundle(made: string, place: string): void {
  // Ignore incomplete bundles.
  const isWhole = (path: string) => !path.endsWith('.making')
  if (!existsSync(made)) return
  if (readdirSync(made).every(name => !isWhole(name) || existsSync(join(place, name)))) return
  const next = mkdtempSync(`${place}-`)
  cpSync(made, next, { recursive: true, filter: isWhole })
  rmSync(place, { recursive: true, force: true })
  renameSync(next, place)
}

/** The paths and hashes of a release, without assets that only older pages use. */
export const hashesOf = ({ current }: { current: Release | null }): Record<string, string> =>
  Object.fromEntries(
    Object.entries(current?.files ?? {})
      .filter(([, file]) => !file.retiredAt)
      .map(([path, file]) => [path, file.hash]),
  )
