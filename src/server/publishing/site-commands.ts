import { asc, gte, sql } from 'drizzle-orm'
import pLimit from 'p-limit'
import type { SiteStore } from '#publishing/release/site-store.ts'
import {
  type Freeze,
  readStoredCommands,
  type StoredCommands,
  writeStoredCommands,
} from '#publishing/release/stored-commands.ts'
import {
  freezeAt,
  freezeOf,
  type StoredRelease,
  storedReleases,
  unfreeze,
} from '#publishing/release/stored-releases.ts'
import { newId } from '../database/connect.ts'
import { siteWish } from '../database/tables/content.ts'
import { audit } from '../kernel/audit.ts'
import type { Deps } from '../kernel/deps.ts'
import { siteProcesses } from './heartbeats.ts'
import { changeOfRelease, type Trigger } from './publication-log.ts'

type Wish = typeof siteWish.$inferSelect
type Said = Pick<typeof siteWish.$inferInsert, 'kind' | 'release' | 'changeId' | 'accountId'>

/** Stores a site command. The table lock makes the order of the numbers equal to the order of the commits. */
export async function storeCommand({ db }: Pick<Deps, 'db'>, wish: Said): Promise<void> {
  await db.transaction(async transaction => {
    await transaction.execute(sql`lock table ${siteWish} in exclusive mode`)
    await transaction.insert(siteWish).values({ id: newId(), ...wish })
  })
}

/** Requests a full rebuild in each process. The nightly rebuild does not lift a freeze. */
export async function requestRebuild(deps: Pick<Deps, 'db'>, trigger: Trigger): Promise<void> {
  if (trigger === 'demand') await storeCommand(deps, { kind: 'resume' })
  if (trigger === 'schedule') await storeCommand(deps, { kind: 'rebuild' })
}

/**
 * Rolls the site back to this release. Processes that do not have it use their newest release that is not newer.
 * Returns false if no process stores it.
 */
export async function rollBack(
  deps: Deps,
  kept: StoredRelease[],
  release: string,
  accountId: string | null,
): Promise<boolean> {
  const own = kept.find(one => one.id === release)
  const others = own ? [] : await siteProcesses(deps)
  if (!own && !others.some(one => one.kept.includes(release))) return false
  const changeId = own?.change ?? (await changeOfRelease(deps, release))
  await storeCommand(deps, { kind: 'hold', release, changeId, accountId })
  return true
}

/**
 * Applies the site commands to the releases of this process, as each process has its own releases. A process that was
 * down applies them after its start. A command line call changes only the files of one folder: it is passed on to the
 * others.
 */
export class SiteCommands {
  readonly #deps: Deps
  readonly #store: SiteStore
  #known: StoredCommands | null = null
  /** The state that could not be written to the disk. It applies all the same, and is written once there is space. */
  #unwritten: StoredCommands | null = null
  readonly #queue = pLimit(1)

  constructor(deps: Deps, store: SiteStore) {
    this.#deps = deps
    this.#store = store
  }

  /** Publishing is frozen, as far as this process knows. */
  frozen = false

  get known(): StoredCommands | null {
    return this.#known
  }

  /** The reason of the pending full rebuild, or null. */
  get pendingBuild(): StoredCommands['owed'] {
    return this.#known?.owed ?? null
  }

  follow(): Promise<void> {
    return this.#queue(() => this.#heed())
  }

  /** Marks a full rebuild as pending; it survives a restart of this process. */
  owe(why: StoredCommands['owed']): Promise<void> {
    return this.#queue(async () => this.#keep({ ...(await this.#read()), owed: why }))
  }

  async #heed(): Promise<void> {
    const known = await this.#read()
    const held = await freezeOf(this.#store)
    this.frozen = held !== null
    const wishes = await this.#since(known.wish)
    const found = known.wish !== null && wishes[0]?.id === known.wish
    const news = found ? wishes.slice(1) : wishes
    const last = news.findLast(one => one.kind !== 'rebuild')
    if (!last && !isSame(held, known.held)) return this.#tell(known, held)
    let next: StoredCommands = { ...known, held, wish: news.at(-1)?.id ?? known.wish }
    if (last) next = await this.#take(last, next)
    // The last applied command is not in the database: it was restored from an earlier backup.
    if (known.wish !== null && !found) next.owed = 'start'
    if (known.wish !== null && !next.held && news.some(one => one.kind === 'rebuild'))
      next.owed ??= 'schedule'
    await this.#keep(await this.#mended(next))
  }

  #since(wish: string | null): Promise<Wish[]> {
    const from = sql`coalesce((select number from ${siteWish} where id = ${wish}), 0)`
    return this.#deps.db
      .select()
      .from(siteWish)
      .where(gte(siteWish.number, from))
      .orderBy(asc(siteWish.number))
  }

  /** A command line call changed our files: store it as a site command, then apply it here as every process does. */
  async #tell(known: StoredCommands, held: Freeze | null): Promise<void> {
    const kept = held ? (await storedReleases(this.#store)).find(one => one.id === held.release) : undefined
    const action = held ? 'publication.rollback' : 'publication.resume'
    await audit(this.#deps.db, { action, objectKind: 'release', objectId: held?.release ?? null })
    await storeCommand(
      this.#deps,
      held ? { kind: 'hold', release: held.release, changeId: kept?.change ?? null } : { kind: 'resume' },
    )
    await this.#keep({ ...known, held })
    await this.#heed()
  }

  async #take(wish: Wish, known: StoredCommands): Promise<StoredCommands> {
    const current = await this.#store.currentId()
    if (wish.kind === 'resume') {
      await unfreeze(this.#store)
      return { ...known, held: null, missing: false, owed: current === null ? null : 'demand' }
    }
    const kept = await storedReleases(this.#store)
    const upTo = wish.changeId
    const own =
      kept.find(one => one.id === wish.release) ?? kept.find(one => upTo !== null && one.change <= upTo)
    const release = own?.id ?? current
    if (!own)
      this.#deps.log({
        level: 'error',
        what: 'publication',
        error: `The release ${wish.release} that was gone back to is not kept here, nor an older one. This process shows what it has until publishing goes on.`,
      })
    const held = release === null ? null : { release, at: String(wish.at) }
    if (held) await freezeAt(this.#store, held)
    return { ...known, held, missing: own === undefined, owed: null }
  }

  /** Completes a freeze that was interrupted, or that was set before the first release existed. */
  async #mended(known: StoredCommands): Promise<StoredCommands> {
    const current = await this.#store.currentId()
    if (known.missing && !known.held && current) {
      const held = { release: current, at: this.#deps.now().toString() }
      await freezeAt(this.#store, held)
      return { ...known, held }
    }
    const { release } = known.held ?? {}
    // If the list of that release was lost, another release stays current.
    const isKept = async () => (await storedReleases(this.#store)).some(one => one.id === release)
    if (release && current && current !== release && (await isKept())) await this.#store.pointTo(release)
    return known
  }

  #read(): Promise<StoredCommands> {
    return this.#unwritten ? Promise.resolve(this.#unwritten) : readStoredCommands(this.#store)
  }

  async #keep(known: StoredCommands): Promise<void> {
    this.frozen = known.held !== null
    this.#known = known
    // Without a file, each read returns a new store name, so the comparison fails and the file is written.
    if (JSON.stringify(known) === JSON.stringify(await readStoredCommands(this.#store))) {
      this.#unwritten = null
      return
    }
    this.#unwritten = known
    await writeStoredCommands(this.#store, known)
    this.#unwritten = null
  }
}

const isSame = (one: Freeze | null, other: Freeze | null) =>
  one?.release === other?.release && one?.at === other?.at
