import { openSource, type Recorder } from '#content/slot.ts'
import { type PageReads, Reads, type Touch } from './reads.ts'
import { type ReadsFile, readReads, writeReads } from './reads-file.ts'
import type { Delivery, FailedPage, Rendered } from './render-messages.ts'
import { Shelf } from './shelf.ts'
import { bundledFiles } from './site-bundle.ts'
import { isForSearch, pathOf, SiteRenderer } from './site-renderer.ts'
import { type ReleaseFile, SiteStore } from './site-store.ts'
import { sitemapFiles } from './sitemap.ts'

/** Stands in the table for the list of pages itself: what decides which pages there are. */
const routes = ''

/** Which pages there are, what each has read, and which of them the next release owes its readers. */
export class PageDesk {
  readonly #renderer: SiteRenderer
  readonly #store: SiteStore
  readonly #bundle: string
  readonly #site: string
  readonly #shelf = new Shelf()
  #reads = new Reads()
  /** Pages that a release holds, and those of them that search engines may show. */
  #known = new Set<string>()
  #indexed = new Set<string>()
  /** To be rendered: touched by a change, or rendered for a release that never came about. */
  #owed = new Set<string>()
  #broken = new Set<string>()
  /** Pages that the next release no longer has. */
  readonly #gone = new Set<string>()
  #files = new Set<string>()
  #sitemap = ''

  constructor(renderer: SiteRenderer, store: SiteStore, bundle: string, site: string) {
    this.#renderer = renderer
    this.#store = store
    this.#bundle = bundle
    this.#site = site
  }

  static async open(bundle: string, site: string, store: string): Promise<PageDesk> {
    return new PageDesk(await SiteRenderer.open(bundle, site), new SiteStore(store), bundle, site)
  }

  /** Takes all content in. Where the pages of a release are still known by what they read, only what changed since is owed. */
  async fill(content: Delivery, resume: string | null): Promise<boolean> {
    this.#take(content)
    const kept = resume === null ? null : await readReads(this.#store, resume)
    if (!kept) return false
    this.#reads = new Reads()
    for (const [file, entry] of kept.pages) this.#reads.set(file, entry)
    this.#known = new Set(kept.pages.map(([file]) => file).filter(file => file !== routes))
    this.#indexed = new Set(kept.indexed)
    this.#broken = new Set(kept.broken)
    this.#owed = this.#reads.touchedBy(content.unknown ?? [])
    // What the app itself needs to know of the pages there are.
    await this.#listFiles()
    if (content.all) for (const file of this.#files) this.#owed.add(file)
    return true
  }

  async render(content: Delivery | null, now: Temporal.Instant, full: boolean): Promise<Rendered> {
    const started = performance.now()
    const before = process.cpuUsage()
    if (content) for (const file of this.#reads.touchedBy(this.#take(content))) this.#owed.add(file)
    if (content?.all) for (const file of this.#files) this.#owed.add(file)
    for (const file of this.#reads.dueAt(now.epochMilliseconds)) this.#owed.add(file)
    for (const file of this.#broken) this.#owed.add(file)
    if (full || this.#files.size === 0 || this.#owed.has(routes)) await this.#listFiles()
    for (const file of this.#files) if (full || !this.#known.has(file)) this.#owed.add(file)
    for (const file of this.#owed) if (!this.#files.has(file)) this.#owed.delete(file)
    for (const file of this.#known) if (!this.#files.has(file)) this.#forget(file)
    const files: Record<string, ReleaseFile> = full
      ? await this.#store.putFolder(bundledFiles(this.#bundle))
      : {}
    const failed = await this.#renderOwed(files, now)
    await this.#addSitemap(files, full)
    const { user, system } = process.cpuUsage(before)
    return {
      files,
      removed: [...this.#gone].filter(file => !this.#files.has(file)),
      failed,
      pages: this.#owed.size,
      milliseconds: Math.round(performance.now() - started),
      processor: Math.round((user + system) / 1000),
      memory: process.memoryUsage.rss(),
      due: this.due,
    }
  }

  /** The release that holds what was rendered last is the current one: nothing of it is owed any more. */
  keep(release: string): void {
    this.#known = new Set(this.#files)
    this.#owed.clear()
    this.#gone.clear()
    const file: ReadsFile = {
      release,
      pages: [...this.#reads.entries()],
      indexed: [...this.#indexed],
      broken: [...this.#broken],
    }
    writeReads(this.#store, file)
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

  #take({ parts, timetables }: Delivery): Touch[] {
    const touches = parts.flatMap(part => this.#shelf.put(part))
    return timetables ? [...touches, ...this.#shelf.putTimetables(timetables)] : touches
  }

  async #listFiles(): Promise<void> {
    const [files, entry] = await this.#recorded(null, () => this.#renderer.files())
    this.#files = new Set(files)
    this.#reads.set(routes, entry)
    this.#owed.delete(routes)
  }

  /** Pages are rendered one after the other, so that what is read meanwhile was read by this one. */
  async #recorded<T>(now: Temporal.Instant | null, work: () => Promise<T>): Promise<[T, PageReads]> {
    const reads = new Set<string>()
    let due: number | null = null
    const recorder: Recorder = {
      read: dependency => reads.add(dependency),
      due: moment => {
        due = Math.min(due ?? Number.POSITIVE_INFINITY, moment.epochMilliseconds)
      },
    }
    openSource(this.#shelf, recorder, now ?? undefined)
    const result = await work()
    return [result, { reads: [...reads], due }]
  }

  async #renderOwed(files: Record<string, ReleaseFile>, now: Temporal.Instant): Promise<FailedPage[]> {
    const failed: FailedPage[] = []
    const writing = new Set<Promise<void>>()
    const broken = new Set<string>()
    for (const file of this.#owed) {
      try {
        const [bytes, entry] = await this.#recorded(now, () => this.#renderer.render(file))
        this.#reads.set(file, entry)
        if (isForSearch(file, bytes)) this.#indexed.add(file)
        else this.#indexed.delete(file)
        const write = this.#store.put(file, bytes).then(stored => {
          files[file] = stored
          writing.delete(write)
        })
        writing.add(write)
        // Compressing goes on beside; memory must not.
        if (writing.size >= 16) await Promise.race(writing)
      } catch (error) {
        broken.add(file)
        this.#reads.stopClock(file)
        failed.push({ file, error: (error as Error).message })
      }
    }
    await Promise.all(writing)
    this.#broken = broken
    return failed
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
    if (!full && known === this.#sitemap) return
    for (const [name, bytes] of await sitemapFiles(names.map(pathOf), this.#site))
      files[name] = await this.#store.put(name, bytes)
    this.#sitemap = known
  }
}
