import { createHash, randomBytes } from 'node:crypto'
import { mkdir, open, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Deps } from '../app.ts'
import type { mediaFile, Rendition } from '../database/media-tables.ts'
import type { Upload } from '../forms/read-form.ts'
import { Problem } from '../problem.ts'
import { incomingFolder, type Storage, storageOf } from '../storage/storage.ts'
import { pictureType } from './picture-type.ts'
import { makeRenditions } from './renditions.ts'
import { inTurn } from './turns.ts'

type Row = typeof mediaFile.$inferInsert
export type Picture = Pick<
  Row,
  'type' | 'size' | 'sha256' | 'masterKey' | 'width' | 'height' | 'color' | 'thumbhash' | 'renditions'
>

const refuse = (problem: string) =>
  new Problem(422, 'api.invalid', {}, { fields: [{ path: 'file', key: `library:problem.${problem}` }] })

/** The bytes reach the disk before the row that names them. */
async function store(storage: Storage, path: string): Promise<string> {
  const file = await open(path, 'r+')
  try {
    await file.sync()
  } finally {
    await file.close()
  }
  return storage.put(path)
}

export async function forgetPicture(storage: Storage, picture: Pick<Picture, 'masterKey' | 'renditions'>) {
  for (const key of [picture.masterKey, ...picture.renditions.map(one => one.key)]) await storage.remove(key)
}

/** Checks an upload and keeps it in all its sizes; 422 with the reason where it is no picture that we take. */
export async function keepPicture(deps: Pick<Deps, 'config'>, upload: Upload): Promise<Picture> {
  const found = await pictureType(upload.path, upload.size)
  if ('problem' in found) throw refuse(found.problem)
  const storage = storageOf(deps.config)
  const folder = join(incomingFolder(deps.config), randomBytes(16).toString('hex'))
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const kept: string[] = []
  try {
    const made = await inTurn(() =>
      makeRenditions(upload.path, folder).catch(() => {
        throw refuse('damaged')
      }),
    )
    const renditions: Rendition[] = []
    for (const { step, format, path } of made.sizes) {
      const bytes = await readFile(path)
      const sha256 = createHash('sha256').update(bytes).digest('hex')
      const key = await store(storage, path)
      kept.push(key)
      renditions.push({ step, format, key, size: bytes.length, sha256 })
    }
    const { width, height, color, thumbhash } = made
    const masterKey = await store(storage, made.master)
    const { size, sha256 } = upload
    return { type: found.type, size, sha256, masterKey, width, height, color, thumbhash, renditions }
  } catch (error) {
    for (const key of kept) await storage.remove(key)
    throw error
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
