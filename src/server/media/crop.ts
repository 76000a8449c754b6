import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import sharp from 'sharp'
import {
  type Crop,
  cropPixels,
  cropProblem,
  focalIn,
  sameCrop,
  wholeCrop,
} from '#entities/media/media-crop.ts'
import type { Actor, Deps } from '../kernel/deps.ts'
import { errorText } from '../kernel/error-text.ts'
import { fieldProblem, notFound } from '../kernel/problem.ts'
import { storageOf } from '../storage/storage.ts'
import { queueDecoding } from './decoding-queue.ts'
import { fileOr404, type MediaRow, stale, wholeSize } from './files.ts'
import { makeSizes } from './renditions.ts'
import { updatePicture } from './replace.ts'
import { decodingProblem, deleteSizes, storeSizes, withTemporaryFolder } from './store-picture.ts'

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
  if (problem) throw fieldProblem('crop', `library:crop.${problem}`)
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
    const values = (before: MediaRow) => {
      if (before.version !== version) throw stale(before)
      const focal = focalIn({ x: before.focalX, y: before.focalY }, old, area)
      const crop = isWhole ? null : { area, whole }
      return { ...made, renditions, crop, focalX: focal.x, focalY: focal.y }
    }
    const { before, after } = await updatePicture(deps, { id, actor, action: 'media.crop', values }, () =>
      deleteSizes(storage, renditions),
    )
    await deleteSizes(storage, before.renditions).catch(error =>
      deps.log({ level: 'warn', what: 'media', error: errorText(error) }),
    )
    return after
  })
}
