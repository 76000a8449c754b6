import type { SiteStore } from '#publish/site-store.ts'

const every = 10 * 60_000

/** Old releases are forgotten after a publication, and not after each. */
export class Pruning {
  readonly #store: SiteStore
  #last = Number.NEGATIVE_INFINITY

  constructor(store: SiteStore) {
    this.#store = store
  }

  async now(): Promise<void> {
    if (performance.now() - this.#last < every) return
    this.#last = performance.now()
    await this.#store.prune()
  }
}
