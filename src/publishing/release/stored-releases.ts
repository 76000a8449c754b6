import { open, readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Release } from './release.ts'
import type { SiteStore } from './site-store.ts'
import { type Freeze, readStoredCommands } from './stored-commands.ts'
import { writeAtomically } from './write-atomically.ts'

export interface StoredRelease {
  id: string
  builtAt: string
  /** The newest content change that is included. */
  change: number
  current: boolean
}
const holdOf = (store: SiteStore) => join(store.directory, 'held.json')

/** Reads only the start of a release file, which may have megabytes. */
async function headOf(store: SiteStore, id: string): Promise<{ builtAt: string; change: number } | null> {
  const file = await open(store.releasePath(id))
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(400), 0, 400, 0)
    const text = buffer.toString('utf8', 0, bytesRead)
    const builtAt = /"builtAt":"([^"]+)"/.exec(text)?.[1]
    return builtAt ? { builtAt, change: Number(/"change":(\d+)/.exec(text)?.[1] ?? 0) } : null
  } finally {
    await file.close()
  }
}

/** The releases that the site can be rolled back to, newest first. */
export async function storedReleases(store: SiteStore): Promise<StoredRelease[]> {
  const names = await readdir(join(store.directory, 'releases')).catch(() => [])
  const ids = names.flatMap(name => /^([\w-]+)\.json$/.exec(name)?.[1] ?? [])
  const current = await store.currentId()
  const kept = await Promise.all(
    ids.map(async id => {
      const head = await headOf(store, id)
      return head ? [{ id, ...head, current: id === current }] : []
    }),
  )
  return kept.flat().sort((a, b) => (a.builtAt < b.builtAt ? 1 : -1))
}

/**
 * Serves an earlier release and freezes all publications until they are unfrozen: otherwise the next save would publish
 * the unwanted change again. Returns false if the release is no longer stored.
 */
export async function rollBack(store: SiteStore, release: string, now: Temporal.Instant): Promise<boolean> {
  if (!(await storedReleases(store)).some(one => one.id === release)) return false
  await freezeAt(store, { release, at: now.toString() })
  return true
}

/** Writes the freeze first: without it a publication could replace the release at once. */
export async function freezeAt(store: SiteStore, hold: Freeze): Promise<void> {
  await writeAtomically(holdOf(store), JSON.stringify(hold))
  await store.pointTo(hold.release)
}

/** A command may roll back while a release is built: then the release of the rollback stays current. */
export async function switchUnlessFrozen(
  store: SiteStore,
  release: Release,
  served: Release | null,
): Promise<void> {
  // A freeze keeps the release that is served. If there is none, it would keep the site from starting.
  if (!served) return store.switchTo(release)
  const heldBack = new Error('Publishing was held back while this release was made.')
  if (await freezeOf(store)) throw heldBack
  await store.switchTo(release)
  const hold = await freezeOf(store)
  if (!hold) return
  await store.pointTo(hold.release)
  throw heldBack
}

/** If the file exists but cannot be read, the last known freeze counts; only a missing file means unfrozen. */
export async function freezeOf(store: SiteStore): Promise<Freeze | null> {
  return readFile(holdOf(store), 'utf8')
    .then(text => JSON.parse(text) as Freeze)
    .catch(async (error: NodeJS.ErrnoException) =>
      error.code === 'ENOENT' ? null : (await readStoredCommands(store)).held,
    )
}

export const unfreeze = (store: SiteStore): Promise<void> => rm(holdOf(store), { force: true })
