import { count, eq, gt, inArray } from 'drizzle-orm'
import type { SiteReleases } from '#entities/office/publication.ts'
import type { Release } from '#publishing/release/release.ts'
import { account } from '../database/tables/accounts.ts'
import { change, publication } from '../database/tables/content.ts'
import { site } from '../database/tables/site.ts'
import type { Deps } from '../kernel/deps.ts'
import { storedReleases } from './site-state.ts'

const bytesOf = ({ files }: Pick<Release, 'files'>): number =>
  Object.values(files).reduce((sum, { size }) => sum + size, 0)

/** Since when publishing is frozen, and by whom; the command line has no account. */
async function freezeOf({ db }: Pick<Deps, 'db'>) {
  const [row] = await db
    .select({ since: site.frozenAt, by: account.fullName })
    .from(site)
    .leftJoin(account, eq(account.id, site.frozenBy))
  return { heldSince: row?.since ? String(row.since) : null, heldBy: row?.since ? row.by : null }
}

/** The releases that can be made live again, with the data of their publications. */
export async function releasesOf(deps: Deps): Promise<SiteReleases> {
  const { db } = deps
  const publisher = deps.publishing()
  const kept = await storedReleases(db)
  const ids = kept.map(one => one.id)
  const rows =
    ids.length > 0 ? await db.select().from(publication).where(inArray(publication.release, ids)) : []
  const live = kept.find(one => one.current)
  const [unseen] = await db
    .select({ count: count() })
    .from(change)
    .where(gt(change.id, live?.changeId ?? 0))
  return {
    ...(await freezeOf(deps)),
    waiting: unseen?.count ?? 0,
    nextTry: publisher?.nextTry()?.toString() ?? null,
    bytes: publisher?.current ? bytesOf(publisher.current) : null,
    releases: kept.map(({ id, builtAt, current }) => {
      const row = rows.find(({ release }) => release === id)
      const { files = null, changedFiles = null } = row ?? {}
      return { id, builtAt: String(builtAt), current, files, changedFiles }
    }),
  }
}
