import { join } from 'node:path'
import sharp, { type Region, type Sharp } from 'sharp'
import { rgbaToThumbHash } from 'thumbhash'
import { type MediaFormat, mediaFormats, mediaSteps } from '#entities/media/media-address.ts'
import { MEDIA_MAX_PIXELS } from '#entities/media/media-file.ts'

// A decoded picture is not used again; without the cache the memory use stays constant.
sharp.cache(false)

export interface Sizes {
  width: number
  height: number
  /** Empty if the picture is transparent. */
  color: string
  thumbhash: string
  /** Files in `folder`. */
  sizes: { step: number; format: MediaFormat; path: string }[]
}

/** WebP allows at most 16,383 pixels of height. A taller picture gets a smaller width. */
const tallest = 8192

const encoders: Record<MediaFormat, (picture: Sharp) => Sharp> = {
  avif: picture => picture.avif({ quality: 55, effort: 3 }),
  webp: picture => picture.webp({ quality: 78, effort: 4 }),
}

const hex = ({ r, g, b }: { r: number; g: number; b: number }) =>
  `#${[r, g, b].map(part => part.toString(16).padStart(2, '0')).join('')}`

async function placeOf(base: () => Sharp) {
  const small = base().resize({ width: 96, height: 96, fit: 'inside' })
  const { data, info } = await small.ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const { dominant } = await base()
    .resize({ width: 64, height: 64, fit: 'inside' })
    .removeAlpha()
    .png()
    .toBuffer()
    .then(png => sharp(png).stats())
  return {
    color: hex(dominant),
    thumbhash: Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64'),
  }
}

const options = { limitInputPixels: MEDIA_MAX_PIXELS, failOn: 'error', sequentialRead: true } as const

/**
 * Decodes a picture once and encodes it again in all sizes, so that nothing else of the uploaded file is published: no
 * metadata, and no second file appended to it. Throws if it cannot be decoded.
 */
export async function makeRenditions(path: string, folder: string): Promise<Sizes & { master: string }> {
  const upright = () => sharp(path, options).autoOrient().timeout({ seconds: 60 })
  const { hasAlpha } = await sharp(path, options).metadata()
  const master = join(folder, 'master')
  const oriented = hasAlpha
    ? upright().png({ compressionLevel: 6 })
    : upright().jpeg({ quality: 95, chromaSubsampling: '4:4:4' })
  await oriented.toFile(master)
  return { master, ...(await makeSizes(master, folder)) }
}

/** Encodes an original, or a part of it, in all sizes. */
export async function makeSizes(master: string, folder: string, area?: Region): Promise<Sizes> {
  const whole = await sharp(master, options).metadata()
  const { width, height } = area ?? whole
  const steps = mediaSteps(width)
  const widest = Math.max(1, Math.min(width, steps.at(-1) as number, Math.floor((tallest * width) / height)))
  const shown = sharp(master, options).timeout({ seconds: 60 })
  const { data, info } = await (area ? shown.extract(area) : shown)
    .resize({ width: widest })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { channels } = info
  const base = () => sharp(data, { raw: { width: info.width, height: info.height, channels } })
  const sizes: Sizes['sizes'] = []
  for (const step of steps) {
    for (const format of mediaFormats) {
      const target = join(folder, `${step}.${format}`)
      const picture = base().resize({ width: Math.min(step, widest) })
      await encoders[format](picture).timeout({ seconds: 60 }).toFile(target)
      sizes.push({ step, format, path: target })
    }
  }
  const { color, thumbhash } = await placeOf(base)
  return { width, height, color: whole.hasAlpha ? '' : color, thumbhash, sizes }
}
