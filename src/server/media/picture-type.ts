import { open } from 'node:fs/promises'
import { fileTypeFromBuffer } from 'file-type'
import sharp from 'sharp'
import { MEDIA_MAX_PIXELS, MEDIA_MAX_SIDE } from '#entities/media/media-file.ts'
import { readAt } from '../storage/read-at.ts'

const types = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'] as const
export type PictureType = (typeof types)[number]
export type PictureProblem = 'empty' | 'type' | 'drawing' | 'iphone' | 'damaged' | 'pixels'

/** The decoder's names of each type. The decoder also detects the type from the bytes, and must agree. */
const decoders: Record<PictureType, string[]> = {
  'image/jpeg': ['jpeg'],
  'image/png': ['png'],
  'image/webp': ['webp'],
  'image/avif': ['heif', 'avif'],
  'image/gif': ['gif'],
}

const isDrawing = (head: Buffer) => /<(?:\?xml|!doctype\s+svg|svg)[\s>]/i.test(head.toString('latin1'))

/** The type of a picture by its own bytes; the file name and the declared type are ignored. Nothing is decoded yet. */
export async function pictureType(
  path: string,
  size: number,
): Promise<{ type: PictureType } | { problem: PictureProblem }> {
  if (size === 0) return { problem: 'empty' }
  const file = await open(path, 'r')
  const head = await readAt(file, 0, 4100).finally(() => file.close())
  const mime = (await fileTypeFromBuffer(head).catch(() => undefined))?.mime
  if (mime === 'image/heic' || mime === 'image/heif') return { problem: 'iphone' }
  const type = types.find(one => one === mime)
  if (!type) return { problem: isDrawing(head) ? 'drawing' : 'type' }
  // Reads the header only: the size that a decompression bomb declares is checked before anything is decompressed.
  const found = await sharp(path, { limitInputPixels: false })
    .metadata()
    .catch(() => null)
  if (!found?.width || !found.height || !decoders[type].includes(found.format)) return { problem: 'damaged' }
  const { width, height } = found
  if (width * height > MEDIA_MAX_PIXELS || Math.max(width, height) > MEDIA_MAX_SIDE)
    return { problem: 'pixels' }
  return { type }
}
