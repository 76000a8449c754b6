import { pagesVersion } from '#publish/code-version.ts'
import { holdOn, keptReleases, letGo, rollBack, switchUnlessHeld } from '#publish/kept-releases.ts'
import { SharePictures } from '#publish/share/pictures.ts'
import type { Release, SiteStore } from '#publish/site-store.ts'
import type { Deps } from '../app.ts'
import { newId } from '../database/connect.ts'
import { errorText } from '../error-text.ts'
import { newestChange } from './deliveries.ts'
import { type Edition, isDue, Press } from './press.ts'
import { Register, type Trigger } from './register.ts'
import type { Publishing } from './releases.ts'
import { Retry } from './retry.ts'
import { Target } from './target.ts'
import { inTurn } from './turn.ts'

/** A burst of saves is shown together. */
const gatherMilliseconds = 40
/** So often it looks whether time has changed a page, or somebody else the release. */
const watchMilliseconds = 2_000
const pruneMilliseconds = 10 * 60_000

/** Turns content changes into releases, one at a time, and tells since when each change is live. */
export class Publisher implements Publishing {
  current: Release | null = null
  /** What the last publication rendered. Pages that could not be stay as they were. */
  last: Edition['rendered'] | null = null
  readonly store: SiteStore
  /** Of shared links. */
  readonly pictures: SharePictures
  readonly #deps: Deps
  readonly #press: Press
  readonly #register: Register
  readonly #target: Target
  readonly #code: string
  #wanted: Trigger | null = null
  #full = false
  #held = false
  /** A publication failed: it is owed, also where its changes seem to be shown. */
  #owing = false
  /** The target may show another release than the current one. */
  #uncopied: boolean
  /** Switched to, and not yet written down as shown. */
  #edition: { edition: Edition; started: number } | null = null
  #running: Promise<void> | null = null
  #stopped = false
  readonly #retry = new Retry()
  #watch: NodeJS.Timeout | undefined
  #pruned = 0

  /** Readers come to the public address; `checkAt` is where a release is looked at once it is served, if anywhere; from `many` pages on several processes render. */
  constructor(deps: Deps, store: SiteStore, publicUrl: string, checkAt?: string, many?: number) {
    this.#deps = deps
    this.store = store
    this.#code = pagesVersion(deps.config.PUBLIC_URL)
    this.#uncopied = Boolean(deps.config.PUBLISH_TARGET)
    this.pictures = new SharePictures(store)
    this.#press = new Press(deps, store, { publicUrl, code: this.#code, many })
    this.#register = new Register(deps, checkAt)
    this.#target = new Target(deps, store, this.pictures)
  }

  /** Serves the last release when our code is the same; the first release otherwise, or when content moved on. */
  async start(): Promise<void> {
    const last = await this.store.current()
    const newest = await newestChange(this.#deps.db)
    // The database was restored: numbers of changes that are no more name others now.
    const ahead = last !== null && last.change > newest
    const fresh = last && last.code === this.#code && !ahead
    if (fresh) this.current = last
    this.#held = (await holdOn(this.store)) !== null
    // Held on purpose: what is served stays, also where our code is newer.
    if (this.#held) this.current = last
    this.#watch = setInterval(() => this.#look(), watchMilliseconds).unref()
    if (last) this.#register.takeUp(last)
    if (this.#held && last) return
    if (fresh && last.change >= newest) return
    this.request('start', ahead)
    if (!fresh) await this.#running
    // Yesterday's site is better than none: the reason is logged, and the next change tries again.
    this.current ??= last
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

  shown(): number {
    return this.current?.change ?? 0
  }

  releases() {
    return keptReleases(this.store)
  }

  hold() {
    return holdOn(this.store)
  }

  /** Serves an earlier release, and publishes nothing until a full build is asked for. False where it is not kept. */
  async rollBack(release: string): Promise<boolean> {
    await this.#running
    const done = await rollBack(this.store, release, this.#deps.now())
    if (done) await this.#follow()
    if (this.#uncopied) this.request('change')
    return done
  }

  /** One page as it would be, see Press. */
  preview(draft: Parameters<Publishing['preview']>[0], file: string): Promise<string> {
    return this.#press.preview(this.current, draft, file)
  }

  /** Resolves when nothing is asked for any more. */
  async idle(): Promise<void> {
    while (this.#running) await this.#running
    await this.#register.settled()
  }

  async stop(): Promise<void> {
    this.#stopped = true
    this.#wanted = null
    this.#retry.end()
    clearInterval(this.#watch)
    this.#press.stop()
    this.pictures.stop()
    await Promise.all([this.#running, this.#target.end(), this.#register.stop()])
  }

  /** Time passes for every page, and another process or a command may have switched the release. */
  #look(): void {
    if (this.#running || this.#stopped) return
    this.#follow()
      .then(() => {
        if (this.#retry.waits) return
        if (!this.#held && isDue(this.current, this.#deps.now())) this.request('schedule')
        else if (this.#uncopied) this.request('change')
      })
      .catch(error => this.#deps.log({ level: 'error', what: 'publication', error: errorText(error) }))
  }

  async #follow(): Promise<void> {
    const held = (await holdOn(this.store)) !== null
    const id = await this.store.currentId()
    if (this.current && id && id !== this.current.id) {
      this.current = (await this.store.current()) ?? this.current
      // Who published it has brought it to the target; who went back to it may be a command, which does not.
      this.#uncopied ||= held
    }
    // Nobody knows what the render process and an old release have in common.
    if (this.#held && !held) this.request('demand', true)
    this.#held = held
  }

  async #run(): Promise<void> {
    while (this.#wanted && !this.#stopped) {
      const trigger = this.#wanted
      if (trigger === 'change') await new Promise(resolve => setTimeout(resolve, gatherMilliseconds))
      const full = this.#full
      this.#wanted = null
      this.#full = false
      try {
        await inTurn(
          this.#deps.database,
          () => this.#stopped,
          async () => {
            if (await this.#isNeeded(trigger, full)) await this.#publish(trigger, full)
            else if (this.#uncopied) await this.#copy()
          },
        )
        this.#retry.end()
      } catch (error) {
        if (this.#stopped) continue
        this.#deps.log({ level: 'error', what: 'publication', error: errorText(error) })
        this.#owing ||= this.current === null
        // What is switched to and only waits for the target is not built again.
        this.#retry.later(() => this.request('change', full && !this.#edition))
      }
    }
  }

  async #isNeeded(trigger: Trigger, full: boolean): Promise<boolean> {
    await this.#follow()
    if (full && trigger === 'demand') {
      await letGo(this.store)
      this.#held = false
    }
    if (this.#held) return false
    if (full || this.#owing) return true
    // One save asks twice: where it was made, and by the notification that all processes hear.
    const isShown = this.current !== null && this.current.change >= (await newestChange(this.#deps.db))
    return trigger === 'change' ? !isShown : true
  }

  async #publish(trigger: Trigger, full: boolean): Promise<void> {
    const started = performance.now()
    const id = newId()
    await this.#register.begin(id, trigger, await newestChange(this.#deps.db))
    try {
      this.#owing = true
      this.#edition = null
      // After an upgrade none is ours yet, but readers have its assets open.
      const before = this.current ?? (await this.store.current())
      const late = isDue(this.current, this.#deps.now())
      const edition = await this.#press.make(id, before, full)
      this.last = edition.rendered
      if (full && !late && before?.change === edition.release.change) this.#press.alarm(before, edition)
      await switchUnlessHeld(this.store, edition.release)
      this.current = edition.release
      await this.#press.served(edition.release)
      this.#owing = false
      this.#uncopied = true
      this.#edition = { edition, started }
      await this.#copy()
    } catch (error) {
      await this.#register.failed(id, error as Error)
      throw error
    }
    if (performance.now() - this.#pruned > pruneMilliseconds || this.#pruned === 0) {
      this.#pruned = performance.now()
      await this.store.prune()
    }
  }

  /** A target that refused is tried again with the same release: another one each time would push out those to go back to. */
  async #copy(): Promise<void> {
    const release = this.current
    if (!release) return
    const isCurrent = () => this.current === release
    await this.#target.bring(release, () => isCurrent() && !this.#stopped)
    const { edition, started = 0 } = this.#edition ?? {}
    if (edition?.release === release)
      await this.#register.switched(edition, Math.round(performance.now() - started), isCurrent)
    this.#edition = null
    this.#uncopied = false
  }
}
