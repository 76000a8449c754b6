import { openSource } from '#content/render-context.ts'
import type { Release, ReleaseFile } from '../release/release.ts'
import { SiteStore } from '../release/site-store.ts'
import { sitemapFiles } from '../release/sitemap.ts'
import { ContentSnapshot } from './content-snapshot.ts'
import { type DependencyFile, readDependencies, writeDependencies } from './dependency-file.ts'
import { type ChangedKey, DependencyGraph } from './dependency-graph.ts'
import type { ContentChanges, FailedPage, Rendered, RenderPaths } from './messages.ts'
import { RenderWorker, renderPages, workerCount } from './pool.ts'
import { PageRenderer, type RenderedPage } from './render-page.ts'
import { bundledFiles } from './site-bundle.ts'
import { pathOf, SiteRenderer } from './site-renderer.ts'

/** Stands in the table for the list of pages itself: what decides which pages there are. */
const routes = ''
/** From so many pages on another process is there before this one has rendered them. */
const manyPages = 1000

/** Hears, some times a second, how many pages of a whole site are rendered. */
type TellDone = (done: number, of: number) => void
const tellMilliseconds = 100

/** What the same code made of each page; by a store of its own, which keeps the whole list. */
export const filesBefore = ({ store, code }: RenderPaths): Promise<Release['files']> =>
  new SiteStore(store).filesBy(code)

/** Which pages there are, what each has read, and which of them the next release owes its readers. */
export class IncrementalBuild {
  readonly #renderer: SiteRenderer
  readonly #store: SiteStore
  readonly #places: RenderPaths
  readonly #many: number | undefined
  readonly #tellDone: TellDone
  readonly #shelf = new ContentSnapshot()
  #reads = new DependencyGraph()
  /** Pages that a release holds, and those of them that search engines may show. */
  #known = new Set<string>()
  #indexed = new Set<string>()
  /** To be rendered: touched by a change, or rendered for a release that never came about. */
  #owed = new Set<string>()
  #broken = new Set<string>()
  /** Pages that the next release no longer has. */
  readonly #gone = new Set<string>()
  #files = new Set<string>()
  /** The addresses in the sitemap of the current release, and in that of the next. */
  #sitemap = ''
  #nextSitemap = ''
  /** Pages of the last run that took the time from the machine. */
  #frozen: string[] = []

  readonly #maker: PageRenderer

  constructor(renderer: SiteRenderer, places: RenderPaths, many?: number, tellDone: TellDone = () => {}) {
    this.#renderer = renderer
    this.#store = new SiteStore(places.store)
    this.#places = places
    this.#many = many
    this.#tellDone = tellDone
    this.#maker = new PageRenderer(renderer, this.#store, this.#shelf)
  }

  static async open(places: RenderPaths, many?: number, tellDone?: TellDone): Promise<IncrementalBuild> {
    return new IncrementalBuild(await SiteRenderer.open(places.bundle, places.site), places, many, tellDone)
  }

  /** Takes all content in. Where the pages of a release are still known by what they read, only what changed since is owed. */
  async fill(content: ContentChanges, resume: string | null): Promise<boolean> {
    this.#take(content)
    const kept = resume === null ? null : await readDependencies(this.#store, resume)
    if (!kept) return false
    this.#reads = new DependencyGraph()
    for (const [file, entry] of kept.pages) this.#reads.set(file, entry)
    this.#known = new Set(kept.pages.map(([file]) => file).filter(file => file !== routes))
    this.#indexed = new Set(kept.indexed)
    this.#broken = new Set(kept.broken)
    this.#owed = this.#reads.touchedBy(content.unknown ?? [])
    // What the app itself needs to know of the pages there are.
    await this.#listFiles(null)
    if (content.all) for (const file of this.#files) this.#owed.add(file)
    return true
  }

  async render(content: ContentChanges | null, now: Temporal.Instant, full: boolean): Promise<Rendered> {
    const started = performance.now()
    const before = process.cpuUsage()
    this.#maker.renew(full ? await filesBefore(this.#places) : {})
    if (content) for (const file of this.#reads.touchedBy(this.#take(content))) this.#owed.add(file)
    if (content?.all) for (const file of this.#files) this.#owed.add(file)
    for (const file of this.#reads.dueAt(now.epochMilliseconds)) this.#owed.add(file)
    for (const file of this.#broken) this.#owed.add(file)
    if (full || this.#files.size === 0 || this.#owed.has(routes)) await this.#listFiles(now)
    for (const file of this.#files) if (full || !this.#known.has(file)) this.#owed.add(file)
    for (const file of this.#owed) if (!this.#files.has(file)) this.#owed.delete(file)
    for (const file of this.#known) if (!this.#files.has(file)) this.#forget(file)
    const hands = this.#hands(now)
    const rendering = this.#renderOwed(hands, now, full ? this.#tellDone : () => {})
    // Those of the code are few and large: compressed while hands render.
    const bundled = full ? this.#store.putFolder(bundledFiles(this.#places.bundle)) : {}
    const [ofCode, { made, failed }] = await Promise.all([bundled, rendering]).finally(() => {
      for (const hand of hands) hand.end()
      // What pages shared is of no use to the next run, and is held by the content.
      this.#maker.renew()
    })
    const files = Object.assign(ofCode, made)
    await this.#addSitemap(files, full)
    const { user, system } = process.cpuUsage(before)
    const theirs = hands.reduce((sum, hand) => sum + hand.processor, 0)
    return {
      files,
      removed: [...this.#gone].filter(file => !this.#files.has(file)),
      failed,
      frozen: this.#frozen.sort(),
      pages: this.#owed.size,
      milliseconds: Math.round(performance.now() - started),
      processor: Math.round((user + system) / 1000 + theirs),
      memory: process.memoryUsage.rss(),
      workers: hands.map(hand => hand.memory),
      due: this.due,
    }
  }

  /** The release that holds what was rendered last is the current one: nothing of it is owed any more. */
  keep(release: string): void {
    this.#known = new Set(this.#files)
    this.#sitemap = this.#nextSitemap
    this.#owed.clear()
    this.#gone.clear()
    const file: DependencyFile = {
      release,
      pages: [...this.#reads.entries()],
      indexed: [...this.#indexed],
      broken: [...this.#broken],
    }
    writeDependencies(this.#store, file)
    // The release is served; the next change is to find its pages at once.
    setImmediate(() => this.#reads.index())
  }

  get due(): string | null {
    const due = this.#reads.nextDue()
    return due === null ? null : Temporal.Instant.fromEpochMilliseconds(due).toString()
  }

  /** One page as it would be with this item in it. Nothing of it stays. */
  async preview(
    { kind, key, item }: { kind: string; key: string; item: Record<string, unknown> },
    file: string,
    now: Temporal.Instant,
  ): Promise<Buffer> {
    const before = this.#shelf.row(kind, key)
    openSource(this.#shelf, undefined, now)
    this.#shelf.put({ kind, keys: [key], rows: [[key, before?.[1] ?? Number.MAX_SAFE_INTEGER, item]] })
    try {
      if (!this.#files.has(file)) await this.#renderer.files()
      return await this.#renderer.render(file)
    } finally {
      this.#shelf.put({ kind, keys: [key], rows: before ? [before] : [] })
      if (!this.#files.has(file)) await this.#renderer.files()
    }
  }

  #take({ parts, timetables }: ContentChanges): ChangedKey[] {
    const touches = parts.flatMap(part => this.#shelf.put(part))
    return timetables ? [...touches, ...this.#shelf.putTimetables(timetables)] : touches
  }

  async #listFiles(now: Temporal.Instant | null): Promise<void> {
    const [files, entry] = await this.#maker.recorded(now, () => this.#renderer.files())
    this.#files = new Set(files)
    this.#reads.set(routes, entry)
    this.#owed.delete(routes)
  }

  /** Where much is owed, others help. They are given what is public now, and end when it is done. */
  #hands(now: Temporal.Instant): RenderWorker[] {
    if (this.#owed.size < (this.#many ?? manyPages)) return []
    const content = this.#shelf.contents()
    return Array.from(
      { length: workerCount() },
      () => new RenderWorker({ ...this.#places, content, now: now.toString() }),
    )
  }

  async #renderOwed(
    hands: readonly RenderWorker[],
    now: Temporal.Instant,
    tellDone: TellDone,
  ): Promise<{ made: Record<string, ReleaseFile>; failed: FailedPage[] }> {
    const made: Record<string, ReleaseFile> = {}
    const failed: FailedPage[] = []
    this.#frozen = []
    const { size } = this.#owed
    let done = 0
    let told = performance.now()
    tellDone(0, size)
    const take = (page: RenderedPage) => {
      const { file } = page
      done++
      if (performance.now() - told >= tellMilliseconds || done === size) {
        told = performance.now()
        tellDone(done, size)
      }
      if ('error' in page) {
        this.#reads.stopClock(file)
        failed.push(page)
        return
      }
      this.#reads.set(file, page.entry)
      if (page.forSearch) this.#indexed.add(file)
      else this.#indexed.delete(file)
      if (page.frozen) this.#frozen.push(file)
      made[file] = page.stored
    }
    // Whoever named the number is to get their pages, however fast these here would be.
    if (this.#many !== undefined && hands.length > 0)
      await Promise.any(hands.map(hand => hand.opened)).catch(() => {})
    await renderPages(this.#maker, hands, [...this.#owed], now, take)
    if (Object.keys(made).length + failed.length !== this.#owed.size)
      throw new Error('A page that was to be rendered was not.')
    this.#broken = new Set(failed.map(({ file }) => file))
    // Whoever rendered them, they are named in the same order.
    return { made, failed: failed.sort((a, b) => (a.file < b.file ? -1 : 1)) }
  }

  #forget(file: string): void {
    this.#reads.forget(file)
    this.#indexed.delete(file)
    this.#broken.delete(file)
    this.#known.delete(file)
    this.#gone.add(file)
  }

  async #addSitemap(files: Record<string, ReleaseFile>, full: boolean): Promise<void> {
    // Sorting all addresses takes longer than rendering a page: only where they are other ones.
    const names = [...this.#indexed].filter(file => this.#files.has(file)).sort()
    const known = names.join('\n')
    this.#nextSitemap = known
    if (!full && known === this.#sitemap) return
    for (const [name, bytes] of await sitemapFiles(names.map(pathOf), this.#places.site))
      files[name] = await this.#store.put(name, bytes)
  }
}
