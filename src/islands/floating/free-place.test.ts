import { expect, test } from 'vitest'
import { type Box, GAP, placeFor } from './free-place.ts'

const phone = { width: 360, height: 740 }
const laptop = { width: 1280, height: 800 }
const size = { width: 320, height: 70 }
const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
})
const menu = box(0, 680, 360, 60)
const freePlace = (question: Parameters<typeof placeFor>[0]) => {
  const { box: place, free } = placeFor(question)
  return free ? { left: place.left, top: place.top } : null
}

test('stands in the middle of the lower edge', () => {
  expect(freePlace({ size, window: laptop, bars: [], targets: [] })).toEqual({
    left: 480,
    top: 800 - GAP - 70,
  })
})

test('stands above the menu at the lower edge', () => {
  expect(freePlace({ size, window: phone, bars: [menu], targets: [] })?.top).toBe(680 - GAP - 70)
})

test('ignores a bar that is not below it', () => {
  const chat = box(1200, 740, 64, 44)
  expect(freePlace({ size, window: laptop, bars: [chat], targets: [] })?.top).toBe(800 - GAP - 70)
})

test('goes to the side where the middle is taken', () => {
  const button = box(600, 740, 100, 44)
  expect(freePlace({ size, window: laptop, bars: [], targets: [button] })?.left).toBe(1280 - 16 - 320)
  const other = box(1100, 740, 100, 44)
  expect(freePlace({ size, window: laptop, bars: [], targets: [button, other] })?.left).toBe(16)
})

test('finds no free place over a field or in the upper half', () => {
  expect(freePlace({ size, window: phone, bars: [menu], targets: [box(20, 590, 320, 44)] })).toBeNull()
  expect(freePlace({ size, window: phone, bars: [box(0, 400, 360, 340)], targets: [] })).toBeNull()
})

test('returns the lowest place if none is free, for a message with the focus', () => {
  const question = { size, window: phone, bars: [menu], targets: [box(0, 0, 360, 740)] }
  expect(placeFor(question)).toMatchObject({ free: false, box: { left: 20, top: 680 - GAP - 70 } })
})
