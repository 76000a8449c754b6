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

/** A burst of saves is shown together. */
const gatherMilliseconds = 40
/** So often it looks whether time has changed a page, or somebody else the release. */
const watchMilliseconds = 2_000

/** Turns content changes into releases, one at a time, and tells since when each change is live. */
export class Publisher implements Publishing {
  current: Release | null = null
  /** What the last publication rendered. Pages that could not be stay as they were. */
  last: BuiltRelease['rendered'] | null = null
  readonly store: SiteStore
  /** Of shared links. */
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
  /** A publication failed: it is owed, also where its changes seem to be shown. */
  #owing = false
  #running: Promise<void> | null = null
  #stopped = false
  readonly #retry = new Retry()
  readonly #complaint: ErrorThrottle
  #watch: NodeJS.Timeout | undefined
  readonly #pruning: Pruning

  /** Readers come to the public address; `checkAt` is where a release is looked at once it is served, if anywhere; from `many` pages on several processes render. */
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

  /** Serves the last release at once, whatever made it; the next one follows where our code or the content moved on. */
  async start(steps?: Steps): Promise<void> {
    // A full disk keeps a site from being published, and nobody from booking.
    const complain = (error: unknown) => this.#complaint.about(error)
    await this.#wishes.follow().catch(complain)
    const last = await this.store.recover()
    // Yesterday's site is better than none.
    this.current = last
    if (!last && steps) this.#press.showSteps(steps)
    const newest = await newestChange(this.#deps.db)
    // The database was restored: numbers of changes that are no more name others now.
    if (last && (last.change > newest || !(await this.store.holds(last))))
      await this.#wishes.owe('start').catch(complain)
    this.#watch = setInterval(() => this.#look(), watchMilliseconds).unref()
    if (last) this.#register.takeUp(last)
    // Held on purpose: what is served stays, also where our code is newer.
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

  /** Serves an earlier release, here and in all processes, and publishes nothing until everything is asked for anew. */
  async rollBack(release: string, accountId: string | null = null): Promise<boolean> {
    if (!(await rollBack(this.#deps, await this.releases(), release, accountId))) return false
    await this.#follow()
    this.#copies.request()
    return true
  }

  /** One page as it would be, see Press. */
  preview(draft: Parameters<Publishing['preview']>[0], file: string): Promise<string> {
    return this.#press.preview(this.current, draft, file)
  }

  /** Resolves when nothing is asked for any more. */
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

  /** Time passes for every page, and another process or a command may have switched the release. */
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

  /** As in the folder now, whoever published last; as far as it is known where the database is away. */
  async #newest(): Promise<Release | null> {
    if (this.#deps.config.PUBLISH_TARGET) await this.#follow().catch(error => this.#complaint.about(error))
    return this.current
  }

  async #follow(): Promise<void> {
    const [heeded] = await Promise.allSettled([this.#wishes.follow()])
    const id = await this.store.currentId()
    if (this.current && id && id !== this.current.id) {
      this.current = (await this.store.current()) ?? this.current
      // Who published it has brought it to the target; who went back to it may be a command, which does not.
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
            // Every process is to do it, each with releases of its own.
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
        // What was said waits on the disk: said again it would let go of what somebody has held since.
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
    // One save asks twice: where it was made, and by the notification that all processes hear.
    const isShown = this.current !== null && this.current.change >= (await newestChange(this.#deps.db))
    return (trigger === 'change' || trigger === 'demand') && isShown ? null : 'part'
  }

  async #publish(trigger: Trigger, full: boolean): Promise<void> {
    const started = performance.now()
    const id = newId()
    await this.#register.begin(id, trigger, await newestChange(this.#deps.db))
    try {
      this.#owing = true
      // After an upgrade none is ours yet, but readers have its assets open.
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
