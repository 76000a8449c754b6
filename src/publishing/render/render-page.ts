import { type CachedFragments, openSource, type Recorder } from '#content/render-context.ts'
import type { Source } from '#content/source.ts'
import type { Release, ReleaseFile } from '../release/release.ts'
import type { SiteStore } from '../release/site-store.ts'
import type { PageDependencies } from './dependency-graph.ts'
import { atAnotherTime, machineClockWasRead } from './machine-clock.ts'
import { isForSearch, type SiteRenderer } from './site-renderer.ts'

/** A page that was rendered and stored, with what it read; or why it could not be. */
export type RenderedPage =
  | {
      file: string
      stored: ReleaseFile
      entry: PageDependencies
      forSearch: boolean
      /** It says what time the machine has: nobody knows when it would have to be rendered again. */
      frozen: boolean
    }
  | { file: string; error: string }

/** Renders pages one after the other, so that what is read meanwhile was read by this one. */
export class PageRenderer {
  readonly #renderer: SiteRenderer
  readonly #store: SiteStore
  readonly #content: Source
  #kept: CachedFragments = new WeakMap()
  #before: Release['files'] = {}

  constructor(renderer: SiteRenderer, store: SiteStore, content: Source) {
    this.#renderer = renderer
    this.#store = store
    this.#content = content
  }

  /**
   * To be called before a run, as content and time are others, and after it, for the memory. `before` is what the same code
   * once made of the pages: what is the same again is not looked through again.
   */
  renew(before: Release['files'] = {}): void {
    this.#kept = new WeakMap()
    this.#before = before
  }

  /** What the store refuses is no fault of the page, and thrown. */
  async make(file: string, now: Temporal.Instant): Promise<RenderedPage> {
    machineClockWasRead()
    const rendered = await this.recorded(now, () => this.#renderer.render(file)).catch(
      (error: Error) => error.message,
    )
    if (typeof rendered === 'string') return { file, error: rendered }
    const [bytes, entry] = rendered
    // Some library asks and does not say it.
    const frozen = machineClockWasRead() && !(await this.#isSameAtAnotherTime(file, bytes, now))
    const stored = await this.#store.put(file, bytes, this.#before[file])
    return { file, stored, entry, forSearch: isForSearch(file, bytes), frozen }
  }

  /**
   * What cannot be rendered at another time has read the machine's, and goes out all the same. What
   * pages share is heard of from the first of them alone.
   */
  async #isSameAtAnotherTime(file: string, bytes: Buffer, now: Temporal.Instant): Promise<boolean> {
    openSource(this.#content, undefined, now)
    const again = await atAnotherTime(() => this.#renderer.render(file)).catch(() => null)
    return again?.equals(bytes) ?? false
  }

  /** Any work with a note of what it read, and of when that will be over. */
  async recorded<T>(now: Temporal.Instant | null, work: () => Promise<T>): Promise<[T, PageDependencies]> {
    const reads = new Set<string>()
    let due: number | null = null
    const recorder: Recorder = {
      read: dependency => reads.add(dependency),
      due: moment => {
        // What is over already would have the page rendered again and again.
        if (now && Temporal.Instant.compare(moment, now) <= 0) return
        due = Math.min(due ?? Number.POSITIVE_INFINITY, moment.epochMilliseconds)
      },
    }
    openSource(this.#content, recorder, now ?? undefined, this.#kept)
    const result = await work()
    return [result, { reads: [...reads], due }]
  }
}
