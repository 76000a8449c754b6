import { type Crop, leastCrop, type Size } from '#entities/media/media-crop.ts'

export const cropShapes = ['free', '1:1', '4:3', '16:9', '4:5'] as const
export type CropShape = (typeof cropShapes)[number]
/** The dragged corner, or 'move' for the whole frame. */
export type Grip = 'move' | 'nw' | 'ne' | 'sw' | 'se'

const between = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value))

/** Ratio of height to width of a shape, both in per mille of the picture; null for the free shape. */
export function slopeOf(shape: CropShape, { width, height }: Size): number | null {
  if (shape === 'free') return null
  const [across = 1, down = 1] = shape.split(':').map(Number)
  return (down * width) / (across * height)
}

export function movedFrame(frame: Crop, dx: number, dy: number): Crop {
  return {
    ...frame,
    x: Math.round(between(frame.x + dx, 0, 1000 - frame.width)),
    y: Math.round(between(frame.y + dy, 0, 1000 - frame.height)),
  }
}

/** The nearest valid size: within `room`, not below the minimum, in the given shape. */
function fittingSize(size: Size, room: Size, whole: Size, slope: number | null): Size {
  const least = leastCrop(whole)
  if (slope === null)
    return {
      width: Math.round(between(size.width, least.width, room.width)),
      height: Math.round(between(size.height, least.height, room.height)),
    }
  const most = Math.min(room.width, room.height / slope)
  const width = between(size.width, Math.min(most, Math.max(least.width, least.height / slope)), most)
  return {
    width: Math.min(room.width, Math.round(width)),
    height: Math.min(room.height, Math.round(width * slope)),
  }
}

/** The frame after a corner was dragged by `dx` and `dy`; the opposite corner stays. */
export function draggedFrame(
  frame: Crop,
  grip: Grip,
  dx: number,
  dy: number,
  whole: Size,
  slope: number | null,
): Crop {
  if (grip === 'move') return movedFrame(frame, dx, dy)
  const west = grip.endsWith('w')
  const north = grip.startsWith('n')
  const right = frame.x + frame.width
  const bottom = frame.y + frame.height
  const room = { width: west ? right : 1000 - frame.x, height: north ? bottom : 1000 - frame.y }
  const wide = frame.width + (west ? -dx : dx)
  const tall = frame.height + (north ? -dy : dy)
  // With a fixed shape the direction of the longer drag decides.
  const size =
    slope !== null && Math.abs(dy) > Math.abs(dx)
      ? { width: tall / slope, height: tall }
      : { width: wide, height: tall }
  const { width, height } = fittingSize(size, room, whole, slope)
  return { x: west ? right - width : frame.x, y: north ? bottom - height : frame.y, width, height }
}

/** Resizes the frame around its centre. */
function aroundCentre(frame: Crop, { width, height }: Size): Crop {
  const x = frame.x + (frame.width - width) / 2
  const y = frame.y + (frame.height - height) / 2
  return movedFrame({ x, y, width, height }, 0, 0)
}

const all = { width: 1000, height: 1000 }

/** The largest frame of a shape around the centre of the old one; unchanged for the free shape. */
export const shapedFrame = (frame: Crop, whole: Size, slope: number | null): Crop =>
  slope === null ? frame : aroundCentre(frame, fittingSize(all, all, whole, slope))

export const scaledFrame = (frame: Crop, factor: number, whole: Size, slope: number | null): Crop =>
  aroundCentre(
    frame,
    fittingSize({ width: frame.width * factor, height: frame.height * factor }, all, whole, slope),
  )
