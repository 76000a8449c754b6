import { desc, eq, inArray, sql } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import type { StoredRelease } from '#publishing/release/release.ts'
import type { Db, Executor } from '../database/connect.ts'
import { change } from '../database/tables/content.ts'
import { release as releaseTable, site } from '../database/tables/site.ts'
import { type Audit, audit } from '../kernel/audit.ts'

export type ReleaseRow = typeof releaseTable.$inferSelect
export type Owed = NonNullable<(typeof site.$inferSelect)['owed']>

/** The site as the database knows it. */
export interface SiteState {
  /** The live release; null before the first. */
  release: ReleaseRow | null
  frozenAt: Temporal.Instant | null
  owed: Owed | null
  owedAt: Temporal.Instant | null
  newestChange: number
}

type Site = typeof site.$inferSelect

/** The channel of notifications about the site. */
export const siteChannel = 'rawat_site'
/** Number of releases that the site can be rolled back to. */
const most = 10

export async function readSite(db: Executor): Promise<SiteState> {
  const [row] = await db
    .select({
      site,
      release: releaseTable,
      newest: sql<number>`(select coalesce(max(id), 0)::int from ${change})`,
    })
    .from(sql`(select 1) as one`)
    .leftJoin(site, sql`true`)
    .leftJoin(releaseTable, eq(releaseTable.id, site.release))
  return {
    release: row?.release ?? null,
    frozenAt: row?.site?.frozenAt ?? null,
    owed: row?.site?.owed ?? null,
    owedAt: row?.site?.owedAt ?? null,
    newestChange: row?.newest ?? 0,
  }
}

/** The row stays locked until the transaction ends, so commands of several processes are executed one after the other. */
async function lockSite(db: Executor): Promise<Site> {
  await db.insert(site).values({}).onConflictDoNothing()
  const [row] = await db.select().from(site).for('update')
  return row as Site
}

/** Every process is notified when the transaction is committed. */
async function changeSite(db: Executor, set: PgUpdateSetSource<typeof site>): Promise<void> {
  await db.update(site).set(set)
  await db.execute(sql`select pg_notify(${siteChannel}, '')`)
}

/**
 * Makes an earlier release the live one in all processes, and freezes publishing: otherwise the next save would publish
 * the unwanted change again. False if the release is not kept any more.
 */
export function rollBack(db: Db, id: string, by: Partial<Audit> = {}): Promise<boolean> {
  return db.transaction(async db => {
    await lockSite(db)
    const [found] = await db.select().from(releaseTable).where(sql`${releaseTable.id}::text = ${id}`)
    if (!found) return false
    const frozenAt = sql`now()`
    await changeSite(db, {
      release: found.id,
      frozenAt,
      frozenBy: by.accountId ?? null,
      owed: null,
      owedAt: null,
    })
    await audit(db, { ...by, action: 'publication.rollback', objectKind: 'release', objectId: found.id })
    return true
  })
}

/** Ends a freeze, and asks for a full build. */
export function publishAgain(
  db: Db,
  by: Partial<Audit> = {},
  action: 'publication.rebuild' | 'publication.resume' = 'publication.rebuild',
): Promise<void> {
  return db.transaction(async db => {
    await lockSite(db)
    await changeSite(db, { frozenAt: null, frozenBy: null, ...owing('demand') })
    await audit(db, { ...by, action, objectKind: 'release' })
  })
}

/** Asks for a full build. It does not end a freeze. */
export function oweBuild(db: Db, why: Owed): Promise<void> {
  return db.transaction(async db => {
    const { frozenAt, release, owed } = await lockSite(db)
    if ((frozenAt && release) || owed) return
    await changeSite(db, owing(why))
  })
}

const owing = (owed: Owed) => ({ owed, owedAt: sql`clock_timestamp()` })

/** What a new release settles: the full build that was asked for at this time, if it is one. */
interface Settled {
  owedAt: Temporal.Instant | null
  /** A freeze keeps the live release. If none can be served, it would keep the site from starting. */
  evenFrozen: boolean
}

/**
 * Makes a new release the live one. False if the site was frozen while it was built. In a transaction of the connection
 * that holds the publisher's lock.
 */
export async function goLive(
  db: Executor,
  { release, manifest }: StoredRelease,
  { owedAt, evenFrozen }: Settled,
): Promise<boolean> {
  const before = await lockSite(db)
  if (before.frozenAt && !evenFrozen) return false
  await addRelease(db, { release, manifest })
  const isSettled = owedAt !== null && before.owedAt?.equals(owedAt)
  await changeSite(db, { release: release.id, ...(isSettled ? { owed: null, owedAt: null } : {}) })
  return true
}

/**
 * Makes the release of this process's folder the live one of a database that knows none: an earlier version built it, or
 * the folder belonged to another database. So a full build follows.
 */
export function adopt(db: Db, stored: StoredRelease): Promise<void> {
  return db.transaction(async db => {
    const { release, frozenAt } = await lockSite(db)
    if (release) return
    await addRelease(db, stored)
    await changeSite(db, { release: stored.release.id, ...(frozenAt ? {} : owing('start')) })
  })
}

async function addRelease(db: Executor, { release, manifest }: StoredRelease): Promise<void> {
  const { id, builtAt, code, change: changeId } = release
  await db
    .insert(releaseTable)
    .values({ id, builtAt: Temporal.Instant.from(builtAt), code, changeId, manifest })
    .onConflictDoNothing()
}

/** The releases that the site can be rolled back to, newest first. */
export async function keptReleases(db: Executor): Promise<(ReleaseRow & { current: boolean })[]> {
  const rows = await db
    .select({ release: releaseTable, live: site.release })
    .from(releaseTable)
    .leftJoin(site, eq(site.release, releaseTable.id))
    .orderBy(desc(releaseTable.builtAt), desc(releaseTable.id))
  return rows.map(({ release, live }) => ({ ...release, current: live === release.id }))
}

/** Deletes all but the newest releases. Returns the manifests of the deleted and of the kept ones. */
export function dropOldReleases(db: Db): Promise<{ dropped: string[]; kept: string[] }> {
  return db.transaction(async db => {
    await lockSite(db)
    const rows = await keptReleases(db)
    const live = rows.find(one => one.current)
    // Ids contain the build time. A release later than the live one was built while the clock was ahead.
    const isAhead = ({ id }: ReleaseRow) => live !== undefined && id > live.id
    const sorted = rows.toSorted((a, b) => Number(isAhead(a)) - Number(isAhead(b)))
    const [kept, dropped] = [sorted.slice(0, most), sorted.slice(most)]
    const ids = dropped.map(one => one.id)
    if (ids.length > 0) await db.delete(releaseTable).where(inArray(releaseTable.id, ids))
    const manifestsOf = (some: ReleaseRow[]) => some.map(one => one.manifest)
    return { dropped: manifestsOf(dropped), kept: manifestsOf(kept) }
  })
}

/** Notes that a deploy target has this release now. */
export async function noteDeployed(db: Executor, id: string, target: string): Promise<void> {
  const at = sql`jsonb_build_object(${target}::text, to_jsonb(clock_timestamp()))`
  await db
    .update(releaseTable)
    .set({ deployedAt: sql`${releaseTable.deployedAt} || ${at}` })
    .where(eq(releaseTable.id, id))
}

/** The release that a deploy target has. */
export async function deployedRelease(db: Executor, target: string): Promise<string | null> {
  const at = sql`${releaseTable.deployedAt} ->> ${target}`
  const [row] = await db
    .select({ id: releaseTable.id })
    .from(releaseTable)
    .where(sql`${at} is not null`)
    .orderBy(sql`(${at})::timestamptz desc`)
    .limit(1)
  return row?.id ?? null
}
