import pLimit from 'p-limit'
import { type Need, needOf } from '#publishing/control/need.ts'
import { WorkLoop } from '#publishing/control/work-loop.ts'
import { pagesVersion } from '#publishing/release/code-version.ts'
import type { Release } from '#publishing/release/release.ts'
import type { SiteStore } from '#publishing/release/site-store.ts'
import { SharePictures } from '#publishing/share/pictures.ts'
import type { Steps } from '#terminal/steps.ts'
import { newId } from '../database/connect.ts'
import type { Actor, Deps, Publishing } from '../kernel/deps.ts'
import { errorText } from '../kernel/error-text.ts'
import { ErrorThrottle } from '../kernel/error-throttle.ts'
import { adoptServed } from './adopt-release.ts'
import { type BuiltRelease, ReleaseBuilder } from './build-release.ts'
import { ChangedPages } from './changed-pages.ts'
import { Deployment } from './deployment.ts'
import { isDue } from './due.ts'
import { Leadership } from './leadership.ts'
import { LiveRelease } from './live-release.ts'
import { Pruning } from './pruning.ts'
import { PublicationLog, type Trigger } from './publication-log.ts'
import { goLive, readSite, requestBuild, resumePublishing, rollBack, type SiteState } from './site-state.ts'

/** Changes that are saved within this time are published together. */
const debounceMilliseconds = 40
/** Interval of reading the site row of the database, in case a notification was lost. */
const pollMilliseconds = 2_000

export interface PublisherOptions {
  publicUrl: string
  /** The address at which a live release is checked; undefined for no check. */
  checkAt?: string
  /** From this number of pages on, render workers help. */
  many?: number
}

/** Serves the live release, which the database names, in each process. The leader publishes changes as new releases. */
export class Publisher implements Publishing {
  readonly store: SiteStore
  readonly pictures: SharePictures
  readonly changedPages: ChangedPages
  /** The result of the last publication. Pages that failed keep their previous version. */
  last: BuiltRelease['rendered'] | null = null
  readonly #deps: Deps
  readonly #builder: ReleaseBuilder
  readonly #log: PublicationLog
  readonly #deployment: Deployment
  readonly #leadership: Leadership
  readonly #code: string
  readonly #loop: WorkLoop<Need>
  readonly #errors: ErrorThrottle
  readonly #pruning: Pruning
  readonly #live: LiveRelease
  #trigger: Trigger = 'start'
  /** A publication failed and must be repeated, even if its changes seem to be published. */
  #incomplete = false
  #tookOver = false
  /** Ticks overlap if the bucket is slow. A second take-over would stop the first one's render process in its work. */
  readonly #takingOver = pLimit(1)
  #ticks: NodeJS.Timeout | undefined
  #stopped = false

  constructor(deps: Deps, store: SiteStore, { publicUrl, checkAt, many }: PublisherOptions) {
    this.#deps = deps
    this.store = store
    this.#code = pagesVersion(publicUrl)
    this.pictures = new SharePictures(store)
    this.#builder = new ReleaseBuilder(deps, store, { publicUrl, code: this.#code, many })
    this.#log = new PublicationLog(deps, checkAt)
    this.#leadership = new Leadership(deps.database.url)
    this.#deployment = new Deployment(deps, store, this.pictures, this.#log, this)
    this.#errors = new ErrorThrottle(deps)
    this.#pruning = new Pruning(deps, store)
    this.#live = new LiveRelease(deps, store, async () => {
      this.#deployment.loop.request()
      if (store.shared) await this.#pruning.now(this.leads, this.#live.stored)
    })
    this.changedPages = new ChangedPages(this.#builder, this.#live)
    this.#loop = new WorkLoop({
      check: () => this.#check(),
      work: need => this.#publish(need),
      failed: (error, at) => {
        if (at === 'check') this.#errors.about(error)
        else deps.log({ level: 'error', what: 'publication', error: errorText(error) })
      },
    })
  }

  /** The release that this process serves. */
  get current(): Release | null {
    return this.#live.stored?.release ?? null
  }

  /** Whether this process has the lock and has finished taking over. */
  get leads(): boolean {
    return this.#leadership.leads && this.#tookOver
  }

  /** Serves the last release stored on the disk of this process. */
  recover(): Promise<void> {
    return this.#live.recover()
  }

  /** Publishes if this process leads. Resolves when a release is served; throws if the first one could not be built. */
  async start(steps?: Steps): Promise<void> {
    if (!this.current) await this.recover()
    if (!this.current && steps) this.#builder.showSteps(steps)
    await this.#tick()
    this.#ticks = setInterval(() => void this.#tick(), pollMilliseconds).unref()
    this.#loop.request()
    if (!this.leads) this.#builder.prepare().catch(error => this.#stopped || this.#errors.about(error))
    while (!this.current && !this.#stopped) {
      await this.#loop.idle()
      if (this.current) return
      // Another process builds the first release.
      if (this.leads) throw new Error('The first release could not be built. The reason stands above.')
      await new Promise(resolve => setTimeout(resolve, 500))
    }
  }

  /** Call after a change of content or of the site row of the database. */
  request(trigger: Trigger): void {
    this.#trigger = trigger
    this.#loop.request()
    this.#deployment.loop.request()
  }

  /** Requests a full build, also if another process leads. A person's request ends a freeze. */
  async publishAll(by: 'demand' | 'schedule', actor?: Actor): Promise<void> {
    if (by === 'demand') await resumePublishing(this.#deps.db, actor)
    else await requestBuild(this.#deps.db, by)
    this.request(by)
  }

  nextTry(): Temporal.Instant | null {
    return this.#loop.nextTry ?? this.#deployment.loop.nextTry
  }

  /** Serves an earlier release in all processes, and freezes publishing until an administrator unfreezes it. */
  async rollBack(release: string, actor?: Actor): Promise<boolean> {
    if (!(await rollBack(this.#deps.db, release, actor))) return false
    await this.#live.follow()
    this.request('rollback')
    return true
  }

  preview(draft: Parameters<Publishing['preview']>[0], file: string): Promise<string> {
    return this.#builder.preview(this.current, draft, file)
  }

  /** Resolves when no publication is running or requested. */
  async idle(): Promise<void> {
    await this.#loop.idle()
    await this.#deployment.loop.idle()
    await this.#log.idle()
  }

  async stop(): Promise<void> {
    this.#stopped = true
    clearInterval(this.#ticks)
    this.#builder.stop()
    this.pictures.stop()
    await this.#loop.stop()
    await Promise.all([this.#deployment.stop(), this.#log.stop()])
    await this.#leadership.end()
  }

  async #tick(): Promise<void> {
    if (this.#stopped) return
    try {
      // Must come first: a slow bucket would delay it until the lock is lost.
      if (await this.#leadership.seek()) this.#tookOver = false
      await this.#live.follow()
      await this.#takingOver(() => this.#takeOver())
      this.#errors.end()
      this.#loop.tick()
      this.#deployment.loop.tick()
    } catch (error) {
      if (!this.#stopped) this.#errors.about(error)
    }
  }

  /** If this process leads now: the content in its render process may be older than the live release. */
  async #takeOver(): Promise<void> {
    if (!this.#leadership.leads || this.#tookOver) return
    this.#builder.stop()
    await adoptServed(this.#deps, this.store, this.#live)
    const { current } = this
    if (current) this.#log.takeUp(current, () => this.current?.id === current.id)
    this.#incomplete = current?.code !== this.#code
    this.#trigger = 'start'
    this.#tookOver = true
  }

  async #check(): Promise<Need | null> {
    const { frozenAt, owed, newestChange } = await this.#live.follow()
    return needOf({
      leads: this.leads,
      frozen: frozenAt !== null,
      owed: owed !== null,
      served: this.current !== null,
      incomplete: this.#incomplete,
      newest: newestChange,
      shown: this.current?.change ?? 0,
      due: isDue(this.current, this.#deps.now()),
    })
  }

  async #publish(need: Need): Promise<void> {
    const trigger = this.#trigger
    if (trigger === 'change') await new Promise(resolve => setTimeout(resolve, debounceMilliseconds))
    this.#trigger = 'schedule'
    const site = await readSite(this.#deps.db)
    const [started, id] = [performance.now(), newId()]
    await this.#log.begin(id, site.owed ?? trigger, site.newestChange)
    try {
      this.#incomplete = true
      if (await this.#build(id, need === 'full', site, started)) this.#incomplete = false
      else await this.#log.failed(id, new Error('Publishing was frozen while this release was built.'))
    } catch (error) {
      await this.#log.failed(id, error as Error)
      throw error
    } finally {
      this.changedPages.end()
    }
    await this.#pruning.now(this.leads, this.#live.stored)
  }

  /** Builds a release and makes it live. False if the site was frozen meanwhile. */
  async #build(id: string, full: boolean, site: SiteState, started: number): Promise<boolean> {
    const before = this.#live.stored
    const late = isDue(this.current, this.#deps.now())
    if (!this.store.shared) this.changedPages.begin(before?.release ?? null)
    const built = await this.#builder.build(id, before?.release ?? null, full)
    const { release } = built
    this.last = built.rendered
    if (full && !late && before?.release.change === release.change)
      this.#builder.logDifference(before.release, built)
    const stored = { release, manifest: await this.store.write(release) }
    await this.store.shared?.upload(stored, before)
    const owedAt = full ? site.owedAt : null
    const options = { owedAt, evenFrozen: before === null, after: site.release?.id ?? null }
    if (!(await this.#leadership.transaction(db => goLive(db, stored, options)))) return false
    await this.#live.set(stored)
    await this.#builder.served(release)
    this.store.shared?.uploadDependenciesSoon(error => this.#errors.about(error))
    await this.#deployment.add(built, started)
    return true
  }
}
