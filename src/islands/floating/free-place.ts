export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}
interface Size {
  width: number
  height: number
}
interface Question {
  size: Size
  window: Size
  /** Bars that stand at the window's lower edge: the place is above them. */
  bars: Box[]
  /** Visible fields, buttons and links. */
  targets: Box[]
}

/** Gap in px to the edge of the window, to a bar and around controls. */
export const GAP = 8

const overlaps = (one: Box, other: Box, gap: number) =>
  one.left < other.right + gap &&
  one.right > other.left - gap &&
  one.top < other.bottom + gap &&
  one.bottom > other.top - gap

/** The lowest box above the bars, at this distance from the left. */
const lowest = ({ size, window, bars }: Question, left: number): Box => {
  const column = { left, right: left + size.width, top: 0, bottom: window.height }
  const edge = Math.min(window.height, ...bars.filter(bar => overlaps(bar, column, 0)).map(bar => bar.top))
  return { left, top: edge - GAP - size.height, right: left + size.width, bottom: edge - GAP }
}

/**
 * Finds a place for a message at the lower edge of the window, above its bars, that covers no control: in the middle,
 * else at one of the sides, and never in the upper half. `free` is false if there is no such place now.
 */
export function placeFor(question: Question): { box: Box; free: boolean } {
  const { size, window, targets } = question
  const side = 2 * GAP
  const middle = (window.width - size.width) / 2
  const boxes = [middle, window.width - side - size.width, side].map(left => lowest(question, left))
  const free = boxes.find(
    box => box.top >= window.height / 2 && !targets.some(target => overlaps(box, target, GAP / 2)),
  )
  return { box: free ?? (boxes[0] as Box), free: Boolean(free) }
}
