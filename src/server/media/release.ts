import { buffer } from 'node:stream/consumers'
import { inArray } from 'drizzle-orm'
import { mediaFormats, mediaWidths, renditionAddress } from '#entities/media/media-address.ts'
import type { Release } from '#publishing/release/release.ts'
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
export async function withMedia(
  deps: Pick<Deps, 'db' | 'config'>,
  store: SiteStore,
  files: Files,
  last: Release | null,
): Promise<Files> {
  const ids = [...new Set(Object.values(files).flatMap(file => file.media ?? []))]
  const kept = Object.fromEntries(Object.entries(files).filter(([path]) => !isMedia(path)))
  if (ids.length === 0) return kept
  const before = Object.entries(last?.files ?? {}).filter(([path]) => isMedia(path))
  const known = new Map(before.map(([, file]) => [file.hash, file]))
  const storage = storageOf(deps.config)
  const rows = await deps.db.select().from(mediaFile).where(inArray(mediaFile.id, ids)).orderBy(mediaFile.id)
  for (const { id, renditions } of rows) {
    for (const { format, ...rendition } of renditions) {
      const path = renditionAddress(id, rendition.step, format).slice(1)
      const there = known.get(rendition.sha256)
      const file = there ? null : await storage.read(rendition.key)
      if (there) kept[path] = there
      else if (file) kept[path] = await store.put(path, await buffer(file))
    }
    for (const step of mediaWidths) {
      for (const format of mediaFormats) {
        const path = renditionAddress(id, step, format).slice(1)
        const nearest = nearestRendition(renditions, format, step)
        const file = nearest && kept[renditionAddress(id, nearest.step, format).slice(1)]
        if (file && !kept[path]) kept[path] = file
      }
    }
  }
  return kept
}
