import type { Release } from '#publishing/release/release.ts'
import { locks } from '../database/locks.ts'
import type { Deps } from '../kernel/deps.ts'
import { errorText } from '../kernel/error-text.ts'
import type { BuiltRelease } from './build-release.ts'
import type { PublicationLog } from './publication-log.ts'
import { withPublisherLock } from './publisher-lock.ts'
import { Retry } from './retry.ts'
import type { DeployTarget } from './target.ts'

/** Current, but not yet deployed. */
interface Fresh {
  edition: BuiltRelease
  started: number
}

/**
 * Deploys the current release to the target, in parallel to publishing: a target that hangs for minutes delays
 * neither the next release nor a rollback. A failed deployment is retried with the same release: a new release for
 * each attempt would push out those that the site can be rolled back to.
 */
export class Replication {
  readonly #deps: Deps
  readonly #target: DeployTarget
  readonly #register: PublicationLog
  /** Reads the release to deploy; another process may have switched it. */
  readonly #newest: () => Promise<Release | null>
  readonly #retry = new Retry()
  #fresh: Fresh[] = []
  /** The target may show another release than the current one. */
  #due: boolean
  #current: string | null = null
  #running: Promise<void> | null = null
  #stopped = false

  constructor(
    deps: Deps,
    target: DeployTarget,
    register: PublicationLog,
    newest: () => Promise<Release | null>,
  ) {
    this.#deps = deps
    this.#target = target
    this.#register = register
    this.#newest = newest
    this.#due = this.#isWanted
  }

  get running(): Promise<void> | null {
    return this.#running
  }

  /** When a failed deployment is retried. */
  get nextTry(): Temporal.Instant | null {
    return this.#retry.at
  }

  /** A new release is current. */
  async add(edition: BuiltRelease, started: number): Promise<void> {
    this.#fresh.push({ edition, started })
    this.#current = edition.release.id
    this.#due = true
    await this.#register.served(edition.release)
    this.request()
  }

  /** Another process or a command has switched the release. If `ours`, this process must deploy it. */
  moved({ id }: Release, ours: boolean): void {
    this.#current = id
    this.#due ||= ours && this.#isWanted
  }

  /** Continues unless a failed deployment waits for its retry; `request` does not wait. */
  continue(): void {
    if (!this.#retry.waits) this.request()
  }

  request(): void {
    if (this.#due && !this.#stopped) this.#running ??= this.#run().finally(() => this.#ended())
  }

  async stop(): Promise<void> {
    this.#stopped = true
    this.#retry.end()
    await Promise.all([this.#running, this.#target.end()])
  }

  get #isWanted(): boolean {
    return Boolean(this.#deps.config.PUBLISH_TARGET)
  }

  #ended(): void {
    this.#running = null
    // Deploys a release that became current meanwhile.
    this.continue()
  }

  async #run(): Promise<void> {
    const isStopped = () => this.#stopped
    try {
      if (this.#isWanted)
        await withPublisherLock(this.#deps.database, locks.target, isStopped, () => this.#copy())
      else await this.#copy()
      this.#retry.end()
    } catch (error) {
      if (this.#stopped) return
      this.#deps.log({ level: 'error', what: 'publication', error: errorText(error) })
      this.#retry.later(() => this.request())
      for (const { edition } of this.#fresh)
        await this.#register.failed(edition.release.id, error as Error).catch(() => {})
    }
  }

  async #copy(): Promise<void> {
    this.#due = false
    const release = await this.#newest()
    if (!release) return
    this.#current = release.id
    try {
      await this.#target.bring(release, () => this.#current === release.id && !this.#stopped)
      await this.#tell(release)
    } catch (error) {
      this.#due = true
      throw error
    }
  }

  /** Records this release and all before it as deployed. */
  async #tell({ id }: Release): Promise<void> {
    const count = this.#fresh.findIndex(({ edition }) => edition.release.id === id) + 1
    for (const { edition, started } of this.#fresh.slice(0, count)) {
      const isCurrent = () => this.#current === edition.release.id
      await this.#register.switched(edition, Math.round(performance.now() - started), isCurrent)
    }
    this.#fresh = this.#fresh.slice(count)
  }
}
