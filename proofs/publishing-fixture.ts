import { renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { desc } from 'drizzle-orm'
import { afterAll, beforeAll } from 'vitest'
import type { Release } from '#publishing/release/release.ts'
import { findRow, saveItem } from '#server/content/writes.ts'
import { publication } from '#server/database/tables/content.ts'
import { release, site } from '#server/database/tables/site.ts'
import type { Config } from '#server/kernel/config.ts'
import type { Deps } from '#server/kernel/deps.ts'
import { Publisher, type PublisherOptions } from '#server/publishing/publisher.ts'
import { readSite } from '#server/publishing/site-state.ts'
import { openPublishing, type PublishingHospital } from '../tests/publishing-hospital.ts'

/** The demo with a publisher, for all tests of a file. `startAgain` replaces the publisher. */
export function publishingForFile() {
  let hospital: PublishingHospital
  let publisher: Publisher
  beforeAll(async () => {
    hospital = await openPublishing()
    publisher = hospital.publisher
    await publisher.start()
  }, 180_000)
  afterAll(() => hospital.close())

  const lastRun = async () => {
    const [row] = await hospital.deps.db.select().from(publication).orderBy(desc(publication.id)).limit(1)
    return row
  }
  async function edit(kind: 'doctors' | 'news' | 'articles', change: Record<string, unknown>, which = 0) {
    return hospital.deps.db.transaction(async db => {
      const key = (await keysOf(kind))[which] as string
      const row = await findRow(db, kind, key)
      const data = { ...row?.data, ...change }
      const saved = await saveItem(db, {
        ...{ kind, key, data, version: row?.version ?? 0, publish: true, accountId: null },
      })
      return { key, change: saved.change as number }
    })
  }
  const keysOf = async (kind: string) =>
    Object.keys(publisher.current?.files ?? {})
      .flatMap(path => new RegExp(`^${kind}/([^/]+)\\.html$`).exec(path)?.[1] ?? [])
      .filter(key => key !== 'a-z')
      .sort()
  const pageOf = async (path: string) => {
    const file = publisher.current?.files[path]
    return file ? (await publisher.store.read(file)).toString('utf8') : ''
  }
  async function publish() {
    publisher.request('change')
    await publisher.idle()
  }
  /** Stops the publisher, and starts another on its folder. */
  async function startAgain(config: Partial<Config> = {}, options: Partial<PublisherOptions> = {}) {
    await publisher.stop()
    const { deps } = hospital
    publisher = openPublisher({ ...deps, config: { ...deps.config, ...config } }, options)
    await publisher.start()
    return publisher
  }
  const openPublisher = (deps: Deps, options: Partial<PublisherOptions> = {}) =>
    new Publisher(deps, publisher.store, { publicUrl: 'http://hospital.example', ...options })
  /** The manifests cannot be written until the returned function is called: root can write anywhere, but not in a file. */
  function refuseManifests(): () => void {
    const manifests = join(publisher.store.directory, 'manifests')
    renameSync(manifests, `${manifests}-aside`)
    writeFileSync(manifests, '')
    return () => {
      rmSync(manifests)
      renameSync(`${manifests}-aside`, manifests)
    }
  }
  /** Makes a release the live one, as a publisher that ends right after that. */
  async function putInPlace(next: Release) {
    await publisher.stop()
    const manifest = await publisher.store.switchTo(next)
    const builtAt = Temporal.Instant.from(next.builtAt)
    const { id, code, change: changeId } = next
    await hospital.deps.db.insert(release).values({ id, builtAt, code, changeId, manifest })
    await hospital.deps.db.update(site).set({ release: id })
  }
  const frozen = async () => (await readSite(hospital.deps.db)).frozenAt !== null

  return {
    get hospital() {
      return hospital
    },
    get publisher() {
      return publisher
    },
    set publisher(next) {
      publisher = next
    },
    lastRun,
    edit,
    keysOf,
    pageOf,
    publish,
    startAgain,
    openPublisher,
    refuseManifests,
    putInPlace,
    frozen,
  }
}
