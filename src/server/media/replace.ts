import { eq, inArray, sql } from 'drizzle-orm'
import { type ContentKind, entityOf } from '#entities/kinds.ts'
import { readMediaAddress } from '#entities/media-address.ts'
import { mediaIn } from '#entities/media-file.ts'
import type { Deps } from '../app.ts'
import { audit } from '../audit.ts'
import type { Actor } from '../booking/actor.ts'
import { dropPublicContent } from '../content/public-reads.ts'
import { recordChange } from '../content/writes.ts'
import type { Executor } from '../database/connect.ts'
import { content } from '../database/content-tables.ts'
import { mediaFile } from '../database/media-tables.ts'
import { storageOf } from '../storage/storage.ts'
import { fileOr404, type MediaRow } from './files.ts'
import { forgetPicture, type Picture } from './keep-picture.ts'
import { takeSize } from './settle.ts'
import { rowsNaming } from './uses.ts'

type Data = Record<string, unknown>

function fitted(kind: ContentKind, data: Data | null, row: MediaRow): Data | null {
  if (!data) return null
  const copy = structuredClone(data)
  for (const { media } of mediaIn(entityOf(kind).fields, copy))
    if (readMediaAddress(media.src)?.id === row.id) takeSize(media, row)
  return copy
}

/** The content that names a picture, as it stands under its lock: somebody may be saving it. */
async function lockContent(db: Executor, id: string) {
  const ids = (await rowsNaming(db, id)).map(row => row.id)
  if (ids.length === 0) return []
  return db.select().from(content).where(inArray(content.id, ids)).orderBy(content.id).for('update')
}

/** What uses a picture learns its new size and colour. No version is counted: nobody's open form is older for it. */
async function tellContent(db: Executor, row: MediaRow): Promise<ContentKind[]> {
  const told: ContentKind[] = []
  for (const now of await lockContent(db, row.id)) {
    const kind = now.kind as ContentKind
    await db
      .update(content)
      .set({ data: fitted(kind, now.data, row), draft: fitted(kind, now.draft, row) })
      .where(eq(content.id, now.id))
    if (now.status !== 'published') continue
    await recordChange(db, kind, now.key, 'media')
    told.push(kind)
  }
  return told
}

/** Puts another picture in the place of one; the old files go once nothing names them any more. */
export async function replaceIn(deps: Deps, id: string, picture: Picture, actor: Actor): Promise<MediaRow> {
  const storage = storageOf(deps.config)
  try {
    const { before, after, told } = await deps.db.transaction(async db => {
      // In the order in which a save takes its locks: first the content, then the picture.
      await lockContent(db, id)
      const before = await fileOr404(db, id, true)
      const [after] = await db
        .update(mediaFile)
        .set({ ...picture, version: sql`${mediaFile.version} + 1`, updatedAt: deps.now() })
        .where(eq(mediaFile.id, id))
        .returning()
      await audit(db, { ...actor, action: 'media.replace', objectKind: 'media', objectId: id })
      return { before, after: after as MediaRow, told: await tellContent(db, after as MediaRow) }
    })
    for (const kind of new Set(told)) dropPublicContent(deps, kind)
    if (told.length > 0) deps.contentChanged()
    await forgetPicture(storage, before)
    return after
  } catch (error) {
    await forgetPicture(storage, picture)
    throw error
  }
}
