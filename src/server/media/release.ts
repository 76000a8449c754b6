import { buffer } from 'node:stream/consumers'
import { inArray } from 'drizzle-orm'
import { mediaFormats, mediaWidths, renditionAddress } from '#entities/media/media-address.ts'
import type { Release, ReleaseFile } from '#publishing/release/release.ts'
import type { SiteStore } from '#publishing/release/site-store.ts'
import { mediaFile } from '../database/tables/media.ts'
import type { Deps } from '../kernel/deps.ts'
import { storageOf } from '../storage/storage.ts'
import { nearestRendition } from './serve.ts'

type Files = Release['files']
const isMedia = (path: string) => path.startsWith('media/')

/**
 * Adds the library's pictures that a release names to its files, for static hosts, in every size that a page may
 * request. Only bytes that the store does not have are read.
 */
export async function addMedia(
  deps: Pick<Deps, 'db' | 'config'>,
  store: SiteStore,
  files: Files,
  last: Release | null,
): Promise<void> {
  const ids = new Set<string>()
  for (const path in files) {
    if (isMedia(path)) delete files[path]
    else for (const id of files[path]?.media ?? []) ids.add(id)
  }
  if (ids.size === 0) return
  const known = new Map<string, ReleaseFile>()
  for (const path in last?.files) {
    const file = last?.files[path]
    if (file && isMedia(path)) known.set(file.hash, file)
  }
  const storage = storageOf(deps.config)
  const rows = await deps.db
    .select()
    .from(mediaFile)
    .where(inArray(mediaFile.id, [...ids]))
    .orderBy(mediaFile.id)
  for (const { id, renditions } of rows) {
    for (const { format, ...rendition } of renditions) {
      const path = renditionAddress(id, rendition.step, format).slice(1)
      const there = known.get(rendition.sha256)
      const file = there ? null : await storage.read(rendition.key)
      if (there) files[path] = there
      else if (file) files[path] = await store.put(path, await buffer(file))
    }
    for (const step of mediaWidths) {
      for (const format of mediaFormats) {
        const path = renditionAddress(id, step, format).slice(1)
        const nearest = nearestRendition(renditions, format, step)
        const file = nearest && files[renditionAddress(id, nearest.step, format).slice(1)]
        if (file && !files[path]) files[path] = file
      }
    }
  }
}
