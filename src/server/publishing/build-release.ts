import pLimit from 'p-limit'
import { headerRules } from '#publishing/release/headers.ts'
import type { Release } from '#publishing/release/release.ts'
import { withRetiredAssets } from '#publishing/release/retired-assets.ts'
import { serviceWorker } from '#publishing/release/service-worker.ts'
import type { SiteStore } from '#publishing/release/site-store.ts'
import type { FailedPage, Rendered } from '#publishing/render/messages.ts'
import { Renderer, type Renders } from '#publishing/render/renderer.ts'
import type { Steps } from '#terminal/steps.ts'
import { redirectsForRelease } from '../content/redirects.ts'
import type { Deps } from '../kernel/deps.ts'
import { withTimeout } from '../kernel/in-time.ts'
import { withMedia } from '../media/release.ts'
import { allContent, changesSince } from './publications.ts'

export interface BuiltRelease {
  release: Release
  rendered: Omit<Rendered, 'files'>
  /** Paths with other bytes than before, and those that are gone. */
  changed: string[]
}

/** So long, in milliseconds, somebody waits for a preview. */
const previewPatience = 9000

/** Makes releases: has the pages that a change touches rendered, and puts them beside those that stay. */
export class ReleaseBuilder {
  readonly #deps: Deps
  readonly #store: SiteStore
  readonly #renderer: Renderer
  readonly #code: string
  /** The newest change that the render process knows; null where it knows nothing yet. */
  #known: number | null = null
  /** It knows what the pages of the current release have read, so that most of them can stay. */
  #resumed = false
  readonly #filling = pLimit(1)

  constructor(deps: Deps, store: SiteStore, { publicUrl, code, many }: Omit<Renders, 'directory' | 'tell'>) {
    this.#deps = deps
    this.#store = store
    this.#code = code
    const tell = ({ message }: Error) => deps.log({ level: 'error', what: 'render process', error: message })
    this.#renderer = new Renderer({ publicUrl, directory: store.directory, code, many, tell })
  }

  /** Shows bundling and rendering from now on. */
  showSteps(steps: Steps): void {
    this.#renderer.steps = steps
  }

  /** The next release after the current one; not yet served. A full one owes nothing to what is in memory. */
  async make(id: string, current: Release | null, full: boolean): Promise<BuiltRelease> {
    const { now, db } = this.#deps
    const { rendered, change, whole, moment } = await this.#render(current, full)
    this.#renderer.steps.begin('Putting the release together')
    this.#refuseRuin(rendered)
    this.#nameFrozen(rendered)
    // What a power cut emptied is not taken over: only what is rendered is written anew by itself.
    const before = whole && current ? await this.#soundOf(current, rendered) : current
    const kept = filesOf(rendered, before, whole)
    const files = await withMedia(this.#deps, this.#store, kept, before)
    await this.#addServiceWorker(files)
    const release: Release = {
      id,
      builtAt: now().toString(),
      change,
      code: this.#code,
      due: rendered.due,
      latest: whole ? moment.toString() : laterOf(moment, latestOf(current)),
      headers: headerRules(),
      redirects: await redirectsForRelease(db),
      files: withRetiredAssets(files, before, now()),
    }
    const { files: _, ...figures } = rendered
    return { release, rendered: figures, changed: differing(files, current?.files ?? {}) }
  }

  /** The release with those of its files that were not made anew and are there. */
  async #soundOf(current: Release, { files: made }: Rendered): Promise<Release> {
    const others = Object.entries(current.files).filter(([path]) => !made[path])
    const sound = await this.#store.soundOf({ ...current, files: Object.fromEntries(others) })
    return { ...current, files: sound }
  }

  /** The release is served: what was rendered for it need not be rendered again. */
  async served({ id }: Release): Promise<void> {
    await this.#renderer.ask({ ask: 'keep', release: id })
    this.#resumed = true
  }

  /** One page with something in it that is not published. Nothing of it stays anywhere. */
  async preview(
    current: Release | null,
    draft: { kind: string; key: string; item: Record<string, unknown> },
    file: string,
  ): Promise<string> {
    const rendered = this.#fill(current).then(() => {
      const now = this.#deps.now().toString()
      return this.#renderer.ask({ ask: 'preview', ...draft, file, now })
    })
    // The process may be busy with the whole site, or frozen.
    return (await withTimeout(rendered, previewPatience)).html
  }

  /** The same code and content have given other bytes: then something was not recorded that a page depends on. */
  alarm({ code }: Release, { changed }: BuiltRelease): void {
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
    // Pages that say something is over ask for no time any more: those that came too early are found by nobody.
    const anew = full || hasGoneBack(current, now())
    if (anew) this.#renderer.stop()
    const filled = await this.#fill(anew ? null : current)
    const moment = now()
    const { change, content } = filled ? { change: this.#known, content: null } : await this.#news(moment)
    const whole = !this.#resumed
    const rendered = await this.#renderer.ask({ ask: 'render', content, now: moment.toString(), full: whole })
    this.#known = change
    return { rendered, change: change ?? 0, whole, moment }
  }

  #news(now: Temporal.Instant) {
    return changesSince(this.#deps.db, now, this.#known ?? 0)
  }

  /** Gives a process that knows nothing all that is public, once, whoever asks. False where it knew something. */
  #fill(current: Release | null): Promise<boolean> {
    return this.#filling(() => this.#fillNow(current))
  }

  async #fillNow(current: Release | null): Promise<boolean> {
    const { db, now } = this.#deps
    if (!this.#renderer.warm) this.#known = null
    // What is read before the code is bundled would be half a minute old.
    if (this.#known !== null || !this.#renderer.isBundled) await this.#renderer.open()
    if (this.#known !== null) return false
    const last = current?.code === this.#code ? current : null
    const [{ change, content }] = await Promise.all([
      allContent(db, now(), last?.change ?? null),
      this.#renderer.open(),
    ])
    const { resumed } = await this.#renderer.ask({ ask: 'fill', content, resume: last?.id ?? null })
    this.#known = change
    this.#resumed = resumed
    return true
  }

  /** One bad page keeps no other from its readers; where most are bad, it is not the content. */
  #refuseRuin({ failed, pages }: Rendered): void {
    for (const { file, error } of failed.slice(0, 20))
      this.#deps.log({ level: 'error', what: 'page', file, error: error.slice(0, 500) })
    const [first] = failed
    if (!first || failed.length <= 10 || failed.length * 2 <= pages) return
    throw new Error(
      `${failed.length} of ${pages} pages could not be rendered, so the site stays as it is. ${reasonOf(first)}`,
    )
  }

  #nameFrozen({ frozen }: Rendered): void {
    if (frozen.length === 0) return
    const what =
      'pages take the time from the machine, and stand still until they are edited: use src/content/clock.ts'
    this.#deps.log({ level: 'error', what, count: frozen.length, pages: frozen.slice(0, 50) })
  }

  /** Last of all, as it lists the others. */
  async #addServiceWorker(files: Release['files']): Promise<void> {
    const read = (name: string) => this.#store.read(files[name] as Release['files'][string])
    const bytes = await serviceWorker(Object.keys(files), read, this.#code)
    if (bytes) files['service-worker.js'] = await this.#store.put('service-worker.js', bytes)
    else delete files['service-worker.js']
  }
}

/** Time alone has changed one of its pages; or it has gone back, and they are of a day that is still to come. */
export const isDue = (release: Release | null, now: Temporal.Instant): boolean =>
  hasGoneBack(release, now) ||
  (Boolean(release?.due) && Temporal.Instant.compare(release?.due as string, now) <= 0)

/** Clocks are set right by seconds all the time; then a page is early by as much, and right soon. */
const setRight = Temporal.Duration.from({ minutes: 5 })
/** Releases of before do not say how late their pages are: they were rendered when they were built, or earlier. */
const latestOf = (release: Release | null): string | undefined => release?.latest ?? release?.builtAt
const laterOf = (now: Temporal.Instant, latest: string | undefined): string =>
  latest !== undefined && Temporal.Instant.compare(latest, now) > 0 ? latest : now.toString()
const hasGoneBack = (release: Release | null, now: Temporal.Instant): boolean =>
  Temporal.Instant.compare(laterOf(now, latestOf(release)), now.add(setRight)) > 0

export const reasonOf = ({ file, error }: FailedPage): string => `${file}: ${error.split('\n')[0]}`

/** A page that could not be rendered stays as it was. */
function filesOf(
  { files, removed, failed }: Rendered,
  current: Release | null,
  whole: boolean,
): Release['files'] {
  const old = current?.files ?? {}
  if (whole) {
    const kept = failed.flatMap(({ file }) => (old[file] ? [[file, old[file]] as const] : []))
    return { ...Object.fromEntries(kept), ...files }
  }
  const rest = Object.fromEntries(Object.entries(old).filter(([, file]) => !file.retiredAt))
  for (const path of removed) delete rest[path]
  return { ...rest, ...files }
}

const differing = (files: Release['files'], before: Release['files']): string[] => [
  ...Object.keys(files).filter(path => before[path]?.hash !== files[path]?.hash),
  ...Object.keys(before).filter(
    path => !files[path] && !before[path]?.retiredAt && !path.startsWith('_assets/'),
  ),
]
