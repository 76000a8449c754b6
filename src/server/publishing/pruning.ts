import type { SiteStore } from '#publishing/release/site-store.ts'
import type { Deps } from '../kernel/deps.ts'
import { errorText } from '../kernel/error-text.ts'

const every = 10 * 60_000

/** Deletes old releases after some of the publications. */
export class Pruning {
  readonly #deps: Pick<Deps, 'log'>
  readonly #store: SiteStore
  #last = Number.NEGATIVE_INFINITY

  constructor(deps: Pick<Deps, 'log'>, store: SiteStore) {
    this.#deps = deps
    this.#store = store
  }

  async now(): Promise<void> {
    if (performance.now() - this.#last < every) return
    this.#last = performance.now()
    // A failure is only logged: the publication itself has succeeded.
    await this.#store
      .prune()
      .catch(error => this.#deps.log({ level: 'error', what: 'pruning', error: errorText(error) }))
  }
}
