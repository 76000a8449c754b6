import { and, asc, desc, eq, gte, isNull, type SQL } from 'drizzle-orm'
import pLimit from 'p-limit'
import type { Translate } from '#i18n/messages.ts'
import type { Release } from '#publishing/release/release.ts'
import { publication } from '../database/tables/content.ts'
import type { Deps } from '../kernel/deps.ts'
import { errorText } from '../kernel/error-text.ts'
import { type BuiltRelease, reasonOf } from './build-release.ts'
import { findDifference } from './verify.ts'

export type Trigger = (typeof publication.$inferInsert)['trigger']

/** Records each publication: its cost, what it changed, and when it became live. */
export class PublicationLog {
  readonly #deps: Deps
  /** The public address to check; undefined in a process that serves no requests. */
  readonly #address: string | undefined
  readonly #checks = pLimit(1)
  #again: NodeJS.Timeout | undefined
  #stopped = false

  constructor(deps: Deps, address: string | undefined) {
    this.#deps = deps
    this.#address = address
  }

  /** An unfinished row has no process any more, as only the leader publishes: it is closed here. */
  async begin(id: string, trigger: Trigger, changeId: number): Promise<void> {
    const { db } = this.#deps
    const error: KnownReason = 'ended'
    await db
      .update(publication)
      .set({ state: 'failed', error })
      .where(and(eq(publication.state, 'building'), isNull(publication.release)))
    await db.insert(publication).values({ id, changeId, trigger, state: 'building' })
  }

  /** The release is current. Its row stays with this process until the release is deployed. */
  async served({ id }: Release): Promise<void> {
    await this.#deps.db.update(publication).set({ release: id }).where(eq(publication.id, id))
  }

  async failed(id: string, failure: Error): Promise<void> {
    await this.#deps.db
      .update(publication)
      .set({ state: 'failed', error: explained(failure) })
      .where(and(eq(publication.id, id), eq(publication.state, 'building')))
  }

  /** The release is deployed. It becomes live once the public address returns it. */
  async deployed(built: BuiltRelease, milliseconds: number, isCurrent: () => boolean): Promise<void> {
    const { release, rendered, changed } = built
    await this.#deps.db
      .update(publication)
      .set({
        changeId: release.change,
        release: release.id,
        files: Object.keys(release.files).length,
        changedFiles: changed.length,
        pages: rendered.pages,
        failedPages: rendered.failed.slice(0, 50),
        milliseconds,
        error: rendered.failed.length > 0 ? rendered.failed.map(reasonOf).join('\n').slice(0, 2000) : null,
      })
      .where(eq(publication.id, release.id))
    this.#check(release, changed, isCurrent)
  }

  /** After a restart: checks a release that became current before and was not checked yet. */
  takeUp(release: Release, isCurrent: () => boolean): void {
    this.#deps.db
      .select()
      .from(publication)
      .where(and(eq(publication.id, release.id), eq(publication.state, 'building')))
      .then(rows => {
        if (rows.length > 0) this.#check(release, ['index.html'], isCurrent)
      })
      .catch(() => {})
  }

  /** Resolves when the checks that were queued before this call have ended. */
  idle(): Promise<void> {
    return this.#checks(() => {})
  }

  async stop(): Promise<void> {
    this.#stopped = true
    clearTimeout(this.#again)
    await this.idle()
  }

  #check(release: Release, changed: readonly string[], isCurrent: () => boolean, tries = 0): void {
    clearTimeout(this.#again)
    const still = () => isCurrent() && !this.#stopped
    this.#checks(async () => {
      const wrong = this.#address ? await findDifference(this.#address, release, changed, still) : null
      const row = this.#deps.db.update(publication)
      // A later release contains everything of this one, too.
      if (!wrong || !isCurrent()) {
        await row.set({ state: 'live', liveAt: this.#deps.now() }).where(eq(publication.id, release.id))
        return
      }
      await row.set({ state: 'failed', error: wrong }).where(eq(publication.id, release.id))
      this.#deps.log({ level: 'error', what: 'publication', error: wrong })
      const pause = Math.min(10 * 60_000, 15_000 * 2 ** tries)
      this.#again = setTimeout(() => {
        if (still()) this.#check(release, changed, isCurrent, tries + 1)
      }, pause).unref()
    }).catch(error => {
      if (!this.#stopped) this.#deps.log({ level: 'error', what: 'publication', error: errorText(error) })
    })
  }
}

const knownReasons = ['diskFull', 'notWritable', 'ended'] as const
type KnownReason = (typeof knownReasons)[number]

/** The reason of a failed publication in the reader's language; known reasons are stored by their name. */
export const reasonIn = (t: Translate, error: string | null): string | null =>
  knownReasons.includes(error as KnownReason) ? t(`api:publication.${error}`) : error

/** The name of a reason that an operator can fix, or else the original message. */
export function explained(failure: Error): string {
  // An error of the render process arrives as text, with its stack trace.
  const [, code] =
    /\b(ENOSPC|EROFS|EACCES|EPERM): .*?, (?:open|write|mkdir|rename|unlink)\b/.exec(failure.message) ?? []
  if (code === 'ENOSPC') return 'diskFull' satisfies KnownReason
  if (code) return 'notWritable' satisfies KnownReason
  return failure.message.replace(/\n\s+at .*/g, '').slice(0, 2000)
}

/** The state of a change on its way to the public site. */
export async function publicationOf(deps: Deps, changeId: number) {
  const shows = gte(publication.changeId, changeId)
  const first = (which: SQL | undefined, order: SQL) =>
    deps.db.select().from(publication).where(which).orderBy(order).limit(1)
  const [live] = await first(and(shows, eq(publication.state, 'live')), asc(publication.id))
  const last = live ?? (await first(shows, desc(publication.id)))[0]
  return {
    state: last?.state ?? ('waiting' as const),
    liveAt: live?.liveAt ? String(live.liveAt) : null,
    milliseconds: live?.milliseconds ?? null,
    error: last?.error ?? null,
  }
}
