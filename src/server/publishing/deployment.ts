import { WorkLoop } from '#publishing/control/work-loop.ts'
import { exportPictures, exportRelease } from '#publishing/release/export.ts'
import { callHook } from '#publishing/release/purge.ts'
import type { Release } from '#publishing/release/release.ts'
import type { SiteStore } from '#publishing/release/site-store.ts'
import type { SharePictures } from '#publishing/share/pictures.ts'
import type { Deps } from '../kernel/deps.ts'
import { errorText } from '../kernel/error-text.ts'
import type { BuiltRelease } from './build-release.ts'
import type { PublicationLog } from './publication-log.ts'
import { deployedRelease, recordDeployment } from './site-state.ts'

interface Live {
  readonly current: Release | null
  readonly leads: boolean
}

/**
 * Deploys the live release to the folder or bucket of PUBLISH_TARGET, if one is configured, and has the public address
 * checked. Runs beside the publisher: a target that hangs for minutes delays neither the next release nor a roll back. A
 * failed deployment is repeated with the release that is live by then.
 */
export class Deployment {
  readonly loop: WorkLoop<Release>
  readonly #deps: Deps
  readonly #store: SiteStore
  readonly #pictures: SharePictures
  readonly #log: PublicationLog
  readonly #live: Live
  /** Live releases of this process that are not deployed yet, oldest first. */
  #undeployed: { built: BuiltRelease; started: number }[] = []
  #drawing: Promise<unknown> = Promise.resolve()
  #stopped = false

  constructor(deps: Deps, store: SiteStore, pictures: SharePictures, log: PublicationLog, live: Live) {
    this.#deps = deps
    this.#store = store
    this.#pictures = pictures
    this.#log = log
    this.#live = live
    this.loop = new WorkLoop({
      check: () => this.#check(),
      work: release => this.#deploy(release),
      failed: (error, at) => this.#failed(error, at),
    })
  }

  /** A release of this process is live. `started` is when its publication began, by the monotonic clock. */
  async add(built: BuiltRelease, started: number): Promise<void> {
    this.#undeployed.push({ built, started })
    await this.#log.served(built.release)
    this.loop.request()
  }

  async stop(): Promise<void> {
    this.#stopped = true
    await this.loop.stop()
    await this.#drawing
  }

  get #target(): string | undefined {
    return this.#deps.config.PUBLISH_TARGET
  }

  async #check(): Promise<Release | null> {
    const { current, leads } = this.#live
    if (!current || !leads) return null
    if (this.#undeployed.length > 0) return current
    if (!this.#target || (await deployedRelease(this.#deps.db, this.#target)) === current.id) return null
    return current
  }

  async #deploy(release: Release): Promise<void> {
    if (this.#target) await this.#copy(release, this.#target)
    const count = this.#undeployed.findIndex(({ built }) => built.release.id === release.id) + 1
    for (const { built, started } of this.#undeployed.slice(0, count || this.#undeployed.length)) {
      await this.#log.deployed(built, Math.round(performance.now() - started), () =>
        this.#isLive(built.release),
      )
      // Only now: if the database refuses the record, the next attempt writes it.
      this.#undeployed.shift()
    }
  }

  async #copy(release: Release, target: string): Promise<void> {
    const { config, db, log } = this.#deps
    // The target has a single list of files: wait until the export of the last release's pictures has stopped.
    await this.#drawing
    // Only with https: browsers must ignore this header over plain http.
    const https = config.PUBLIC_URL?.startsWith('https:')
    const more: Record<string, string> = https ? { 'strict-transport-security': 'max-age=31536000' } : {}
    // The same setting as the command of deploy/systemd uses: otherwise each would delete the files of the other.
    const compressed = !target.startsWith('s3://')
    const exported = await exportRelease(this.#store, release, target, {
      access: config,
      api: config.API_URL,
      more,
      compressed,
      // A process that lost the lock would delete pages of the release that the new leader deploys.
      wanted: () => this.#live.leads,
    })
    await recordDeployment(db, release.id, target)
    // The site is deployed. If the hook fails, a CDN shows the old pages a while longer.
    if (config.PUBLISH_HOOK)
      await callHook(config.PUBLISH_HOOK, release.id, exported).catch(error =>
        log({ level: 'error', what: 'publish hook', error: errorText(error) }),
      )
    const wanted = () => this.#isLive(release)
    this.#drawing = exportPictures(this.#pictures, release, target, wanted, config).catch(error => {
      if (wanted()) log({ level: 'error', what: 'pictures of shared links', error: errorText(error) })
    })
  }

  #isLive({ id }: Release): boolean {
    return this.#live.current?.id === id && !this.#stopped
  }

  #failed(error: unknown, at: 'check' | 'work'): void {
    // The check of the publisher has already logged that the database is unavailable. Without the lock, the new leader
    // deploys and checks the live release.
    if (at === 'check' || !this.#live.leads) return
    this.#deps.log({ level: 'error', what: 'publication', error: errorText(error) })
    for (const { built } of this.#undeployed)
      void this.#log.failed(built.release.id, error as Error).catch(() => {})
  }
}
