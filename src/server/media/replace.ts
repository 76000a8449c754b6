import { eq, sql } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import { mediaFile } from '../database/tables/media.ts'
import { audit } from '../kernel/audit.ts'
import type { Actor, Deps } from '../kernel/deps.ts'
import { errorText } from '../kernel/error-text.ts'
import { storageOf } from '../storage/storage.ts'
import { fileOr404, type MediaRow } from './files.ts'
import { deletePicture, type Picture } from './store-picture.ts'
import { lockContent, publishUpdated, updateContentUsing } from './update-content.ts'

interface PictureUpdate {
  id: string
  actor: Actor
  action: 'media.crop' | 'media.replace'
  /** The new columns, computed under the row's lock. */
  values(before: MediaRow): PgUpdateSetSource<typeof mediaFile>
}

/**
 * Updates a picture and all content that uses it. If it fails, `discard` deletes the new files. Afterwards the row names
 * the new files, so later errors must not delete them.
 */
export async function updatePicture(
  deps: Deps,
  { id, actor, action, values }: PictureUpdate,
  discard: () => Promise<void>,
): Promise<{ before: MediaRow; after: MediaRow }> {
  const { published, ...rows } = await deps.db
    .transaction(async db => {
      // The same order of locks as a save of content, or both would deadlock: first the content, then the picture.
      await lockContent(db, id)
      const before = await fileOr404(db, id, true)
      const set = { ...values(before), version: sql`${mediaFile.version} + 1`, updatedAt: deps.now() }
      const [row] = await db.update(mediaFile).set(set).where(eq(mediaFile.id, id)).returning()
      const after = row as MediaRow
      await audit(db, { ...actor, action, objectId: id })
      return { before, after, published: await updateContentUsing(db, { before, after }) }
    })
    .catch(async error => {
      await discard()
      throw error
    })
  publishUpdated(deps, published)
  return rows
}

/** Replaces the file of a picture. The old files are deleted after the commit, when no row names them any more. */
export async function replacePicture(
  deps: Deps,
  id: string,
  picture: Picture,
  actor: Actor,
): Promise<MediaRow> {
  const update = { id, actor, action: 'media.replace', values: () => picture } as const
  const discard = () => deletePicture(storageOf(deps.config), picture)
  const { before, after } = await updatePicture(deps, update, discard)
  await deleteFilesOf(deps, before)
  return after
}

/**
 * Deletes the files of a picture that no row names any more. If the storage fails, they stay, and the error is logged.
 */
export async function deleteFilesOf(
  deps: Pick<Deps, 'config' | 'log'>,
  picture: Parameters<typeof deletePicture>[1],
): Promise<void> {
  await deletePicture(storageOf(deps.config), picture).catch(error =>
    deps.log({ level: 'warn', what: 'media', error: errorText(error) }),
  )
}
