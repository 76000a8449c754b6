import { eq } from 'drizzle-orm'
import type { Context } from 'hono'
import { mediaLibrary } from '#contract/media.ts'
import { MEDIA_MAX_BYTES } from '#entities/media/media-file.ts'
import { newId } from '../database/connect.ts'
import { mediaFile } from '../database/tables/media.ts'
import { audit } from '../kernel/audit.ts'
import type { AppEnv, Deps } from '../kernel/deps.ts'
import { handlers } from '../kernel/operation.ts'
import { fieldProblem, Problem } from '../kernel/problem.ts'
import { discard, readForm, type Upload } from '../storage/read-form.ts'
import { storageOf } from '../storage/storage.ts'
import { cropPicture, wholeView } from './crop.ts'
import { fileOr404, fileView, type MediaRow } from './files.ts'
import { deleteFilesOf, replacePicture } from './replace.ts'
import { deletePicture, storePicture } from './store-picture.ts'
import { usesOf } from './uses.ts'

const { handle, router } = handlers()
export const mediaUploadRoutes = router

/** Reads the single file of a form, and deletes its temporary copy in any case. */
async function withUpload<T>(context: Context<AppEnv>, work: (upload: Upload) => Promise<T>): Promise<T> {
  const { file } = await readForm(context, { file: 'file', maxFile: MEDIA_MAX_BYTES })
  try {
    if (!file) throw fieldProblem('file', 'library:problem.missing')
    if (file === 'tooLarge') throw fieldProblem('file', 'library:problem.tooLarge')
    return await work(file)
  } finally {
    await discard(file)
  }
}

/**
 * A readable name from the file name: without its extension and without characters that would break lists and headers.
 */
export function nameOf(filename: string): string {
  const bare = (filename.split(/[\\/]/).at(-1) ?? '')
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Zl}\p{Zp}"<>|?*]/gu, '')
    .replace(/\.[^.]{1,5}$/, '')
    .replace(/[\s_]+/g, ' ')
    .replace(/^[.\s-]+|[.\s]+$/g, '')
  return [...bare].slice(0, 100).join('') || 'picture'
}

const bySha = async (deps: Deps, sha256: string): Promise<MediaRow | undefined> =>
  (await deps.db.select().from(mediaFile).where(eq(mediaFile.sha256, sha256)))[0]

handle(mediaLibrary.uploadMedia, async ({ context, deps, actor, session, success }) => {
  return withUpload(context, async file => {
    const known = await bySha(deps, file.sha256)
    if (known) return context.json(success(fileView(known), 'library:duplicate'), 200)
    const picture = await storePicture(deps, file)
    const created = await deps.db
      .transaction(async db => {
        const values = { ...picture, id: newId(), name: nameOf(file.name), createdAt: deps.now() }
        const [row] = await db
          .insert(mediaFile)
          .values({ ...values, createdBy: session.accountId })
          .onConflictDoNothing()
          .returning()
        if (row) await audit(db, { ...actor, action: 'media.add', objectId: row.id })
        return row
      })
      .catch(async error => {
        await deletePicture(storageOf(deps.config), picture)
        throw error
      })
    if (created) return context.json(success(fileView(created), 'library:added'), 201)
    // A concurrent request uploaded the same file.
    await deletePicture(storageOf(deps.config), picture)
    const first = await bySha(deps, file.sha256)
    // And another one has deleted it since.
    if (!first) throw new Problem(409, 'api.conflict')
    return context.json(success(fileView(first), 'library:duplicate'), 200)
  })
})

handle(mediaLibrary.replaceMediaFile, async ({ context, deps, actor, param, success }) => {
  const before = await fileOr404(deps.db, param.id)
  return withUpload(context, async file => {
    const known = await bySha(deps, file.sha256)
    if (known && known.id !== before.id)
      throw new Problem(
        409,
        'library.elsewhere',
        { name: known.name },
        { result: { existing: fileView(known) } },
      )
    const row = known ?? (await replacePicture(deps, before.id, await storePicture(deps, file), actor))
    return context.json(success(fileView(row), 'library:replaced'), 200)
  })
})

handle(mediaLibrary.deleteMedia, async ({ deps, actor, param, success }) => {
  const row = await deps.db.transaction(async db => {
    // A concurrent save that adds this picture's address to content locks the row until its end.
    const found = await fileOr404(db, param.id, true)
    const referrers = await usesOf(db, found.id)
    if (referrers.length > 0)
      throw new Problem(409, 'library.used', { count: referrers.length }, { result: { referrers } })
    await db.delete(mediaFile).where(eq(mediaFile.id, found.id))
    await audit(db, { ...actor, action: 'media.delete', objectId: found.id })
    return found
  })
  await deleteFilesOf(deps, row)
  return success({ id: row.id }, 'library:removed')
})

handle(mediaLibrary.cropMedia, async ({ deps, actor, param, json, success }) => {
  const row = await cropPicture(deps, param.id, json, actor)
  return success(fileView(row), 'library:crop.saved')
})

handle(mediaLibrary.readWholeMedia, async ({ context, deps, param }) => {
  const row = await fileOr404(deps.db, param.id)
  context.header('content-type', 'image/webp')
  return context.body(new Uint8Array(await wholeView(deps, row)))
})
