import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import {
  type Crop,
  cropPixels,
  cropProblem,
  focalIn,
  sameCrop,
  wholeCrop,
} from '#entities/media/media-crop.ts'
import { mediaFile } from '../database/tables/media.ts'
import { audit } from '../kernel/audit.ts'
import type { Actor, Deps } from '../kernel/deps.ts'
import { errorText } from '../kernel/error-text.ts'
import { notFound, Problem } from '../kernel/problem.ts'
import { storageOf } from '../storage/storage.ts'
import { queueDecoding } from './decoding-queue.ts'
import { fileOr404, fileView, type MediaRow, wholeSize } from './files.ts'
import { makeSizes } from './renditions.ts'
import { decodingProblem, deleteSizes, storeSizes, withTemporaryFolder } from './store-picture.ts'
import { lockContent, publishUpdated, updateContentUsing } from './update-content.ts'

const stale = (row: MediaRow) => new Problem(409, 'library.stale', {}, { result: { current: fileView(row) } })

/** Writes all pixels of a picture to `path`; false if another request has deleted them meanwhile. */
async function fetchMaster(deps: Pick<Deps, 'config'>, row: MediaRow, path: string): Promise<boolean> {
  const master = await storageOf(deps.config).read(row.masterKey)
  if (!master) return false
  await pipeline(master, createWriteStream(path, { mode: 0o600 }))
  return true
}

/** The whole picture, for the crop editor. No other request gets the parts that are cut off. */
export const wholeView = (deps: Pick<Deps, 'config'>, row: MediaRow): Promise<Buffer> =>
  withTemporaryFolder(deps, async folder => {
    const path = join(folder, 'master')
    if (!(await fetchMaster(deps, row, path))) throw notFound()
    return queueDecoding(() =>
      sharp(path)
        .resize({ width: 1280, height: 1280, fit: 'inside', withoutEnlargement: true })
        .webp({ quality: 78, effort: 2 })
        .timeout({ seconds: 60 })
        .toBuffer(),
    )
  })

interface CropWrite {
  version: number
  /** Null removes the crop. */
  crop: Crop | null
}

/** Shows a part of a picture at its address, or all of it again. The original stays complete. */
export async function cropPicture(deps: Deps, id: string, write: CropWrite, actor: Actor): Promise<MediaRow> {
  const { version } = write
  const found = await fileOr404(deps.db, id)
  if (found.version !== version) throw stale(found)
  const whole = wholeSize(found)
  const area = write.crop ?? wholeCrop
  const old = found.crop?.area ?? wholeCrop
  if (sameCrop(area, old)) return found
  const isWhole = sameCrop(area, wholeCrop)
  const problem = isWhole ? null : cropProblem(area, whole)
  if (problem)
    throw new Problem(422, 'api.invalid', {}, { fields: [{ path: 'crop', key: `library:crop.${problem}` }] })
  const storage = storageOf(deps.config)
  return withTemporaryFolder(deps, async folder => {
    const master = join(folder, 'master')
    if (!(await fetchMaster(deps, found, master))) throw stale(await fileOr404(deps.db, id))
    const { sizes, ...made } = await queueDecoding(() =>
      makeSizes(master, folder, isWhole ? undefined : cropPixels(area, whole)).catch(error => {
        throw decodingProblem(error)
      }),
    )
    const renditions = await storeSizes(storage, sizes)
    const { before, after, told } = await deps.db
      .transaction(async db => {
        // The same order of locks as a save of content, or both would deadlock: first the content, then the picture.
        await lockContent(db, id)
        const before = await fileOr404(db, id, true)
        if (before.version !== version) throw stale(before)
        const focal = focalIn({ x: before.focalX, y: before.focalY }, old, area)
        const [row] = await db
          .update(mediaFile)
          .set({
            ...made,
            renditions,
            crop: isWhole ? null : { area, whole },
            focalX: focal.x,
            focalY: focal.y,
            version: version + 1,
            updatedAt: deps.now(),
          })
          .where(eq(mediaFile.id, id))
          .returning()
        const after = row as MediaRow
        await audit(db, { ...actor, action: 'media.crop', objectKind: 'media', objectId: id })
        return { before, after, told: await updateContentUsing(db, { before, after }) }
      })
      .catch(async error => {
        await deleteSizes(storage, renditions)
        throw error
      })
    // The row names the new sizes now, so later errors must not delete them.
    publishUpdated(deps, told)
    await deleteSizes(storage, before.renditions).catch(error =>
      deps.log({ level: 'warn', what: 'media', error: errorText(error) }),
    )
    return after
  })
}
