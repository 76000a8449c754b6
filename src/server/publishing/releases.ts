import { count, gt, inArray } from 'drizzle-orm'
import type { SiteReleases } from '#entities/publication.ts'
import type { Hold, KeptRelease } from '#publish/kept-releases.ts'
import type { Deps } from '../app.ts'
import { change, publication } from '../database/content-tables.ts'

/** What the API asks of the publisher in its process. */
export interface Publishing {
  /** The newest change that is served. */
  shown(): number
  releases(): Promise<KeptRelease[]>
  hold(): Promise<Hold | null>
  /** False where the release is not kept any more. */
  rollBack(release: string): Promise<boolean>
  /** A page with an item laid over what is published; of no release. */
  preview(draft: { kind: string; key: string; item: Record<string, unknown> }, file: string): Promise<string>
}

/** The releases that can be served again, with what is known of their publications. */
export async function releasesOf({ db, publishing }: Deps): Promise<SiteReleases> {
  const publisher = publishing()
  if (!publisher) return { heldSince: null, waiting: 0, releases: [] }
  const kept = await publisher.releases()
  const ids = kept.map(one => one.id)
  const rows =
    ids.length > 0 ? await db.select().from(publication).where(inArray(publication.release, ids)) : []
  const [unseen] = await db.select({ count: count() }).from(change).where(gt(change.id, publisher.shown()))
  return {
    heldSince: (await publisher.hold())?.at ?? null,
    waiting: unseen?.count ?? 0,
    releases: kept.map(one => {
      const row = rows.find(({ release }) => release === one.id)
      return { ...one, files: row?.files ?? null, changedFiles: row?.changedFiles ?? null }
    }),
  }
}
