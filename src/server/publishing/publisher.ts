import { and, asc, desc, eq, gte, max, type SQL } from 'drizzle-orm'
import type { PoolClient } from 'pg'
import { codeVersion } from '#publish/code-version.ts'
import { exportPictures, exportRelease } from '#publish/export.ts'
import type { FailedPage, Rendered } from '#publish/render-messages.ts'
import { Renderer } from '#publish/renderer.ts'
import { serviceWorker } from '#publish/service-worker.ts'
import { SharePictures } from '#publish/share/pictures.ts'
import { type Release, type SiteStore, withRetiredAssets } from '#publish/site-store.ts'
import type { Deps } from '../app.ts'
import { redirectsForRelease } from '../back-office/redirects.ts'
import { newId } from '../database/connect.ts'
import { change, publication } from '../database/content-tables.ts'
import { locks } from '../database/locks.ts'
import { errorText } from '../error-text.ts'
import { withMedia } from '../media/release.ts'
import { changesSince, everything } from './deliveries.ts'

type Trigger = (typeof publication.$inferInsert)['trigger']

/** A burst of saves is shown together. */
const gatherMilliseconds = 150

/** Turns content changes into releases, one at a time, and tells since when each change is live. */
export class Publisher {
  current: Release | null = null
  /** Pages that the last publication could not render; they stay as they were. */
  failed: FailedPage[] = []
  readonly store: SiteStore
  /** Of shared links. */
  readonly pictures: SharePictures
  readonly #deps: Deps
  readonly #renderer: Renderer
  /** Worked out once: an upgrade that is copied over a running server holds from its next start. */
  readonly #code = codeVersion()
  #wanted: Trigger | null = null
  #full = false
  #running: Promise<void> | null = null
  #stopped = false
  #failures = 0
  #retry: NodeJS.Timeout | undefined
  #drawing: Promise<unknown> = Promise.resolve()
  /** The newest change that the render process knows; null where it knows nothing yet. */
  #known: number | null = null

  constructor(deps: Deps, store: SiteStore, publicUrl: string) {
    this.#deps = deps
    this.store = store
    this.pictures = new SharePictures(store)
    this.#renderer = new Renderer({ publicUrl, directory: store.directory, code: this.#code })
  }

  /** Serves the last release when our code is the same; the first release otherwise, or when content moved on. */
  async start(): Promise<void> {
    const last = await this.store.current()
    const fresh = last && last.code === this.#code
    if (fresh) this.current = last
    if (fresh && last.change >= (await this.#newestChange())) return
    this.request('start')
    if (!fresh) await this.#running
    // Yesterday's site is better than none: the reason is logged, and the next change tries again.
    this.current ??= last
    if (!this.current) throw new Error('The first release could not be built. The reason stands above.')
  }

  request(trigger: Trigger, full = false): void {
    if (this.#stopped) return
    this.#wanted ??= trigger
    this.#full ||= full
    this.#running ??= this.#run().finally(() => {
      this.#running = null
      if (this.#wanted) this.request(this.#wanted)
    })
  }

  /** Resolves when nothing is asked for any more. */
  async idle(): Promise<void> {
    while (this.#running) await this.#running
  }

  async stop(): Promise<void> {
    this.#stopped = true
    this.#wanted = null
    clearTimeout(this.#retry)
    this.#renderer.stop()
    this.pictures.stop()
    await Promise.all([this.#running, this.#drawing])
  }

  async #newestChange(): Promise<number> {
    const [row] = await this.#deps.db.select({ id: max(change.id) }).from(change)
    return row?.id ?? 0
  }

  async #isShown(): Promise<boolean> {
    return this.current !== null && this.current.change >= (await this.#newestChange())
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
      // Two publishers on one database would switch back and forth: only the holder of this lock renders.
      let lock: PoolClient | undefined
      try {
        lock = await this.#deps.database.pool.connect()
        if (!(await this.#whenFree(lock))) continue
        // One save asks twice: where it was made, and by the notification that all processes hear.
        if (trigger === 'change' && !full && (await this.#isShown())) continue
        await this.#publish(trigger, full)
        this.#failures = 0
      } catch (error) {
        if (this.#stopped) continue
        this.#deps.log({ level: 'error', what: 'publication', error: errorText(error) })
        this.#tryAgain(full)
      } finally {
        await lock?.query('select pg_advisory_unlock_all()').catch(() => {})
        lock?.release()
      }
    }
  }

  /** Asked for again and again: a statement that waits would keep us from stopping for as long as another one builds. */
  async #whenFree(lock: PoolClient): Promise<boolean> {
    while (!this.#stopped) {
      const { rows } = await lock.query('select pg_try_advisory_lock($1) as had', [locks.publisher])
      if (rows[0]?.had) return true
      await new Promise(resolve => setTimeout(resolve, 500))
    }
    return false
  }

  /** The folder of PUBLISH_TARGET is brought to the release; pictures that nobody has asked for yet are drawn afterwards. */
  async #bringToTarget(release: Release): Promise<void> {
    const { config, log } = this.#deps
    if (!config.PUBLISH_TARGET) return
    // The folder has one list of what lies in it: what still draws for the last release ends first.
    await this.#drawing
    await exportRelease(this.store, release, config.PUBLISH_TARGET)
    const wanted = () => this.current === release && !this.#stopped
    this.#drawing = exportPictures(this.pictures, release, config.PUBLISH_TARGET, wanted).catch(error => {
      if (!this.#stopped) log({ level: 'error', what: 'pictures of shared links', error: errorText(error) })
    })
  }

  async #publish(trigger: Trigger, full: boolean): Promise<void> {
    const { db, now } = this.#deps
    const started = performance.now()
    const id = newId()
    await db
      .insert(publication)
      .values({ id, changeId: await this.#newestChange(), trigger, state: 'building' })
    try {
      const { rendered, change, whole } = await this.#render(full)
      this.#tellOf(rendered)
      const files = await withMedia(this.#deps, this.store, this.#filesOf(rendered, whole), this.current)
      await this.#addServiceWorker(files)
      const release: Release = {
        id,
        builtAt: now().toString(),
        change,
        code: this.#code,
        files: withRetiredAssets(files, this.current, now()),
        redirects: await redirectsForRelease(db),
      }
      const changed = Object.entries(files).filter(
        ([path, file]) => this.current?.files[path]?.hash !== file.hash,
      ).length
      await this.store.switchTo(release)
      this.current = release
      await this.#renderer.ask({ ask: 'keep', release: id })
      await this.#bringToTarget(release)
      await db
        .update(publication)
        .set({
          state: 'live',
          changeId: change,
          release: id,
          files: Object.keys(files).length,
          changedFiles: changed,
          milliseconds: Math.round(performance.now() - started),
          liveAt: now(),
          error:
            rendered.failed
              .map(one => `${one.file}: ${one.error}`)
              .join('\n')
              .slice(0, 2000) || null,
        })
        .where(eq(publication.id, id))
      await this.store.prune()
    } catch (error) {
      await db
        .update(publication)
        .set({ state: 'failed', error: (error as Error).message.slice(0, 2000) })
        .where(and(eq(publication.id, id), eq(publication.state, 'building')))
      throw error
    }
  }

  /** Pages that a change touches; all of them where nobody knows what they show, or where that is what was asked for. */
  async #render(full: boolean): Promise<{ rendered: Rendered; change: number; whole: boolean }> {
    const { db, now } = this.#deps
    // A full build owes nothing to what is in memory: it must give the same bytes.
    if (full) this.#renderer.stop()
    if (!this.#renderer.warm) this.#known = null
    await this.#renderer.open()
    if (this.#known !== null) {
      const { change, content } = await changesSince(db, now(), this.#known)
      const rendered = await this.#renderer.ask({
        ask: 'render',
        content,
        now: now().toString(),
        full: false,
      })
      this.#known = change
      return { rendered, change, whole: false }
    }
    const last = !full && this.current?.code === this.#code ? this.current : null
    const { change, content } = await everything(db, now(), last?.change ?? null)
    const { resumed } = await this.#renderer.ask({ ask: 'fill', content, resume: last?.id ?? null })
    const whole = !resumed
    const rendered = await this.#renderer.ask({
      ask: 'render',
      content: null,
      now: now().toString(),
      full: whole,
    })
    this.#known = change
    return { rendered, change, whole }
  }

  /** One bad page keeps no other from its readers; where most are bad, it is not the content. */
  #tellOf({ failed, pages }: Rendered): void {
    this.failed = failed
    for (const { file, error } of failed.slice(0, 20))
      this.#deps.log({ level: 'error', what: 'page', file, error: error.slice(0, 500) })
    if (failed.length * 2 > pages && failed.length > 10)
      throw new Error(
        `${failed.length} of ${pages} pages could not be rendered, so the site stays as it is. The first: ${failed[0]?.file}: ${failed[0]?.error}`,
      )
  }

  /** What the new release is made of. A page that could not be rendered stays as it was. */
  #filesOf({ files, removed, failed }: Rendered, whole: boolean): Release['files'] {
    const old = this.current?.files ?? {}
    if (whole) {
      const kept = failed.flatMap(({ file }) => (old[file] ? [[file, old[file]] as const] : []))
      return { ...Object.fromEntries(kept), ...files }
    }
    const rest = Object.fromEntries(Object.entries(old).filter(([, file]) => !file.retiredAt))
    for (const path of removed) delete rest[path]
    return { ...rest, ...files }
  }

  /** Last of all, as it lists the others. */
  async #addServiceWorker(files: Release['files']): Promise<void> {
    const read = (name: string) => this.store.read(files[name] as Release['files'][string])
    const bytes = await serviceWorker(Object.keys(files), read, this.#code)
    if (bytes) files['service-worker.js'] = await this.store.put('service-worker.js', bytes)
    else delete files['service-worker.js']
  }
}

/** Where a change stands on its way to the public. */
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
    error: last?.state === 'failed' ? last.error : null,
  }
}
