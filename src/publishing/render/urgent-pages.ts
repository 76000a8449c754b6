import type { ReleaseFile } from '../release/release.ts'

type Resolve = (stored: ReleaseFile | null) => void

/** The rendered pages of a running incremental build, and the pages that visitors wait for. */
export class UrgentPages {
  /** The pages that are rendered already, by file. */
  readonly rendered: Record<string, ReleaseFile> = {}
  /** The pages to render before all others, in this order. */
  readonly queue: string[] = []
  #ended = false
  readonly #waiting = new Map<string, Resolve>()

  /** Resolves with the page when the build has rendered it; null if that fails. One pending call for each page. */
  wait(file: string): Promise<ReleaseFile | null> {
    const stored = this.rendered[file] ?? null
    if (stored || this.#ended) return Promise.resolve(stored)
    this.queue.push(file)
    return new Promise(resolve => void this.#waiting.set(file, resolve))
  }

  /** Resolves the pending call for a page. */
  answer(file: string, stored: ReleaseFile | null): void {
    if (stored) this.rendered[file] = stored
    this.#waiting.get(file)?.(stored)
    this.#waiting.delete(file)
  }

  /** Resolves all pending calls: no more pages are rendered. */
  end(): void {
    this.#ended = true
    for (const file of this.#waiting.keys()) this.answer(file, null)
  }
}
