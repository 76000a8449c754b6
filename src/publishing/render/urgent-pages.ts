import type { ReleaseFile } from '../release/release.ts'

type Resolve = (stored: ReleaseFile | null) => void

/** The pages of a running incremental build, and those of them that visitors wait for. */
export class UrgentPages {
  /** What is rendered already, by file. */
  readonly made: Record<string, ReleaseFile> = {}
  /** What is rendered before all others, in this order. */
  readonly first: string[] = []
  #ended = false
  readonly #waiting = new Map<string, Resolve>()

  /** A page that the build renders, as soon as it has; null if it fails. Called once for a page until it is answered. */
  wait(file: string): Promise<ReleaseFile | null> {
    const stored = this.made[file] ?? null
    if (stored || this.#ended) return Promise.resolve(stored)
    this.first.push(file)
    return new Promise(resolve => void this.#waiting.set(file, resolve))
  }

  /** Answers the request for a page. */
  answer(file: string, stored: ReleaseFile | null): void {
    if (stored) this.made[file] = stored
    this.#waiting.get(file)?.(stored)
    this.#waiting.delete(file)
  }

  /** Answers all requests: no more is rendered. */
  end(): void {
    this.#ended = true
    for (const file of this.#waiting.keys()) this.answer(file, null)
  }
}
