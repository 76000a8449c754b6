import type { SiteStore } from '#publishing/release/site-store.ts'
import type { Deps } from '../kernel/deps.ts'
import type { LiveRelease } from './live-release.ts'
import { adoptRelease, readSite, requestBuild } from './site-state.ts'

/** For a new leader: stores the served release in the database; requests a full build if its files are incomplete. */
export async function adoptServed(
  { db }: Pick<Deps, 'db'>,
  store: SiteStore,
  live: LiveRelease,
): Promise<void> {
  const { stored } = live
  if (!stored) return
  // The database has no release yet: it comes from an earlier version.
  if (!(await readSite(db)).release) {
    const manifest = await store.write(stored.release)
    await live.set({ ...stored, manifest })
    await adoptRelease(db, { ...stored, manifest })
  }
  // Without the dependencies all pages are rendered, which takes longer.
  await store.shared?.fetchDependencies().catch(() => {})
  if (!store.shared && !(await store.holds(stored.release))) await requestBuild(db, 'start')
}
