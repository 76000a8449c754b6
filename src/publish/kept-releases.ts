import { open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Release, SiteStore } from './site-store.ts'

export interface KeptRelease {
  id: string
  builtAt: string
  current: boolean
}
/** While this stands nothing is published: somebody went back to an earlier release on purpose. */
export interface Hold {
  release: string
  at: string
}

const holdOf = (store: SiteStore) => join(store.directory, 'held.json')

/** The head of a release alone, as all of it may be megabytes. */
async function builtAtOf(store: SiteStore, id: string): Promise<string | null> {
  const file = await open(store.releasePath(id))
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(400), 0, 400, 0)
    return /"builtAt":"([^"]+)"/.exec(buffer.toString('utf8', 0, bytesRead))?.[1] ?? null
  } finally {
    await file.close()
  }
}

/** The releases that can be gone back to, newest first. */
export async function keptReleases(store: SiteStore): Promise<KeptRelease[]> {
  const names = await readdir(join(store.directory, 'releases')).catch(() => [])
  const ids = names.flatMap(name => /^([\w-]+)\.json$/.exec(name)?.[1] ?? [])
  const current = await store.currentId()
  const kept = await Promise.all(
    ids.map(async id => ({ id, builtAt: await builtAtOf(store, id), current: id === current })),
  )
  return kept
    .filter((one): one is KeptRelease => one.builtAt !== null)
    .sort((a, b) => (a.builtAt < b.builtAt ? 1 : -1))
}

/**
 * Serves an earlier release from now on, and holds back all publications until somebody lets them go on: the change that
 * was the reason would be out again with the next save. False where the release is not kept.
 */
export async function rollBack(store: SiteStore, release: string, now: Temporal.Instant): Promise<boolean> {
  if (!(await keptReleases(store)).some(one => one.id === release)) return false
  const path = holdOf(store)
  await writeFile(`${path}.new`, JSON.stringify({ release, at: now.toString() } satisfies Hold))
  await rename(`${path}.new`, path)
  await store.pointTo(release)
  return true
}

/** Somebody, also a command, may go back to an earlier release while one is made: that one stays. */
export async function switchUnlessHeld(store: SiteStore, release: Release): Promise<void> {
  const heldBack = new Error('Publishing was held back while this release was made.')
  if (await holdOn(store)) throw heldBack
  await store.switchTo(release)
  const hold = await holdOn(store)
  if (!hold) return
  await store.pointTo(hold.release)
  throw heldBack
}

export async function holdOn(store: SiteStore): Promise<Hold | null> {
  return readFile(holdOf(store), 'utf8').then(
    text => JSON.parse(text) as Hold,
    () => null,
  )
}

export const letGo = (store: SiteStore): Promise<void> => rm(holdOf(store), { force: true })
