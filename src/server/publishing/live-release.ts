import type { StoredRelease } from '#publishing/release/release.ts'
import type { SiteStore } from '#publishing/release/site-store.ts'
import type { Deps } from '../kernel/deps.ts'
import { ErrorThrottle } from '../kernel/error-throttle.ts'
import { readSite, type SiteState } from './site-state.ts'

/** How long a process waits for the files of a new release before it serves it without them. */
const prefetchMilliseconds = 2_000

/** The release that this process serves: the live one of the database, or the last one stored on its disk. */
export class LiveRelease {
  #stored: StoredRelease | null = null
  #frozen = false
  readonly #deps: Pick<Deps, 'db' | 'log'>
  readonly #store: SiteStore
  /** Separate from the publisher's throttle, which is reset by other work that succeeds meanwhile. */
  readonly #errors: ErrorThrottle
  /** For storing the current release on this disk, which may fail while reading releases succeeds. */
  readonly #storeErrors: ErrorThrottle
  readonly #changed: () => Promise<void>
  #following: Promise<SiteState> | null = null

  /** `changed` is called when another process or a command has made another release live. */
  constructor(deps: Pick<Deps, 'db' | 'log'>, store: SiteStore, changed: () => Promise<void>) {
    this.#deps = deps
    this.#store = store
    this.#errors = new ErrorThrottle(deps)
    this.#storeErrors = new ErrorThrottle(deps)
    this.#changed = changed
  }

  /** Whether publishing was frozen when the database was read last. */
  get frozen(): boolean {
    return this.#frozen
  }

  get stored(): StoredRelease | null {
    return this.#stored
  }

  /** Serves the last release stored on the disk of this process. */
  async recover(): Promise<void> {
    this.#stored = await this.#store.recover()
  }

  /** Serves a release. If this cannot be stored on the disk, only a start without the database is affected. */
  async set(stored: StoredRelease): Promise<void> {
    this.#stored = stored
    await this.#store.remember(stored.manifest).then(
      () => this.#storeErrors.end(),
      error => this.#storeErrors.about(error),
    )
  }

  /** Reads the site from the database, and serves the release that is live. */
  follow(): Promise<SiteState> {
    this.#following ??= this.#follow().finally(() => {
      this.#following = null
    })
    return this.#following
  }

  async #follow(): Promise<SiteState> {
    const before = this.#stored
    const state = await readSite(this.#deps.db)
    const { release } = state
    this.#frozen = state.frozenAt !== null
    // If it cannot be read (the bucket is unavailable, say), the next call tries again.
    if (release && release.id !== before?.release.id)
      await this.#serve(release.manifest, before).catch(error => this.#errors.about(error))
    return state
  }

  async #serve(manifest: string, before: StoredRelease | null): Promise<void> {
    const release = await this.#store.open(manifest)
    const prefetched = this.#store.shared?.prefetch(release, this.#stored?.release)
    prefetched?.catch(error => this.#errors.about(error))
    const late = new Promise(resolve => setTimeout(resolve, prefetchMilliseconds).unref())
    if (prefetched) await Promise.race([prefetched, late])
    // This process has made a newer release live meanwhile. The next release would be built after the older one, without
    // the changes of the newer one.
    if (this.#stored !== before) return
    await this.set({ release, manifest })
    this.#errors.end()
    await this.#changed()
  }
}
