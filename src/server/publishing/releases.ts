import { count, desc, eq, gt, inArray, ne } from 'drizzle-orm'
import type { SiteReleases } from '#entities/office/publication.ts'
import type { Release } from '#publishing/release/release.ts'
import { account } from '../database/tables/accounts.ts'
import { change, publication, siteWish } from '../database/tables/content.ts'
import type { Deps } from '../kernel/deps.ts'
import { siteProcesses } from './heartbeats.ts'

const bytesOf = ({ files }: Pick<Release, 'files'>): number =>
  Object.values(files).reduce((sum, { size }) => sum + size, 0)

/** Since when publishing is frozen, and by whom; the command line has no account. */
async function holdOf({ db }: Pick<Deps, 'db'>) {
  const [last] = await db
    .select({ kind: siteWish.kind, at: siteWish.at, name: account.fullName })
    .from(siteWish)
    .leftJoin(account, eq(account.id, siteWish.accountId))
    .where(ne(siteWish.kind, 'rebuild'))
    .orderBy(desc(siteWish.number))
    .limit(1)
  return last?.kind === 'hold' ? { since: String(last.at), by: last.name } : null
}

/** The releases that can be served again, with the data of their publications. */
export async function releasesOf(deps: Deps): Promise<SiteReleases> {
  const { db } = deps
  const publisher = deps.publishing()
  if (!publisher)
    return {
      heldSince: null,
      heldBy: null,
      waiting: 0,
      nextTry: null,
      bytes: null,
      releases: [],
      lagging: [],
    }
  const kept = await publisher.releases()
  const ids = kept.map(one => one.id)
  const rows =
    ids.length > 0 ? await db.select().from(publication).where(inArray(publication.release, ids)) : []
  const [unseen] = await db
    .select({ count: count() })
    .from(change)
    .where(gt(change.id, publisher.current?.change ?? 0))
  const hold = await holdOf(deps)
  const processes = hold ? await siteProcesses(deps) : []
  return {
    heldSince: hold?.since ?? null,
    heldBy: hold?.by ?? null,
    waiting: unseen?.count ?? 0,
    nextTry: publisher.nextTry()?.toString() ?? null,
    bytes: publisher.current && bytesOf(publisher.current),
    releases: kept.map(({ change: _, ...one }) => {
      const row = rows.find(({ release }) => release === one.id)
      return { ...one, files: row?.files ?? null, changedFiles: row?.changedFiles ?? null }
    }),
    lagging: processes.filter(one => one.missing).map(({ name, builtAt }) => ({ name, builtAt })),
  }
}
