import { z } from 'zod'
import type { Focal } from './focal.ts'

/** The shortest side of a crop: in per mille of the whole picture, and in its pixels. */
export const CROP_LEAST = 50
export const CROP_LEAST_PIXELS = 64

const perMille = z.int('validation:integer').min(0, 'validation:tooSmall').max(1000, 'validation:tooLarge')

/** The visible part of a picture, in per mille of the whole: left, top, width and height. */
export const cropSchema = z.strictObject({ x: perMille, y: perMille, width: perMille, height: perMille })
export type Crop = z.infer<typeof cropSchema>
export interface Size {
  width: number
  height: number
}

export const wholeCrop: Crop = { x: 0, y: 0, width: 1000, height: 1000 }
export const sameCrop = (a: Crop, b: Crop): boolean =>
  a.x === b.x && a.y === b.y && a.width === b.width && a.height === b.height

/** The minimum width and height of a crop, in per mille; more than 1000 if the picture is too small to be cropped. */
export const leastCrop = ({ width, height }: Size): Size => ({
  width: Math.max(CROP_LEAST, Math.ceil((CROP_LEAST_PIXELS * 1000) / width)),
  height: Math.max(CROP_LEAST, Math.ceil((CROP_LEAST_PIXELS * 1000) / height)),
})

/** The problem of a crop of a picture of this size; null if it is valid. */
export function cropProblem(crop: Crop, whole: Size): 'outside' | 'small' | null {
  if (crop.x + crop.width > 1000 || crop.y + crop.height > 1000) return 'outside'
  const least = leastCrop(whole)
  return crop.width < least.width || crop.height < least.height ? 'small' : null
}

/** The crop in pixels, rounded so that the minimum size still holds. */
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

/** The same point of the picture in another crop of it; at the edge if it is outside. */
export function focalIn({ x, y }: Focal, before: Crop, after: Crop): Focal {
  if (sameCrop(before, after)) return { x, y }
  const across = before.x + (x * before.width) / 100
  const down = before.y + (y * before.height) / 100
  return {
    x: percent(((across - after.x) / after.width) * 100),
    y: percent(((down - after.y) / after.height) * 100),
  }
}
