import { z } from '@hono/zod-openapi'
import { eq } from 'drizzle-orm'
import type { Context } from 'hono'
import { MEDIA_MAX_BYTES } from '#entities/media/media-file.ts'
import { newId } from '../database/connect.ts'
import { mediaFile } from '../database/tables/media.ts'
import { signedIn } from '../kernel/access.ts'
import { actorOf } from '../kernel/actor.ts'
import { audit } from '../kernel/audit.ts'
import type { AppEnv, Deps } from '../kernel/deps.ts'
import { newRouter } from '../kernel/http/router.ts'
import { answer, operation, success } from '../kernel/operation.ts'
import { Problem } from '../kernel/problem.ts'
import { discard, readForm, type Upload } from '../storage/read-form.ts'
import { storageOf } from '../storage/storage.ts'
import { fileOr404, fileView, type MediaRow } from './files.ts'
import { fileSchema, params } from './list-routes.ts'
import { deleteFilesOf, replacePicture } from './replace.ts'
import { deletePicture, storePicture } from './store-picture.ts'
import { usesOf } from './uses.ts'

export const mediaUploadRoutes = newRouter()

const form = {
  body: {
    required: true,
    content: {
      'multipart/form-data': {
        schema: {
          type: 'object' as const,
          properties: { file: { type: 'string' as const, format: 'binary' } },
          required: ['file'],
        },
      },
    },
  },
}
const problem = (key: string) => new Problem(422, 'api.invalid', {}, { fields: [{ path: 'file', key }] })

/** Reads the single file of a form, and deletes its temporary copy in any case. */
async function withUpload<T>(context: Context<AppEnv>, work: (upload: Upload) => Promise<T>): Promise<T> {
  const { file } = await readForm(context, { file: 'file', maxFile: MEDIA_MAX_BYTES })
  try {
    if (!file) throw problem('library:problem.missing')
    if (file === 'tooLarge') throw problem('library:problem.tooLarge')
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

const upload = operation({
  method: 'post',
  path: '/api/admins/media',
  access: 'content',
  streamsBody: true,
  tags: ['media'],
  summary:
    'Add a picture: JPEG, PNG, WebP, AVIF or GIF (its first frame), at most 20 MB and 50 megapixels. 200 if the library has the file already',
  request: form,
  responses: {
    200: answer(fileSchema, 'The library has it already'),
    201: answer(fileSchema, 'It was added'),
  },
})
mediaUploadRoutes.openapi(upload, async context => {
  const deps = context.get('deps')
  const t = context.get('t')
  return withUpload(context, async file => {
    const known = await bySha(deps, file.sha256)
    if (known)
      return context.json({ result: fileView(known), meta: { message: t('library:duplicate') } }, 200)
    const picture = await storePicture(deps, file)
    const created = await deps.db
      .transaction(async db => {
        const values = { ...picture, id: newId(), name: nameOf(file.name), createdAt: deps.now() }
        const [row] = await db
          .insert(mediaFile)
          .values({ ...values, createdBy: signedIn(context).accountId })
          .onConflictDoNothing()
          .returning()
        if (row)
          await audit(db, { ...actorOf(context), action: 'media.add', objectKind: 'media', objectId: row.id })
        return row
      })
      .catch(async error => {
        await deletePicture(storageOf(deps.config), picture)
        throw error
      })
    if (created)
      return context.json({ result: fileView(created), meta: { message: t('library:added') } }, 201)
    // A concurrent request uploaded the same file.
    await deletePicture(storageOf(deps.config), picture)
    const first = (await bySha(deps, file.sha256)) as MediaRow
    return context.json({ result: fileView(first), meta: { message: t('library:duplicate') } }, 200)
  })
})

const replace = operation({
  method: 'post',
  path: '/api/admins/media/{id}/file',
  access: 'content',
  streamsBody: true,
  tags: ['media'],
  summary: 'Replace the file of a picture; its address stays, and content that uses it shows the new picture',
  request: { params, ...form },
  responses: { 200: answer(fileSchema) },
})
mediaUploadRoutes.openapi(replace, async context => {
  const deps = context.get('deps')
  const { id } = context.req.valid('param')
  const before = await fileOr404(deps.db, id)
  return withUpload(context, async file => {
    const known = await bySha(deps, file.sha256)
    if (known && known.id !== before.id)
      throw new Problem(
        409,
        'library.elsewhere',
        { name: known.name },
        { result: { existing: fileView(known) } },
      )
    const row =
      known ?? (await replacePicture(deps, before.id, await storePicture(deps, file), actorOf(context)))
    return context.json(success(context, fileView(row), 'library:replaced'), 200)
  })
})

const remove = operation({
  method: 'delete',
  path: '/api/admins/media/{id}',
  access: 'content',
  tags: ['media'],
  summary: 'Delete a picture permanently; 409 with the list of content that uses it',
  request: { params },
  responses: { 200: answer(z.object({ id: z.string() })) },
})
mediaUploadRoutes.openapi(remove, async context => {
  const deps = context.get('deps')
  const row = await deps.db.transaction(async db => {
    // A concurrent save that adds this picture's address to content locks the row until its end.
    const found = await fileOr404(db, context.req.valid('param').id, true)
    const referrers = await usesOf(db, found.id)
    if (referrers.length > 0)
      throw new Problem(409, 'library.used', { count: referrers.length }, { result: { referrers } })
    await db.delete(mediaFile).where(eq(mediaFile.id, found.id))
    await audit(db, { ...actorOf(context), action: 'media.delete', objectKind: 'media', objectId: found.id })
    return found
  })
  await deleteFilesOf(deps, row)
  return context.json(success(context, { id: row.id }, 'library:removed'), 200)
})
