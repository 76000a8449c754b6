import { type CachedFragments, openSource, type Recorder } from '#content/render-context.ts'
import type { Source } from '#content/source.ts'
import type { Release, ReleaseFile } from '../release/release.ts'
import { SiteStore } from '../release/site-store.ts'
import type { PageDependencies } from './dependency-graph.ts'
import { atAnotherTime, machineClockWasRead } from './machine-clock.ts'
import type { RenderPaths } from './messages.ts'
import { isForSearch, modifiedAt, type SiteRenderer } from './site-renderer.ts'

/** A page that was rendered and stored, with its dependencies; or the error. */
export type RenderedPage =
  | {
      file: string
      stored: ReleaseFile
      entry: PageDependencies
      forSearch: boolean
      /** When the content that it shows was last changed, for the sitemap; '' if unknown. */
      modified: string
      /** The page shows the time of the machine's clock, so it is unknown when it becomes stale. */
      frozen: boolean
    }
  | { file: string; error: string }

/**
 * The files that the same version of the code rendered before. Uses a store of its own, as a store keeps the whole
 * list in memory.
 */
export const filesBefore = ({ store, code }: RenderPaths): Promise<Release['files']> =>
  new SiteStore(store).filesBy(code)

/** Renders pages one after the other, so that each read is recorded for the right page. */
export class PageRenderer {
  readonly #renderer: SiteRenderer
  readonly #store: SiteStore
  readonly #content: Source
  #fragments: CachedFragments = new WeakMap()
  /** What the same version of the code rendered before. */
  before: Release['files'] = {}

  constructor(renderer: SiteRenderer, store: SiteStore, content: Source) {
    this.#renderer = renderer
    this.#store = store
    this.#content = content
  }

  /**
   * To be called before a run, as content and time have changed, and after it, to free memory. `before` are the files
   * that the same version of the code rendered earlier: equal bytes are not analysed again.
   */
  renew(before: Release['files'] = {}): void {
    this.#fragments = new WeakMap()
    this.before = before
    // The render context still refers to the fragments of the last page.
    openSource(this.#content, undefined, undefined, this.#fragments)
  }

  /** An error of the store is not the fault of the page, and is thrown. */
  async render(file: string, now: Temporal.Instant, before = this.before[file]): Promise<RenderedPage> {
    machineClockWasRead()
    const rendered = await this.recorded(now, () => this.#renderer.render(file)).catch(
      (error: Error) => error.message,
    )
    if (typeof rendered === 'string') return { file, error: rendered }
    const [bytes, entry] = rendered
    // Some libraries read the clock without showing it: compare with the page at another time.
    const frozen = machineClockWasRead() && !(await this.#isSameAtAnotherTime(file, bytes, now))
    const stored = await this.#store.put(file, bytes, before)
    const forSearch = isForSearch(file, bytes)
    return { file, stored, entry, forSearch, modified: forSearch ? modifiedAt(bytes) : '', frozen }
  }

  /**
   * A page that cannot be rendered at another time depends on the machine's clock, and is still published. A clock read
   * in a shared fragment is noticed only in the first page that renders it.
   */
  async #isSameAtAnotherTime(file: string, bytes: Buffer, now: Temporal.Instant): Promise<boolean> {
    openSource(this.#content, undefined, now)
    const again = await atAnotherTime(() => this.#renderer.render(file)).catch(() => null)
    return again?.equals(bytes) ?? false
  }

  /** Runs any work and records what it read, and when the result becomes stale. */
  async recorded<T>(now: Temporal.Instant | null, work: () => Promise<T>): Promise<[T, PageDependencies]> {
    const reads = new Set<string>()
    let due: number | null = null
    const recorder: Recorder = {
      read: dependency => reads.add(dependency),
      due: moment => {
        // A time in the past would make the page stale again after each rendering.
        const milliseconds = moment.epochMilliseconds
        if (now && milliseconds <= now.epochMilliseconds) return
        due = Math.min(due ?? Number.POSITIVE_INFINITY, milliseconds)
      },
    }
    openSource(this.#content, recorder, now ?? undefined, this.#fragments)
    const result = await work()
    return [result, { reads: [...reads], due }]
  }
}
