import { openSource } from '#content/render-context.ts'
import type { ReleaseFile } from '../release/release.ts'
import { SiteStore } from '../release/site-store.ts'
import { Sitemap } from '../release/sitemap.ts'
import { ContentSnapshot } from './content-snapshot.ts'
import { DependencyWriter, readDependencies } from './dependency-file.ts'
import { type ChangedKey, DependencyGraph } from './dependency-graph.ts'
import type { ContentChanges, Draft, FailedPage, Rendered, RenderPaths } from './messages.ts'
import { type RenderWorker, renderPages, startWorkers } from './pool.ts'
import { countPages, type Progress } from './progress.ts'
import { filesBefore, PageRenderer, type RenderedPage } from './render-page.ts'
import { bundledFiles } from './site-bundle.ts'
import { pathOf, SiteRenderer } from './site-renderer.ts'
import { UrgentPages } from './urgent-pages.ts'

/** The key in the dependency graph of the list of pages itself: what this list reads decides which pages exist. */
const routes = ''
/** From this number of pages on, a render worker starts before this process has rendered them all. */
const manyPages = 1000

/** Which pages exist, the dependencies of each, and which are stale and must be rendered for the next release. */
export class IncrementalBuild {
  readonly #renderer: SiteRenderer
  readonly #store: SiteStore
  readonly #paths: RenderPaths
  readonly #many: number | undefined
  readonly #progress: Progress
  readonly #snapshot = new ContentSnapshot()
  #graph = new DependencyGraph()
  /** Pages of the current release. */
  #known = new Set<string>()
  readonly #sitemap: Sitemap
  /** Stale: affected by a change, or rendered for a release that was never completed. */
  #stale = new Set<string>()
  /** Affected by a change that came with a preview, for the next run: what was rendered may not be live yet. */
  readonly #staleNext = new Set<string>()
  #broken = new Set<string>()
  /** Pages that the next release no longer has. */
  readonly #gone = new Set<string>()
  #files = new Set<string>()
  /** Pages of the last run that read the machine's clock. */
  #frozen: string[] = []

  /** The incremental build that is running, or whose release is not live yet. */
  #urgent: UrgentPages | null = null
  readonly #pageRenderer: PageRenderer
  readonly #records: DependencyWriter

  constructor(renderer: SiteRenderer, paths: RenderPaths, many?: number, progress: Progress = () => {}) {
    this.#renderer = renderer
    this.#store = new SiteStore(paths.store)
    this.#sitemap = new Sitemap(paths.site)
    this.#paths = paths
    this.#many = many
    this.#progress = progress
    this.#pageRenderer = new PageRenderer(renderer, this.#store, this.#snapshot)
    this.#records = new DependencyWriter(this.#store)
  }

  static async open(paths: RenderPaths, many?: number, progress?: Progress): Promise<IncrementalBuild> {
    return new IncrementalBuild(await SiteRenderer.open(paths.bundle, paths.site), paths, many, progress)
  }

  /**
   * Loads all content. If the dependencies of the release to resume are stored, only pages that changed since are
   * stale.
   */
  async load(content: ContentChanges, resume: string | null): Promise<boolean> {
    this.#take(content)
    const known = resume === null ? null : await readDependencies(this.#store, resume)
    if (!known) return false
    this.#graph = new DependencyGraph()
    for (const [file, { entry, indexed }] of known.pages) {
      this.#graph.set(file, entry)
      if (file !== routes) this.#known.add(file)
      if (indexed !== null) this.#sitemap.set(pathOf(file), indexed)
    }
    this.#sitemap.released()
    this.#broken = new Set(known.broken)
    this.#stale = this.#graph.stalePages(content.unknown ?? [])
    // Astro's app needs its list of pages before it can render.
    await this.#listFiles(null)
    if (content.all) for (const file of this.#files) this.#stale.add(file)
    return true
  }

  async render(content: ContentChanges | null, now: Temporal.Instant, full: boolean): Promise<Rendered> {
    const started = performance.now()
    const before = process.cpuUsage()
    this.#pageRenderer.renew(full ? await filesBefore(this.#paths) : {})
    if (full) this.#records.restart()
    if (content) this.#update(content, this.#stale)
    for (const file of this.#staleNext) this.#stale.add(file)
    this.#staleNext.clear()
    for (const file of [...this.#graph.dueAt(now.epochMilliseconds), ...this.#broken]) this.#stale.add(file)
    if (full || this.#files.size === 0 || this.#stale.has(routes)) await this.#listFiles(now)
    for (const file of this.#files) if (full || !this.#known.has(file)) this.#stale.add(file)
    for (const file of this.#stale) if (!this.#files.has(file)) this.#stale.delete(file)
    // The graph, and with it the sitemap, also has pages of a release that was never completed.
    for (const pages of [this.#known, this.#graph.files()])
      for (const file of pages) if (file !== routes && !this.#files.has(file)) this.#removePage(file)
    const workers = this.#startWorkers(now)
    const urgent = new UrgentPages()
    this.#urgent = full ? null : urgent
    const rendering = this.#renderStale(workers, now, urgent, full ? this.#progress : () => {})
    // The files of the bundle are few and large: they are compressed while the workers render.
    const bundled = full ? this.#store.putFolder(bundledFiles(this.#paths.bundle)) : {}
    const [ofCode, { rendered, failed }] = await Promise.all([bundled, rendering]).finally(() => {
      for (const worker of workers) worker.end()
      // The next run cannot use the fragment cache, whose entries would stay in memory as long as the content.
      this.#pageRenderer.renew()
    })
    const files = Object.assign(ofCode, rendered)
    await this.#addSitemap(files, full)
    const { user, system } = process.cpuUsage(before)
    const theirs = workers.reduce((sum, worker) => sum + worker.processor, 0)
    return {
      files,
      removed: [...this.#gone, ...this.#sitemap.removed()].filter(file => !this.#files.has(file)),
      failed,
      frozen: this.#frozen.sort(),
      pages: this.#stale.size,
      milliseconds: Math.round(performance.now() - started),
      processor: Math.round((user + system) / 1000 + theirs),
      memory: process.memoryUsage.rss(),
      workers: workers.map(worker => worker.memory),
      due: this.due,
    }
  }

  /** The files that were rendered last are in this release now: no page is stale any more. */
  released(release: string): void {
    this.#urgent = null
    this.#known = new Set(this.#files)
    this.#sitemap.released()
    const modifiedOf = (file: string) => (file === routes ? null : this.#sitemap.modifiedOf(pathOf(file)))
    const recorded = { graph: this.#graph, modifiedOf, gone: this.#gone, broken: this.#broken }
    this.#records.write(release, { ...recorded, changed: [...this.#stale, routes] })
    this.#stale.clear()
    this.#gone.clear()
    // The release is already live. Build the index now, so that the next change does not wait for it.
    setImmediate(() => this.#graph.index())
  }

  /**
   * A page of the running incremental build, rendered before the others. Null if there is no such build, or it does not
   * render this page, or rendering it fails.
   */
  async urgent(file: string): Promise<ReleaseFile | null> {
    return this.#urgent && this.#stale.has(file) ? this.#urgent.wait(file) : null
  }

  get due(): string | null {
    const due = this.#graph.nextDue()
    return due === null ? null : Temporal.Instant.fromEpochMilliseconds(due).toString()
  }

  /** Renders one page as if this item were published. Of the snapshot only the changes remain. */
  async preview(
    { kind, key, item }: Draft,
    file: string,
    now: Temporal.Instant,
    content: ContentChanges | null,
  ): Promise<Buffer> {
    if (content) this.#update(content, this.#staleNext)
    const before = this.#snapshot.row(kind, key)
    openSource(this.#snapshot, undefined, now)
    this.#snapshot.put({ kind, keys: [key], rows: [[key, before?.[1] ?? Number.MAX_SAFE_INTEGER, item]] })
    try {
      if (!this.#files.has(file)) await this.#renderer.files()
      return await this.#renderer.render(file)
    } finally {
      this.#snapshot.put({ kind, keys: [key], rows: before ? [before] : [] })
      if (!this.#files.has(file)) await this.#renderer.files()
    }
  }

  #update(content: ContentChanges, stale: Set<string>): void {
    for (const file of this.#graph.stalePages(this.#take(content))) stale.add(file)
    if (content.all) for (const file of this.#files) stale.add(file)
  }

  #take({ parts, timetables }: ContentChanges): ChangedKey[] {
    const changes = parts.flatMap(part => this.#snapshot.put(part))
    return timetables ? [...changes, ...this.#snapshot.putTimetables(timetables)] : changes
  }

  async #listFiles(now: Temporal.Instant | null): Promise<void> {
    const [files, entry] = await this.#pageRenderer.recorded(now, () => this.#renderer.files())
    this.#files = new Set(files)
    this.#graph.set(routes, entry)
    this.#stale.delete(routes)
  }

  /** Starts render workers if many pages are stale. They receive the current content, and end with the build. */
  #startWorkers(now: Temporal.Instant): RenderWorker[] {
    if (this.#stale.size < (this.#many ?? manyPages)) return []
    return startWorkers({ ...this.#paths, content: this.#snapshot.contents(), now: now.toString() })
  }

  async #renderStale(
    workers: readonly RenderWorker[],
    now: Temporal.Instant,
    urgent: UrgentPages,
    progress: Progress,
  ): Promise<{ rendered: Record<string, ReleaseFile>; failed: FailedPage[] }> {
    const failed: FailedPage[] = []
    this.#frozen = []
    const count = countPages(progress, this.#stale.size)
    const take = (page: RenderedPage) => {
      const { file } = page
      count()
      urgent.answer(file, 'error' in page ? null : page.stored)
      if ('error' in page) {
        this.#graph.clearDue(file)
        return void failed.push(page)
      }
      this.#graph.set(file, page.entry)
      if (page.forSearch) this.#sitemap.set(pathOf(file), page.modified)
      else this.#sitemap.delete(pathOf(file))
      if (page.frozen) this.#frozen.push(file)
    }
    // Tests set the threshold: wait for a worker, or this process would render all pages before one has started.
    if (this.#many !== undefined && workers.length > 0)
      await Promise.any(workers.map(worker => worker.opened)).catch(() => {})
    await renderPages(this.#pageRenderer, workers, [...this.#stale], now, take, urgent.queue)
    urgent.end()
    if (Object.keys(urgent.rendered).length + failed.length !== this.#stale.size)
      throw new Error('A page that was to be rendered was not.')
    this.#broken = new Set(failed.map(({ file }) => file))
    // Sorted, so that the order does not depend on which worker rendered them.
    return { rendered: urgent.rendered, failed: failed.sort((a, b) => (a.file < b.file ? -1 : 1)) }
  }

  #removePage(file: string): void {
    this.#graph.delete(file)
    this.#sitemap.delete(pathOf(file))
    this.#broken.delete(file)
    this.#known.delete(file)
    this.#gone.add(file)
  }

  async #addSitemap(files: Record<string, ReleaseFile>, full: boolean): Promise<void> {
    for (const [name, text] of await this.#sitemap.files(full))
      files[name] = await this.#store.put(name, Buffer.from(text))
  }
}
