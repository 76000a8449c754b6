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
  /** The share pictures. */
  readonly pictures: SharePictures
  readonly #deps: Deps
  readonly #press: ReleaseBuilder
  readonly #register: PublicationLog
  readonly #copies: Replication
  readonly #wishes: SiteCommands
  readonly #presence: ProcessHeartbeat
  readonly #code: string
  #wanted: Trigger | null = null
  #full = false
  /** A publication failed and must be repeated, even if its changes seem to be published. */
  #owing = false
  #running: Promise<void> | null = null
  #stopped = false
  readonly #retry = new Retry()
  readonly #complaint: ErrorThrottle
  #watch: NodeJS.Timeout | undefined
  readonly #pruning: Pruning

  /**
   * `publicUrl` is the public address; `checkAt` is the address where a served release is checked, if any; from
   * `many` pages on, render workers help.
   */
  constructor(deps: Deps, store: SiteStore, publicUrl: string, checkAt?: string, many?: number) {
    this.#deps = deps
    this.store = store
    this.#code = pagesVersion(publicUrl)
    this.pictures = new SharePictures(store)
    this.#press = new ReleaseBuilder(deps, store, { publicUrl, code: this.#code, many })
    this.#register = new PublicationLog(deps, checkAt)
    const target = new DeployTarget(deps, store, this.pictures)
    this.#copies = new Replication(deps, target, this.#register, () => this.#newest())
    this.#wishes = new SiteCommands(deps, store)
    this.#presence = new ProcessHeartbeat(deps, store)
    this.#complaint = new ErrorThrottle(deps)
    this.#pruning = new Pruning(deps, store)
  }

  /** Serves the last release at once, whatever version built it. Then publishes if the code or the content is newer. */
  async start(steps?: Steps): Promise<void> {
    // A full disk stops publishing, but must not stop the server and with it bookings.
    const complain = (error: unknown) => this.#complaint.about(error)
    await this.#wishes.follow().catch(complain)
    const last = await this.store.recover()
    // Serve an old release rather than none.
    this.current = last
    if (!last && steps) this.#press.showSteps(steps)
    const newest = await newestChange(this.#deps.db)
    // The database was restored from a backup: change numbers are reused, so the release may be wrong. Or its files
    // are incomplete.
    if (last && (last.change > newest || !(await this.store.holds(last))))
      await this.#wishes.owe('start').catch(complain)
    this.#watch = setInterval(() => this.#look(), watchMilliseconds).unref()
    if (last) this.#register.takeUp(last)
    // Frozen: the release stays, even if our code is newer.
    if (this.#wishes.frozen && last) return
    const fresh = last !== null && last.code === this.#code && this.#wishes.pendingBuild === null
    if (fresh && last.change >= newest) return
    this.#owing = !fresh
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
    return this.#retry.at ?? this.#copies.nextTry
  }

  releases() {
    return storedReleases(this.store)
  }

  /**
   * Serves an earlier release in all processes, and freezes publishing until an administrator or operator unfreezes
   * it.
   */
  async rollBack(release: string, accountId: string | null = null): Promise<boolean> {
    if (!(await rollBack(this.#deps, await this.releases(), release, accountId))) return false
    await this.#follow()
    this.#copies.request()
    return true
  }

  /** Renders one page with an unpublished item, see ReleaseBuilder. */
  preview(draft: Parameters<Publishing['preview']>[0], file: string): Promise<string> {
    return this.#press.preview(this.current, draft, file)
  }

  /** Resolves when no publication is pending or running. */
  async idle(): Promise<void> {
    for (let work = this.#working; work; work = this.#working) await work
    await this.#register.settled()
  }

  get #working(): Promise<void> | null {
    return this.#running ?? this.#copies.running
  }

  async stop(): Promise<void> {
    this.#stopped = true
    this.#wanted = null
    this.#retry.end()
    clearInterval(this.#watch)
    this.#press.stop()
    this.pictures.stop()
    await this.#running
    await Promise.all([this.#copies.stop(), this.#register.stop()])
    await this.#presence.leave(this.#wishes).catch(() => {})
  }

  /** Checks the site commands and whether a page is due; a command or another process may have switched the release. */
  #look(): void {
    if (this.#running || this.#stopped) return
    this.#follow()
      .then(() => {
        this.#complaint.end()
        if (this.#retry.waits || this.#stopped) return
        const { frozen, pendingBuild } = this.#wishes
        if (!frozen && pendingBuild) this.request(pendingBuild)
        else if (!frozen && isDue(this.current, this.#deps.now())) this.request('schedule')
        else this.#copies.continue()
      })
      .catch(error => this.#stopped || this.#complaint.about(error))
  }

  /**
   * The current release of the folder, whichever process built it; the last known one if the database is unavailable.
   */
  async #newest(): Promise<Release | null> {
    if (this.#deps.config.PUBLISH_TARGET) await this.#follow().catch(error => this.#complaint.about(error))
    return this.current
  }

  async #follow(): Promise<void> {
    const [heeded] = await Promise.allSettled([this.#wishes.follow()])
    const id = await this.store.currentId()
    if (this.current && id && id !== this.current.id) {
      this.current = (await this.store.current()) ?? this.current
      // The process that published it has deployed it. A rollback may come from the command line, which does not
      // deploy.
      this.#copies.moved(this.current, this.#wishes.frozen)
    }
    if (heeded.status === 'rejected') throw heeded.reason
    await this.#presence.report(this.current, this.#wishes)
  }

  async #run(): Promise<void> {
    while (this.#wanted && !this.#stopped) {
      const trigger = this.#wanted
      if (trigger === 'change') await new Promise(resolve => setTimeout(resolve, gatherMilliseconds))
      const full = this.#full
      this.#wanted = null
      this.#full = false
      let unsaid = full
      try {
        await withPublisherLock(
          this.#deps.database,
          locks.publisher,
          () => this.#stopped,
          async () => {
            // Store it as a site command: every process must rebuild its own releases.
            if (unsaid) await requestRebuild(this.#deps, trigger)
            unsaid = false
            const need = await this.#need(trigger, full)
            if (need) await this.#publish(this.#wishes.pendingBuild ?? trigger, need === 'whole')
            else this.#copies.request()
          },
        )
        this.#retry.end()
      } catch (error) {
        if (this.#stopped) continue
        this.#deps.log({ level: 'error', what: 'publication', error: errorText(error) })
        this.#owing ||= this.current === null
        // The command is already stored. Storing it again would lift a freeze that was set after it.
        const again = unsaid || (full && this.#wishes.pendingBuild === null)
        this.#retry.later(() => this.request(unsaid ? trigger : 'change', again))
      }
    }
  }

  async #need(trigger: Trigger, full: boolean): Promise<'whole' | 'part' | null> {
    await this.#follow()
    if (this.#wishes.frozen && this.current) return null
    if (full || this.#wishes.pendingBuild) return 'whole'
    if (this.#owing) return 'part'
    // Each save causes two requests: from the process that saved, and from the notification to all processes.
    const isShown = this.current !== null && this.current.change >= (await newestChange(this.#deps.db))
    return (trigger === 'change' || trigger === 'demand') && isShown ? null : 'part'
  }

  async #publish(trigger: Trigger, full: boolean): Promise<void> {
    const started = performance.now()
    const id = newId()
    await this.#register.begin(id, trigger, await newestChange(this.#deps.db))
    try {
      this.#owing = true
      // After an upgrade no release is of our code, but open tabs still use the assets of the current one.
      const before = this.current ?? (await this.store.current())
      const late = isDue(this.current, this.#deps.now())
      const edition = await this.#press.make(id, before, full)
      this.last = edition.rendered
      if (full && !late && before?.change === edition.release.change) this.#press.alarm(before, edition)
      await switchUnlessFrozen(this.store, edition.release, this.current)
      this.current = edition.release
      await this.#press.served(edition.release)
      this.#owing = false
      if (full) await this.#wishes.owe(null)
      await this.#copies.add(edition, started)
    } catch (error) {
      await this.#register.failed(id, error as Error)
      throw error
    }
    await this.#pruning.now()
  }
}
