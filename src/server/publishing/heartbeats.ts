import { hostname } from 'node:os'
import { eq, sql } from 'drizzle-orm'
import type { Release } from '#publishing/release/release.ts'
import type { SiteStore } from '#publishing/release/site-store.ts'
import type { StoredCommands } from '#publishing/release/stored-commands.ts'
import { storedReleases } from '#publishing/release/stored-releases.ts'
import { siteProcess } from '../database/tables/content.ts'
import type { Deps } from '../kernel/deps.ts'

interface Followed {
  readonly known: StoredCommands | null
}

const sayAgain = 30
/**
 * The time since the last heartbeat, by the database's clock, as the clocks of machines differ. Absolute: after the
 * clock was set back, an old row lies in the future, and its process may have ended since.
 */
const silence = sql`greatest(now() - ${siteProcess.seenAt}, ${siteProcess.seenAt} - now())`

/** Stores in the database which release this process serves, so that administrators see a process that lags behind. */
export class ProcessHeartbeat {
  readonly #deps: Deps
  readonly #store: SiteStore
  #said = ''
  #at: Temporal.Instant | null = null

  constructor(deps: Deps, store: SiteStore) {
    this.#deps = deps
    this.#store = store
  }

  async report(current: Release | null, { known }: Followed): Promise<void> {
    if (!known) return
    const { db, now, config } = this.#deps
    const text = JSON.stringify([current?.id, known.missing, known.store])
    // Absolute: the clock may have been set back.
    const due = this.#at === null || Math.abs(this.#at.until(now()).total('seconds')) >= sayAgain
    if (text === this.#said && !due) return
    const row = {
      name: `${hostname()}:${config.PORT}`,
      release: current?.id ?? null,
      builtAt: current?.builtAt ?? null,
      kept: (await storedReleases(this.#store)).map(one => one.id),
      missing: known.missing,
      seenAt: sql`now()`,
    }
    await db
      .insert(siteProcess)
      .values({ store: known.store, ...row })
      .onConflictDoUpdate({ target: siteProcess.store, set: row })
    await db.delete(siteProcess).where(sql`${silence} > interval '1 hour'`)
    this.#said = text
    this.#at = now()
  }

  async leave({ known }: Followed): Promise<void> {
    if (known) await this.#deps.db.delete(siteProcess).where(eq(siteProcess.store, known.store))
  }
}

/** The processes that serve the site at the moment. */
export const siteProcesses = ({ db }: Pick<Deps, 'db'>) =>
  db.select().from(siteProcess).where(sql`${silence} < interval '2 minutes'`).orderBy(siteProcess.name)
