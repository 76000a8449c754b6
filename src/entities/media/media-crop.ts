import { z } from 'zod'
import type { Focal } from './focal.ts'

/** No side of what is cut out is shorter: in per mille of the whole picture, and in its pixels. */
export const CROP_LEAST = 50
export const CROP_LEAST_PIXELS = 64

const perMille = z.int('validation:integer').min(0, 'validation:tooSmall').max(1000, 'validation:tooLarge')

/** What is shown of a picture, in per mille of the whole one: from its left and top, and how wide and tall. */
export const cropSchema = z.strictObject({ x: perMille, y: perMille, width: perMille, height: perMille })
export type Crop = z.infer<typeof cropSchema>
export interface Size {
  width: number
  height: number
}

export const wholeCrop: Crop = { x: 0, y: 0, width: 1000, height: 1000 }
export const sameCrop = (a: Crop, b: Crop): boolean =>
  a.x === b.x && a.y === b.y && a.width === b.width && a.height === b.height

/** The least width and height of a crop, in per mille; more than 1000 where the picture is too small to be cut. */
export const leastCrop = ({ width, height }: Size): Size => ({
  width: Math.max(CROP_LEAST, Math.ceil((CROP_LEAST_PIXELS * 1000) / width)),
  height: Math.max(CROP_LEAST, Math.ceil((CROP_LEAST_PIXELS * 1000) / height)),
})

/** What is wrong with a crop of a picture of this size; null where nothing is. */
export function cropProblem(crop: Crop, whole: Size): 'outside' | 'small' | null {
  if (crop.x + crop.width > 1000 || crop.y + crop.height > 1000) return 'outside'
  const least = leastCrop(whole)
  return crop.width < least.width || crop.height < least.height ? 'small' : null
}

/** The pixels that a crop cuts out; never fewer than its share, so that the least stays the least. */
export function cropPixels(crop: Crop, whole: Size) {
  const width = Math.max(1, Math.round((crop.width * whole.width) / 1000))
  const height = Math.max(1, Math.round((crop.height * whole.height) / 1000))
  return {
    left: Math.min(Math.round((crop.x * whole.width) / 1000), whole.width - width),
    top: Math.min(Math.round((crop.y * whole.height) / 1000), whole.height - height),
    width,
    height,
  }
}

const percent = (value: number) => Math.min(100, Math.max(0, Math.round(value)))

/** The same spot of the picture in another crop of it; at the edge where it is cut away. */
export function focalIn({ x, y }: Focal, before: Crop, after: Crop): Focal {
  if (sameCrop(before, after)) return { x, y }
  const across = before.x + (x * before.width) / 100
  const down = before.y + (y * before.height) / 100
  return {
    x: percent(((across - after.x) / after.width) * 100),
    y: percent(((down - after.y) / after.height) * 100),
  }
}
