import { and, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import type { StoredRelease } from '#publishing/release/release.ts'
import type { Db, Executor } from '../database/connect.ts'
import { change } from '../database/tables/content.ts'
import { release as releaseTable, site } from '../database/tables/site.ts'
import { type Audit, audit } from '../kernel/audit.ts'

export type ReleaseRow = typeof releaseTable.$inferSelect
export type PendingBuild = NonNullable<(typeof site.$inferSelect)['owed']>

/** The state of the site in the database. */
export interface SiteState {
  /** The live release; null before the first. */
  release: ReleaseRow | null
  frozenAt: Temporal.Instant | null
  owed: PendingBuild | null
  owedAt: Temporal.Instant | null
  newestChange: number
}

type Site = typeof site.$inferSelect

/** The channel of notifications about the site. */
export const siteChannel = 'rawat_site'
/** Number of releases that the site can be rolled back to. */
const maxReleases = 10

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
 * the unwanted change again. Returns false if the release is no longer stored.
 */
export function rollBack(db: Db, id: string, by: Partial<Audit> = {}): Promise<boolean> {
  return db.transaction(async db => {
    await lockSite(db)
    const [found] = await db
      .select()
      .from(releaseTable)
      .where(and(sql`${releaseTable.id}::text = ${id}`, isNull(releaseTable.droppedAt)))
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

/** Ends a freeze, and requests a full build. */
export function resumePublishing(
  db: Db,
  by: Partial<Audit> = {},
  action: 'publication.rebuild' | 'publication.resume' = 'publication.rebuild',
): Promise<void> {
  return db.transaction(async db => {
    await lockSite(db)
    await changeSite(db, { frozenAt: null, frozenBy: null, ...pendingBuild('demand') })
    await audit(db, { ...by, action, objectKind: 'release' })
  })
}

/** Requests a full build. It does not end a freeze. */
export function requestBuild(db: Db, why: PendingBuild): Promise<void> {
  return db.transaction(async db => {
    const { frozenAt, release, owed } = await lockSite(db)
    if ((frozenAt && release) || owed) return
    await changeSite(db, pendingBuild(why))
  })
}

const pendingBuild = (owed: PendingBuild) => ({ owed, owedAt: sql`clock_timestamp()` })

interface PublishOptions {
  /** The request of a full build that the new release fulfils; null for an incremental build. */
  owedAt: Temporal.Instant | null
  /** Ignores a freeze: with a freeze and without a release, the site could never start. */
  evenFrozen: boolean
  /** The release that was live when the build began. */
  after: string | null
}

/**
 * Makes a new release the live one. Returns false if the site was frozen while it was built. Call it in a transaction of
 * the connection that has the publisher's lock.
 */
export async function goLive(
  db: Executor,
  { release, manifest }: StoredRelease,
  { owedAt, evenFrozen, after }: PublishOptions,
): Promise<boolean> {
  const before = await lockSite(db)
  if (before.frozenAt && !evenFrozen) return false
  // This process lost the lock and has it again. The other one's release may have newer changes.
  if (before.release !== after) throw new Error('Another process published while this release was built.')
  await addRelease(db, { release, manifest })
  const isFulfilled = owedAt !== null && before.owedAt?.equals(owedAt)
  await changeSite(db, { release: release.id, ...(isFulfilled ? { owed: null, owedAt: null } : {}) })
  return true
}

/**
 * Makes the release of this process's folder the live one of a database without releases: an earlier version built it, or
 * the folder belonged to another database. A full build follows.
 */
export function adoptRelease(db: Db, stored: StoredRelease): Promise<void> {
  return db.transaction(async db => {
    const { release, frozenAt } = await lockSite(db)
    if (release) return
    await addRelease(db, stored)
    await changeSite(db, { release: stored.release.id, ...(frozenAt ? {} : pendingBuild('start')) })
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
export async function storedReleases(db: Executor): Promise<(ReleaseRow & { current: boolean })[]> {
  const rows = await db
    .select({ release: releaseTable, live: site.release })
    .from(releaseTable)
    .leftJoin(site, eq(site.release, releaseTable.id))
    .where(isNull(releaseTable.droppedAt))
    .orderBy(desc(releaseTable.builtAt), desc(releaseTable.id))
  return rows.map(({ release, live }) => ({ ...release, current: live === release.id }))
}

/**
 * Drops all but the newest releases. Returns the dropped ones whose files still exist, and the manifests of the others.
 * After deleting the files, call `deleteReleases`; until then a failed deletion is repeated.
 */
export function dropOldReleases(db: Db): Promise<{ dropped: ReleaseRow[]; kept: string[] }> {
  return db.transaction(async db => {
    await lockSite(db)
    const rows = await storedReleases(db)
    const live = rows.find(one => one.current)
    // Ids contain the build time. A release later than the live one was built while the clock was ahead.
    const isAhead = ({ id }: ReleaseRow) => live !== undefined && id > live.id
    const sorted = rows.toSorted((a, b) => Number(isAhead(a)) - Number(isAhead(b)))
    const old = sorted.slice(maxReleases).map(one => one.id)
    if (old.length > 0)
      await db
        .update(releaseTable)
        .set({ droppedAt: sql`clock_timestamp()` })
        .where(inArray(releaseTable.id, old))
    const dropped = await db.select().from(releaseTable).where(isNotNull(releaseTable.droppedAt))
    return { dropped, kept: sorted.slice(0, maxReleases).map(one => one.manifest) }
  })
}

/** Deletes the rows of releases whose files are deleted. */
export async function deleteReleases(db: Executor, ids: string[]): Promise<void> {
  await db.delete(releaseTable).where(inArray(releaseTable.id, ids))
}

/** Records that this release was deployed to a target. */
export async function recordDeployment(db: Executor, id: string, target: string): Promise<void> {
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
