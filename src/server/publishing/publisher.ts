import { pagesVersion } from '#publishing/release/code-version.ts'
import type { Release } from '#publishing/release/release.ts'
import type { SiteStore } from '#publishing/release/site-store.ts'
import { storedReleases, switchUnlessFrozen } from '#publishing/release/stored-releases.ts'
import { SharePictures } from '#publishing/share/pictures.ts'
import type { Steps } from '#terminal/steps.ts'
import { newId } from '../database/connect.ts'
import { locks } from '../database/locks.ts'
import type { Deps, Publishing } from '../kernel/deps.ts'
import { errorText } from '../kernel/error-text.ts'
import { ErrorThrottle } from '../kernel/error-throttle.ts'
import { type BuiltRelease, isDue, ReleaseBuilder } from './build-release.ts'
import { ProcessHeartbeat } from './heartbeats.ts'
import { Pruning } from './pruning.ts'
import { PublicationLog, type Trigger } from './publication-log.ts'
import { newestChange } from './publications.ts'
import { withPublisherLock } from './publisher-lock.ts'
import { Replication } from './replication.ts'
import { Retry } from './retry.ts'
import { requestRebuild, rollBack, SiteCommands } from './site-commands.ts'
import { DeployTarget } from './target.ts'

/** Changes that are saved within this time are published together. */
const gatherMilliseconds = 40
/** How often the publisher checks whether a page is due, or another process has switched the release. */
const watchMilliseconds = 2_000

/** Publishes content changes as releases, one at a time, and records when each change is live. */
export class Publisher implements Publishing {
  current: Release | null = null
  /** The result of the last publication. Pages that failed keep their previous version. */
  last: BuiltRelease['rendered'] | null = null
  readonly store: SiteStore
  readonly pictures: SharePictures
  readonly #deps: Deps
  readonly #builder: ReleaseBuilder
  readonly #log: PublicationLog
  readonly #replication: Replication
  readonly #commands: SiteCommands
  readonly #heartbeat: ProcessHeartbeat
  readonly #code: string
  #wanted: Trigger | null = null
  #full = false
  /** A publication failed and must be repeated, even if its changes seem to be published. */
  #incomplete = false
  #running: Promise<void> | null = null
  #stopped = false
  readonly #retry = new Retry()
  readonly #errors: ErrorThrottle
  #watch: NodeJS.Timeout | undefined
  readonly #pruning: Pruning

  /** `checkAt`: where a served release is checked, if anywhere. From `many` pages on, render workers help. */
  constructor(deps: Deps, store: SiteStore, publicUrl: string, checkAt?: string, many?: number) {
    this.#deps = deps
    this.store = store
    this.#code = pagesVersion(publicUrl)
    this.pictures = new SharePictures(store)
    this.#builder = new ReleaseBuilder(deps, store, { publicUrl, code: this.#code, many })
    this.#log = new PublicationLog(deps, checkAt)
    const target = new DeployTarget(deps, store, this.pictures)
    this.#replication = new Replication(deps, target, this.#log, () => this.#newest())
    this.#commands = new SiteCommands(deps, store)
    this.#heartbeat = new ProcessHeartbeat(deps, store)
    this.#errors = new ErrorThrottle(deps)
    this.#pruning = new Pruning(deps, store)
  }

  /** Serves the last release at once, whatever version built it. Then publishes if the code or the content is newer. */
  async start(steps?: Steps): Promise<void> {
    // A full disk stops publishing, but must not stop the server and with it bookings.
    const complain = (error: unknown) => this.#errors.about(error)
    await this.#commands.follow().catch(complain)
    const last = await this.store.recover()
    // Serve an old release rather than none.
    this.current = last
    if (!last && steps) this.#builder.showSteps(steps)
    const newest = await newestChange(this.#deps.db)
    // The database was restored from a backup: change numbers are reused, so the release may be wrong. Or its files
    // are incomplete.
    if (last && (last.change > newest || !(await this.store.holds(last))))
      await this.#commands.owe('start').catch(complain)
    this.#watch = setInterval(() => this.#look(), watchMilliseconds).unref()
    if (last) this.#log.takeUp(last)
    // Frozen: the release stays, even if our code is newer.
    if (this.#commands.frozen && last) return
    const fresh = last !== null && last.code === this.#code && this.#commands.pendingBuild === null
    if (fresh && last.change >= newest) return
    this.#incomplete = !fresh
    this.request('start')
    if (last) return
    await this.#running
    if (!this.current) throw new Error('The first release could not be built. The reason stands above.')
  }

  request(trigger: Trigger, full = false): void {
    if (this.#stopped) return
    this.#wanted = full ? trigger : (this.#wanted ?? trigger)
    this.#full ||= full
    this.#running ??= this.#run().finally(() => {
      this.#running = null
      if (this.#wanted) this.request(this.#wanted)
    })
  }

  nextTry(): Temporal.Instant | null {
    return this.#retry.at ?? this.#replication.nextTry
  }

  releases = () => storedReleases(this.store)

  /** Serves an earlier release in all processes, and freezes publishing until an administrator unfreezes it. */
  async rollBack(release: string, accountId: string | null = null): Promise<boolean> {
    if (!(await rollBack(this.#deps, await this.releases(), release, accountId))) return false
    await this.#follow()
    this.#replication.request()
    return true
  }

  /** Renders one page with an unpublished item, see ReleaseBuilder. */
  preview(draft: Parameters<Publishing['preview']>[0], file: string): Promise<string> {
    return this.#builder.preview(this.current, draft, file)
  }

  /** Resolves when no publication is pending or running. */
  async idle(): Promise<void> {
    for (let work = this.#working; work; work = this.#working) await work
    await this.#log.settled()
  }

  get #working(): Promise<void> | null {
    return this.#running ?? this.#replication.running
  }

  async stop(): Promise<void> {
    this.#stopped = true
    this.#wanted = null
    this.#retry.end()
    clearInterval(this.#watch)
    this.#builder.stop()
    this.pictures.stop()
    await this.#running
    await Promise.all([this.#replication.stop(), this.#log.stop()])
    await this.#heartbeat.leave(this.#commands).catch(() => {})
  }

  /** Checks the site commands and whether a page is due; a command or another process may have switched the release. */
  #look(): void {
    if (this.#running || this.#stopped) return
    this.#follow()
      .then(() => {
        this.#errors.end()
        if (this.#retry.waits || this.#stopped) return
        const { frozen, pendingBuild } = this.#commands
        if (!frozen && pendingBuild) this.request(pendingBuild)
        else if (!frozen && isDue(this.current, this.#deps.now())) this.request('schedule')
        else this.#replication.continue()
      })
      .catch(error => this.#stopped || this.#errors.about(error))
  }

  /** The current release of the folder; the last known one if the database is unavailable. */
  async #newest(): Promise<Release | null> {
    if (this.#deps.config.PUBLISH_TARGET) await this.#follow().catch(error => this.#errors.about(error))
    return this.current
  }

  async #follow(): Promise<void> {
    const [followed] = await Promise.allSettled([this.#commands.follow()])
    const id = await this.store.currentId()
    if (this.current && id && id !== this.current.id) {
      this.current = (await this.store.current()) ?? this.current
      // The process that published it has deployed it. A rollback by the command line is not deployed yet.
      this.#replication.moved(this.current, this.#commands.frozen)
    }
    if (followed.status === 'rejected') throw followed.reason
    await this.#heartbeat.report(this.current, this.#commands)
  }

  async #run(): Promise<void> {
    while (this.#wanted && !this.#stopped) {
      const trigger = this.#wanted
      if (trigger === 'change') await new Promise(resolve => setTimeout(resolve, gatherMilliseconds))
      const full = this.#full
      this.#wanted = null
      this.#full = false
      let unstored = full
      try {
        await withPublisherLock(
          this.#deps.database,
          locks.publisher,
          () => this.#stopped,
          async () => {
            // Store it as a site command: every process must rebuild its own releases.
            if (unstored) await requestRebuild(this.#deps, trigger)
            unstored = false
            const need = await this.#need(trigger, full)
            if (need) await this.#publish(this.#commands.pendingBuild ?? trigger, need === 'whole')
            else this.#replication.request()
          },
        )
        this.#retry.end()
      } catch (error) {
        if (this.#stopped) continue
        this.#deps.log({ level: 'error', what: 'publication', error: errorText(error) })
        this.#incomplete ||= this.current === null
        // The command is already stored. Storing it again would lift a freeze that was set after it.
        const again = unstored || (full && this.#commands.pendingBuild === null)
        this.#retry.later(() => this.request(unstored ? trigger : 'change', again))
      }
    }
  }

  async #need(trigger: Trigger, full: boolean): Promise<'whole' | 'part' | null> {
    await this.#follow()
    if (this.#commands.frozen && this.current) return null
    if (full || this.#commands.pendingBuild) return 'whole'
    if (this.#incomplete) return 'part'
    // Each save causes two requests: from the process that saved, and from the notification to all processes.
    const isShown = this.current !== null && this.current.change >= (await newestChange(this.#deps.db))
    return (trigger === 'change' || trigger === 'demand') && isShown ? null : 'part'
  }

  async #publish(trigger: Trigger, full: boolean): Promise<void> {
    const started = performance.now()
    const id = newId()
    await this.#log.begin(id, trigger, await newestChange(this.#deps.db))
    try {
      this.#incomplete = true
      // After an upgrade no release is of our code, but open tabs still use the assets of the current one.
      const before = this.current ?? (await this.store.current())
      const late = isDue(this.current, this.#deps.now())
      const built = await this.#builder.make(id, before, full)
      this.last = built.rendered
      if (full && !late && before?.change === built.release.change) this.#builder.alarm(before, built)
      await switchUnlessFrozen(this.store, built.release, this.current)
      this.current = built.release
      await this.#builder.served(built.release)
      this.#incomplete = false
      if (full) await this.#commands.owe(null)
      await this.#replication.add(built, started)
    } catch (error) {
      await this.#log.failed(id, error as Error)
      throw error
    }
    await this.#pruning.now()
  }
}
