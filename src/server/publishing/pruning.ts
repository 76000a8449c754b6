import type { StoredRelease } from '#publishing/release/release.ts'
import type { SiteStore } from '#publishing/release/site-store.ts'
import type { Deps } from '../kernel/deps.ts'
import { errorText } from '../kernel/error-text.ts'
import { deleteReleases, dropOldReleases } from './site-state.ts'

const every = 10 * 60_000

/** Deletes old releases from time to time. If the disk is a cache of a bucket, it keeps only the served release. */
export class Pruning {
  readonly #deps: Pick<Deps, 'log' | 'db'>
  readonly #store: SiteStore
  #last = Number.NEGATIVE_INFINITY

  constructor(deps: Pick<Deps, 'log' | 'db'>, store: SiteStore) {
    this.#deps = deps
    this.#store = store
  }

  async now(leads: boolean, served: StoredRelease | null): Promise<void> {
    if (performance.now() - this.#last < every) return
    this.#last = performance.now()
    // A failure is only logged: the publication itself has succeeded.
    await this.#prune(leads, served).catch(error =>
      this.#deps.log({ level: 'error', what: 'pruning', error: errorText(error) }),
    )
  }

  async #prune(leads: boolean, served: StoredRelease | null): Promise<void> {
    if (leads) {
      const { dropped, kept } = await dropOldReleases(this.#deps.db)
      const manifests = dropped.map(one => one.manifest)
      await (this.#store.shared ? this.#store.shared.remove(manifests, kept) : this.#store.prune(kept))
      const ids = dropped.map(one => one.id)
      await deleteReleases(this.#deps.db, ids)
    }
    if (this.#store.shared && served) await this.#store.prune([served.manifest])
  }
}
