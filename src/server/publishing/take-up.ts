import type { SiteStore } from '#publishing/release/site-store.ts'
import type { Deps } from '../kernel/deps.ts'
import type { LiveRelease } from './live-release.ts'
import { adopt, oweBuild, readSite } from './site-state.ts'

/** For a process that leads from now on: takes up the release that it serves, and has an incomplete one built anew. */
export async function takeUp({ db }: Pick<Deps, 'db'>, store: SiteStore, live: LiveRelease): Promise<void> {
  const { stored } = live
  if (!stored) return
  // An installation whose database knows no release: that of an earlier version.
  if (!(await readSite(db)).release) {
    const manifest = await store.write(stored.release)
    await live.set({ ...stored, manifest })
    await adopt(db, { ...stored, manifest })
  }
  // Without it all pages are rendered, which takes longer.
  await store.shared?.fetchDependencies().catch(() => {})
  if (!store.shared && !(await store.holds(stored.release))) await oweBuild(db, 'start')
}
