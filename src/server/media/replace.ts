import { eq, sql } from 'drizzle-orm'
import { mediaFile } from '../database/tables/media.ts'
import { audit } from '../kernel/audit.ts'
import type { Actor, Deps } from '../kernel/deps.ts'
import { errorText } from '../kernel/error-text.ts'
import { storageOf } from '../storage/storage.ts'
import { fileOr404, type MediaRow } from './files.ts'
import { deletePicture, type Picture } from './store-picture.ts'
import { lockContent, publishUpdated, updateContentUsing } from './update-content.ts'

/** Replaces the file of a picture. The old files are deleted after the commit, when no row names them any more. */
export async function replacePicture(
  deps: Deps,
  id: string,
  picture: Picture,
  actor: Actor,
): Promise<MediaRow> {
  const storage = storageOf(deps.config)
  const { before, after, told } = await deps.db
    .transaction(async db => {
      // The same order of locks as a save of content, or both would deadlock: first the content, then the picture.
      await lockContent(db, id)
      const before = await fileOr404(db, id, true)
      const [after] = await db
        .update(mediaFile)
        .set({ ...picture, version: sql`${mediaFile.version} + 1`, updatedAt: deps.now() })
        .where(eq(mediaFile.id, id))
        .returning()
      await audit(db, { ...actor, action: 'media.replace', objectKind: 'media', objectId: id })
      return {
        before,
        after: after as MediaRow,
        told: await updateContentUsing(db, { before, after: after as MediaRow }),
      }
    })
    .catch(async error => {
      await deletePicture(storage, picture)
      throw error
    })
  // The row names the new files now, so later errors must not delete them.
  publishUpdated(deps, told)
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
