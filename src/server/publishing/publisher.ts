import { max } from 'drizzle-orm'
import { codeVersion } from '#publish/code-version.ts'
import { holdOn, type KeptRelease, keptReleases, letGo, rollBack } from '#publish/kept-releases.ts'
import { SharePictures } from '#publish/share/pictures.ts'
import type { Release, SiteStore } from '#publish/site-store.ts'
import type { Deps } from '../app.ts'
import { newId } from '../database/connect.ts'
import { change } from '../database/content-tables.ts'
import { errorText } from '../error-text.ts'
import { type Edition, Press } from './press.ts'
import { Register, type Trigger } from './register.ts'
import type { Publishing } from './releases.ts'
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
  /** Worked out once: an upgrade that is copied over a running server holds from its next start. */
  readonly #code = codeVersion()
  #wanted: Trigger | null = null
  #full = false
  #held = false
  #running: Promise<void> | null = null
  #stopped = false
  #failures = 0
  #retry: NodeJS.Timeout | undefined
  #watch: NodeJS.Timeout | undefined
  #pruned = 0

  /** Readers come to the public address; `checkAt` is where a release is looked at once it is served, if anywhere. */
  constructor(deps: Deps, store: SiteStore, publicUrl: string, checkAt?: string) {
    this.#deps = deps
    this.store = store
    this.pictures = new SharePictures(store)
    this.#press = new Press(deps, store, { publicUrl, code: this.#code })
    this.#register = new Register(deps, checkAt)
    this.#target = new Target(deps, store, this.pictures)
  }

  /** Serves the last release when our code is the same; the first release otherwise, or when content moved on. */
  async start(): Promise<void> {
    const last = await this.store.current()
    const fresh = last && last.code === this.#code
    if (fresh) this.current = last
    this.#held = (await holdOn(this.store)) !== null
    // Held on purpose: what is served stays, also where our code is newer.
    if (this.#held) this.current = last
    this.#watch = setInterval(() => this.#look(), watchMilliseconds).unref()
    if (last) this.#register.takeUp(last)
    if (this.#held && last) return
    if (fresh && last.change >= (await this.#newestChange())) return
    this.request('start')
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

  releases(): Promise<KeptRelease[]> {
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
    clearTimeout(this.#retry)
    clearInterval(this.#watch)
    this.#press.stop()
    this.pictures.stop()
    await Promise.all([this.#running, this.#target.end(), this.#register.stop()])
  }

  async #newestChange(): Promise<number> {
    const [row] = await this.#deps.db.select({ id: max(change.id) }).from(change)
    return row?.id ?? 0
  }

  #isDue(): boolean {
    const due = this.current?.due
    return Boolean(due) && Temporal.Instant.compare(due as string, this.#deps.now()) <= 0
  }

  /** Time passes for every page, and another process or a command may have switched the release. */
  #look(): void {
    if (this.#running || this.#stopped) return
    this.#follow()
      .then(() => {
        if (!this.#held && this.#isDue()) this.request('schedule')
      })
      .catch(error => this.#deps.log({ level: 'error', what: 'publication', error: errorText(error) }))
  }

  async #follow(): Promise<void> {
    const held = (await holdOn(this.store)) !== null
    const id = await this.store.currentId()
    if (this.current && id && id !== this.current.id)
      this.current = (await this.store.current()) ?? this.current
    // Nobody knows what the render process and an old release have in common.
    if (this.#held && !held) this.request('demand', true)
    this.#held = held
  }

  /** What failed may pass: a full disk, a database that was away. The pauses grow to ten minutes. */
  #tryAgain(full: boolean): void {
    const pause = Math.min(10 * 60_000, 15_000 * 2 ** this.#failures++)
    clearTimeout(this.#retry)
    this.#retry = setTimeout(() => this.request('change', full), pause).unref()
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
          },
        )
        this.#failures = 0
      } catch (error) {
        if (this.#stopped) continue
        this.#deps.log({ level: 'error', what: 'publication', error: errorText(error) })
        this.#tryAgain(full)
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
    if (full) return true
    // One save asks twice: where it was made, and by the notification that all processes hear.
    const isShown = this.current !== null && this.current.change >= (await this.#newestChange())
    return trigger === 'change' ? !isShown : true
  }

  async #publish(trigger: Trigger, full: boolean): Promise<void> {
    const started = performance.now()
    const id = newId()
    await this.#register.begin(id, trigger, await this.#newestChange())
    try {
      const before = this.current
      const late = this.#isDue()
      const edition = await this.#press.make(id, before, full)
      this.last = edition.rendered
      if (full && !late && before?.change === edition.release.change) this.#alarm(before, edition)
      // Somebody may have gone back to an earlier release meanwhile.
      if (await holdOn(this.store)) throw new Error('Publishing was held back while this release was made.')
      await this.store.switchTo(edition.release)
      this.current = edition.release
      await this.#press.served(edition.release)
      await this.#target.bring(edition.release, () => this.current === edition.release && !this.#stopped)
      const milliseconds = Math.round(performance.now() - started)
      await this.#register.switched(edition, milliseconds, () => this.current === edition.release)
    } catch (error) {
      await this.#register.failed(id, error as Error)
      throw error
    }
    if (performance.now() - this.#pruned > pruneMilliseconds || this.#pruned === 0) {
      this.#pruned = performance.now()
      await this.store.prune()
    }
  }

  /** The same code and content have given other bytes: then something was not recorded that a page depends on. */
  #alarm({ code }: Release, { changed }: Edition): void {
    const pages = changed.filter(path => !path.startsWith('_assets/'))
    if (code !== this.#code || pages.length === 0) return
    this.#deps.log({
      level: 'error',
      what: 'full build differs',
      count: pages.length,
      pages: pages.slice(0, 50),
    })
  }
}
