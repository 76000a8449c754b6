import { describe, expect, test } from 'vitest'
import { cropProblem, wholeCrop } from '#entities/media/media-crop.ts'
import {
  cropShapes,
  draggedFrame,
  type Grip,
  movedFrame,
  scaledFrame,
  shapedFrame,
  slopeOf,
} from './crop-frame.ts'

const whole = { width: 1600, height: 1000 }
const frame = { x: 200, y: 300, width: 400, height: 500 }

describe('the crop frame', () => {
  test('moves, and stops at each edge without changing its size', () => {
    expect(movedFrame(frame, 10, -20)).toEqual({ ...frame, x: 210, y: 280 })
    expect(movedFrame(frame, 5000, 5000)).toEqual({ ...frame, x: 600, y: 500 })
    expect(movedFrame(frame, -5000, -5000)).toEqual({ ...frame, x: 0, y: 0 })
  })

  test.each([
    ['se', { x: 200, y: 300, width: 450, height: 530 }],
    ['nw', { x: 250, y: 330, width: 350, height: 470 }],
    ['ne', { x: 200, y: 330, width: 450, height: 470 }],
    ['sw', { x: 250, y: 300, width: 350, height: 530 }],
  ] as const)('is sized by its corner %s, and the one across stays', (grip, sized) => {
    expect(draggedFrame(frame, grip, 50, 30, whole, null)).toEqual(sized)
  })

  test('never gets smaller than 5 % and 64 pixels, however far it is dragged', () => {
    expect(draggedFrame(frame, 'se', -5000, -5000, whole, null)).toEqual({ ...frame, width: 50, height: 64 })
    expect(draggedFrame(frame, 'nw', 5000, 5000, whole, null)).toEqual({
      x: 550,
      y: 736,
      width: 50,
      height: 64,
    })
  })

  test.each(cropShapes.filter(shape => shape !== 'free'))('keeps the shape %s in its pixels', shape => {
    const [across = 0, down = 0] = shape.split(':').map(Number)
    const slope = slopeOf(shape, whole)
    let now = shapedFrame(wholeCrop, whole, slope)
    expect(Math.max(now.width, now.height)).toBe(1000)
    for (const [grip, dx, dy] of [
      ['se', -300, 10],
      ['nw', 0, 120],
      ['move', -90, 400],
      ['ne', 900, -40],
      ['sw', 4, -5000],
    ] as [Grip, number, number][]) {
      now = draggedFrame(now, grip, dx, dy, whole, slope)
      expect(cropProblem(now, whole)).toBeNull()
      const pixels = [(now.width * whole.width) / 1000, (now.height * whole.height) / 1000] as const
      // One per mille is up to 1.6 pixels here.
      expect(Math.abs(pixels[0] * down - pixels[1] * across)).toBeLessThan(1.6 * (across + down))
    }
  })

  test('grows and shrinks around its centre, up to the whole picture', () => {
    expect(scaledFrame(frame, 1.1, whole, null)).toEqual({ x: 180, y: 275, width: 440, height: 550 })
    expect(scaledFrame(frame, 100, whole, null)).toEqual(wholeCrop)
    expect(cropProblem(scaledFrame(frame, 0.001, whole, null), whole)).toBeNull()
  })
})
