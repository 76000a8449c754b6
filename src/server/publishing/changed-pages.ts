import type { Release, ReleaseFile } from '#publishing/release/release.ts'
import type { ReleaseBuilder } from './build-release.ts'
import type { LiveRelease } from './live-release.ts'

/** The pages of the release that this process builds, for visitors who open them before it is live. */
export class ChangedPages {
  readonly #builder: Pick<ReleaseBuilder, 'urgent'>
  readonly #live: Pick<LiveRelease, 'stored' | 'frozen'>
  /** The release after which the next one is built; null while none is built. */
  #before: Release | null = null

  constructor(builder: Pick<ReleaseBuilder, 'urgent'>, live: Pick<LiveRelease, 'stored' | 'frozen'>) {
    this.#builder = builder
    this.#live = live
  }

  /** A build after this release begins. */
  begin(before: Release | null): void {
    this.#before = before
  }

  end(): void {
    this.#before = null
  }

  /** A page with its changes, rendered before all others; null if it does not change or publishing is frozen. */
  async page(file: string): Promise<ReleaseFile | null> {
    const { stored, frozen } = this.#live
    if (!this.#before || this.#before !== stored?.release || frozen) return null
    return this.#builder.urgent(this.#before, file)
  }
}
