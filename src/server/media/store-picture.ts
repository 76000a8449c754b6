import { createHash, randomBytes } from 'node:crypto'
import { mkdir, open, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Rendition } from '../database/tables/media.ts'
import type { Deps } from '../kernel/deps.ts'
import { fieldProblem, Problem } from '../kernel/problem.ts'
import type { Upload } from '../storage/read-form.ts'
import { incomingFolder, storageOf } from '../storage/storage.ts'
import type { Storage } from '../storage/store.ts'
import { queueDecoding } from './decoding-queue.ts'
import { pictureType } from './picture-type.ts'
import { makeRenditions, type Sizes } from './renditions.ts'

export type Picture = Awaited<ReturnType<typeof storePicture>>

const refuse = (problem: string) => fieldProblem('file', `library:problem.${problem}`)

/** Flushes the bytes to disk, because the row that names them is committed afterwards. */
async function store(storage: Storage, path: string): Promise<string> {
  const file = await open(path, 'r+')
  try {
    await file.sync()
  } finally {
    await file.close()
  }
  return storage.put(path)
}

export async function deleteSizes(storage: Storage, renditions: readonly Pick<Rendition, 'key'>[]) {
  for (const { key } of renditions) await storage.remove(key)
}
export async function deletePicture(storage: Storage, picture: Pick<Picture, 'masterKey' | 'renditions'>) {
  await deleteSizes(storage, [{ key: picture.masterKey }, ...picture.renditions])
}

/** Stores all sizes of a picture, or none if one fails. */
export async function storeSizes(storage: Storage, sizes: Sizes['sizes']): Promise<Rendition[]> {
  const stored: Rendition[] = []
  try {
    for (const { step, format, path } of sizes) {
      const bytes = await readFile(path)
      const sha256 = createHash('sha256').update(bytes).digest('hex')
      stored.push({ step, format, key: await store(storage, path), size: bytes.length, sha256 })
    }
    return stored
  } catch (error) {
    await deleteSizes(storage, stored)
    throw error
  }
}

/** Runs the work with a temporary folder, which is deleted afterwards with its content. */
export async function withTemporaryFolder<T>(
  { config }: Pick<Deps, 'config'>,
  work: (folder: string) => Promise<T>,
): Promise<T> {
  const folder = join(incomingFolder(config), randomBytes(16).toString('hex'))
  await mkdir(folder, { recursive: true, mode: 0o700 })
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Maps an error of the image library: a full disk or a timeout is not an error of the file. */
export function decodingProblem(cause: unknown): Error {
  const message = cause instanceof Error ? cause.message : String(cause)
  if (/no space left|disk quota|read-only file system/i.test(message))
    return Object.assign(new Error('The disk accepts no writes', { cause }), { code: 'ENOSPC' })
  if (/timeout/i.test(message))
    return new Problem(503, 'library.busy', {}, { headers: { 'retry-after': '20' } })
  return refuse('damaged')
}

/** Checks an upload and stores it in all sizes. 422 with the reason if it is not an accepted picture. */
export async function storePicture(deps: Pick<Deps, 'config'>, upload: Upload) {
  const found = await pictureType(upload.path, upload.size)
  if ('problem' in found) throw refuse(found.problem)
  const storage = storageOf(deps.config)
  return withTemporaryFolder(deps, async folder => {
    const made = await queueDecoding(() =>
      makeRenditions(upload.path, folder).catch(error => {
        throw decodingProblem(error)
      }),
    )
    const { master, sizes, ...shown } = made
    const renditions = await storeSizes(storage, sizes)
    try {
      const masterKey = await store(storage, master)
      const { size, sha256 } = upload
      return { ...shown, type: found.type, size, sha256, masterKey, renditions, crop: null }
    } catch (error) {
      await deleteSizes(storage, renditions)
      throw error
    }
  })
}
