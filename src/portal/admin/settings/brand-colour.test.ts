import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { contrastOf, defaultColour, fromHex, maxChroma, readColour, toHex } from './brand-colour.ts'

test('a colour becomes hue and chroma, and converts back to nearly the same colour', () => {
  const teal = fromHex('#00695c')
  expect(teal?.hue).toBeGreaterThan(175)
  expect(teal?.hue).toBeLessThan(190)
  expect(fromHex(toHex({ hue: 163, chroma: 0.1 }))).toMatchObject({ hue: 163 })
})
test('chroma is limited to stay readable, grey stays grey, and invalid text is no colour', () => {
  expect(fromHex('#ff0000')?.chroma).toBe(maxChroma)
  expect(fromHex('#808080')).toEqual({ hue: defaultColour.hue, chroma: 0 })
  expect(fromHex('emerald')).toBeNull()
})
test('contrast is measured from computed colours, in oklch and in rgb', () => {
  expect(contrastOf('rgb(0, 0, 0)', 'rgb(255, 255, 255)')).toBe(21)
  expect(contrastOf('oklch(0 0 0)', 'oklch(1 0 0)')).toBe(21)
  expect(contrastOf('rgb(119, 119, 119)', 'rgb(255, 255, 255)')).toBe(4.4)
  expect(readColour('color(display-p3 1 0 0)')).toBeNull()
})
test('the default colour is that of the theme', () => {
  const css = readFileSync('src/ui/css/tokens.css', 'utf8')
  expect(css).toContain(`--brand-hue: ${defaultColour.hue};`)
  expect(css).toContain(`--brand-chroma: ${defaultColour.chroma};`)
})
