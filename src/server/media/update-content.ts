import { eq, inArray } from 'drizzle-orm'
import { type ContentKind, entityOf } from '#entities/kinds.ts'
import { readMediaAddress } from '#entities/media/media-address.ts'
import { focalIn, wholeCrop } from '#entities/media/media-crop.ts'
import { mediaIn } from '#entities/media/media-file.ts'
import { setSize } from '../content/normalize-media.ts'
import { clearPublicContent } from '../content/public-reads.ts'
import { recordChange } from '../content/writes.ts'
import type { Executor } from '../database/connect.ts'
import { content } from '../database/tables/content.ts'
import type { Deps } from '../kernel/deps.ts'
import type { MediaRow } from './files.ts'
import { rowsWithPicture } from './uses.ts'

type Data = Record<string, unknown>
interface Change {
  before: MediaRow
  after: MediaRow
}

function withPicture(kind: ContentKind, data: Data | null, { before, after }: Change): Data | null {
  if (!data) return null
  const copy = structuredClone(data)
  for (const { media } of mediaIn(entityOf(kind).fields, copy))
    if (readMediaAddress(media.src)?.id === after.id) {
      setSize(media, after)
      // If the file was replaced, the old focal point has no meaning for the new picture.
      if (media.focal && before.masterKey === after.masterKey)
        media.focal = focalIn(media.focal, before.crop?.area ?? wholeCrop, after.crop?.area ?? wholeCrop)
    }
  return copy
}

/** Locks and reads the content that names a picture, because a concurrent request may be saving it. */
export async function lockContent(db: Executor, id: string) {
  const ids = (await rowsWithPicture(db, id)).map(row => row.id)
  if (ids.length === 0) return []
  return db.select().from(content).where(inArray(content.id, ids)).orderBy(content.id).for('update')
}

/**
 * Updates size, colour and focal point in all content that uses a picture. The version is not increased, because an
 * editor's open form does not become stale by it.
 */
export async function updateContentUsing(db: Executor, change: Change): Promise<ContentKind[]> {
  const published: ContentKind[] = []
  for (const now of await lockContent(db, change.after.id)) {
    const kind = now.kind as ContentKind
    await db
      .update(content)
      .set({ data: withPicture(kind, now.data, change), draft: withPicture(kind, now.draft, change) })
      .where(eq(content.id, now.id))
    if (now.status !== 'published') continue
    await recordChange(db, kind, now.key, 'media')
    published.push(kind)
  }
  return published
}

/** Call after the commit: publishes the pages that show the picture. */
export function publishUpdated(
  deps: Pick<Deps, 'database' | 'contentChanged'>,
  published: readonly ContentKind[],
): void {
  for (const kind of new Set(published)) clearPublicContent(deps, kind)
  if (published.length > 0) deps.contentChanged()
}
