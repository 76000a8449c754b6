import pLimit from 'p-limit'
import { headerRules } from '#publishing/release/headers.ts'
import type { Release, ReleaseFile } from '#publishing/release/release.ts'
import { addRetiredAssets } from '#publishing/release/retired-assets.ts'
import { serviceWorker } from '#publishing/release/service-worker.ts'
import type { SiteStore } from '#publishing/release/site-store.ts'
import type { Draft, FailedPage, Rendered } from '#publishing/render/messages.ts'
import { Renderer, type Renders } from '#publishing/render/renderer.ts'
import type { Steps } from '#terminal/steps.ts'
import { redirectsForRelease } from '../content/redirects.ts'
import type { Deps } from '../kernel/deps.ts'
import { withTimeout } from '../kernel/timeout.ts'
import { addMedia } from '../media/release.ts'
import { clockWasSetBack, laterOf, latestOf } from './due.ts'
import { allContent, changesSince } from './publications.ts'

export interface BuiltRelease {
  release: Release
  rendered: Omit<Rendered, 'files'>
  /** Paths whose bytes changed, and removed paths. */
  changed: string[]
}

/** Milliseconds after which a visitor gets the page as it was. */
const urgentTimeout = 1500
/** Milliseconds after which a preview times out. */
const previewTimeout = 9000

/** Builds releases: lets the render process render the stale pages, and combines them with the unchanged files. */
export class ReleaseBuilder {
  readonly #deps: Deps
  readonly #store: SiteStore
  readonly #renderer: Renderer
  readonly #code: string
  /** The newest change that the render process has loaded; null before it has loaded any content. */
  #known: number | null = null
  /** The render process has the dependencies of the current release, so only stale pages are rendered. */
  #resumed = false
  readonly #loading = pLimit(1)

  constructor(deps: Deps, store: SiteStore, { publicUrl, code, many }: Omit<Renders, 'directory' | 'warn'>) {
    this.#deps = deps
    this.#store = store
    this.#code = code
    const warn = ({ message }: Error) => deps.log({ level: 'error', what: 'render process', error: message })
    this.#renderer = new Renderer({ publicUrl, directory: store.directory, code, many, warn })
  }

  /** Shows the progress of bundling and rendering from now on. */
  showSteps(steps: Steps): void {
    this.#renderer.steps = steps
  }

  /** Bundles the code ahead, so that this process can build at once if it becomes the leader. */
  prepare(): Promise<void> {
    return this.#renderer.bundle()
  }

  /** Builds the release after the current one, without serving it. A full build uses no content that is in memory. */
  async build(id: string, current: Release | null, full: boolean): Promise<BuiltRelease> {
    const { now, db } = this.#deps
    const { rendered, change, whole, moment } = await this.#render(current, full)
    this.#renderer.steps.begin('Putting the release together')
    this.#refuseMostlyFailed(rendered)
    this.#logFrozen(rendered)
    // After a power cut old files may be empty. Only rendered files are rewritten, so leave out the incomplete others.
    const before = whole && current ? await this.#completeFilesOf(current, rendered) : current
    // The only copy of a list of some ten thousand files: each step changes it in place.
    const files = filesOf(rendered, before, whole)
    await addMedia(this.#deps, this.#store, files, before)
    await this.#addServiceWorker(files)
    const changed = differing(files, current?.files ?? {})
    addRetiredAssets(files, before, now())
    const release: Release = {
      id,
      builtAt: now().toString(),
      change,
      code: this.#code,
      due: rendered.due,
      latest: whole ? moment.toString() : laterOf(moment, latestOf(current)),
      headers: headerRules(),
      redirects: await redirectsForRelease(db),
      files,
    }
    const { files: _, ...figures } = rendered
    return { release, rendered: figures, changed }
  }

  /** The current release without the files that were rendered again and without incomplete files. */
  async #completeFilesOf(current: Release, { files: made }: Rendered): Promise<Release> {
    const others = Object.entries(current.files).filter(([path]) => !made[path])
    const complete = await this.#store.completeFiles({ ...current, files: Object.fromEntries(others) })
    return { ...current, files: complete }
  }

  /** The release is served: its rendered pages are no longer stale. */
  async served({ id }: Release): Promise<void> {
    await this.#renderer.ask({ ask: 'released', release: id })
    this.#resumed = true
  }

  /** A page of the release after `current`, whose incremental build is running; null if the build does not change it. */
  async urgent(current: Release, file: string): Promise<ReleaseFile | null> {
    // The pages of another version of the code need files that the current release does not have.
    if (current.code !== this.#code) return null
    return withTimeout(this.#renderer.urgent(file), urgentTimeout).catch(() => null)
  }

  /** Renders one page with an unpublished item. Nothing of it is stored. */
  async preview(current: Release | null, draft: Draft, file: string): Promise<string> {
    const rendered = this.#contentFor(current).then(async ({ change, content, moment }) => {
      const page = await this.#renderer.ask({
        ask: 'preview',
        ...draft,
        file,
        content,
        now: moment.toString(),
      })
      this.#knows(change)
      return page
    })
    // The process may be busy with a full build, or frozen.
    return (await withTimeout(rendered, previewTimeout)).html
  }

  /** Logs pages whose bytes differ although code and content are equal: a dependency of them was not recorded. */
  logDifference({ code }: Release, { changed }: BuiltRelease): void {
    const pages = changed.filter(path => !path.startsWith('_assets/'))
    if (code !== this.#code || pages.length === 0) return
    this.#deps.log({
      level: 'error',
      what: 'full build differs',
      count: pages.length,
      pages: pages.slice(0, 50),
    })
  }

  stop(): void {
    this.#renderer.stop()
  }

  async #render(current: Release | null, full: boolean) {
    const { now } = this.#deps
    // If the clock was set back, pages that already show something as over have no due time left, so no incremental
    // build would correct them.
    const reload = full || clockWasSetBack(current, now())
    if (reload) this.#renderer.stop()
    const { change, content, moment } = await this.#contentFor(reload ? null : current)
    const whole = !this.#resumed
    const rendered = await this.#renderer.ask({ ask: 'render', content, now: moment.toString(), full: whole })
    this.#knows(change)
    return { rendered, change, whole, moment }
  }

  /** What the render process has to learn for its content to be that of the database; null if it has just loaded it. */
  async #contentFor(release: Release | null) {
    const loaded = await this.#load(release)
    const moment = this.#deps.now()
    const { change, content } = loaded
      ? { change: this.#known, content: null }
      : await changesSince(this.#deps.db, moment, this.#known ?? 0)
    return { change: change ?? 0, content, moment }
  }

  /** A preview and a build can learn of changes side by side: the process has those of both. */
  #knows(change: number): void {
    this.#known = Math.max(this.#known ?? 0, change)
  }

  /**
   * Loads all public content into an empty render process; concurrent calls load it once. Returns false if it was not
   * empty.
   */
  #load(current: Release | null): Promise<boolean> {
    return this.#loading(() => this.#loadNow(current))
  }

  async #loadNow(current: Release | null): Promise<boolean> {
    const { db, now } = this.#deps
    if (!this.#renderer.warm) this.#known = null
    // Bundle first: content that was read before would be half a minute old.
    if (this.#known !== null || !this.#renderer.isBundled) await this.#renderer.open()
    if (this.#known !== null) return false
    const last = current?.code === this.#code ? current : null
    const [{ change, content }] = await Promise.all([
      allContent(db, now(), last?.change ?? null),
      this.#renderer.open(),
    ])
    const { resumed } = await this.#renderer.ask({ ask: 'load', content, resume: last?.id ?? null })
    this.#known = change
    this.#resumed = resumed
    return true
  }

  /**
   * A page that fails does not stop the others. If most pages fail, the cause is not the content, and the release is
   * refused.
   */
  #refuseMostlyFailed({ failed, pages }: Rendered): void {
    for (const { file, error } of failed.slice(0, 20))
      this.#deps.log({ level: 'error', what: 'page', file, error: error.slice(0, 500) })
    const [first] = failed
    if (!first || failed.length <= 10 || failed.length * 2 <= pages) return
    throw new Error(
      `${failed.length} of ${pages} pages could not be rendered, so the site stays as it is. ${reasonOf(first)}`,
    )
  }

  #logFrozen({ frozen }: Rendered): void {
    if (frozen.length === 0) return
    const what =
      'pages take the time from the machine, and stand still until they are edited: use src/content/clock.ts'
    this.#deps.log({ level: 'error', what, count: frozen.length, pages: frozen.slice(0, 50) })
  }

  /** Must be called last, as the service worker lists the other files. */
  async #addServiceWorker(files: Release['files']): Promise<void> {
    const read = (name: string) => this.#store.read(files[name] as Release['files'][string])
    const bytes = await serviceWorker(Object.keys(files), read, this.#code)
    if (bytes) files['service-worker.js'] = await this.#store.put('service-worker.js', bytes)
    else delete files['service-worker.js']
  }
}

export const reasonOf = ({ file, error }: FailedPage): string => `${file}: ${error.split('\n')[0]}`

/** A page that failed to render keeps its previous version. */
function filesOf(
  { files, removed, failed }: Rendered,
  current: Release | null,
  whole: boolean,
): Release['files'] {
  const old = current?.files ?? {}
  const remaining = whole
    ? Object.fromEntries(failed.flatMap(({ file }) => (old[file] ? [[file, old[file]] as const] : [])))
    : { ...old }
  for (const path of removed) delete remaining[path]
  for (const path in remaining) if (remaining[path]?.retiredAt) delete remaining[path]
  return Object.assign(remaining, files)
}

function differing(files: Release['files'], before: Release['files']): string[] {
  const paths: string[] = []
  for (const path in files)
    if (files[path] !== before[path] && files[path]?.hash !== before[path]?.hash) paths.push(path)
  for (const path in before)
    if (!files[path] && !before[path]?.retiredAt && !path.startsWith('_assets/')) paths.push(path)
  return paths
}
