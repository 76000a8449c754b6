import { expect, test } from 'vitest'
import { contrast, toOklch, toRgb } from '#ui/color.ts'
import { withNight } from './night.ts'
import { paint, skins } from './palette.ts'
import { pictures } from './pictures.ts'

const drawn = (color: string) => withNight(`<svg><path fill="${color}"/></svg>`)
const night = (color: string) =>
  new RegExp(`\\[fill="${color}"\\]\\{fill:(#\\w+)`).exec(drawn(color))?.[1] ?? color
const rgb = (color: string) => toRgb(toOklch(color))

test('a colour is the same after the way to OKLCH and back', () => {
  const [red, green, blue] = rgb('#14795c').map(part => Math.round(part * 255))
  expect([red, green, blue]).toEqual([0x14, 0x79, 0x5c])
})

test('the grounds of drawings are dark at night, and what stands on them is seen', () => {
  for (const ground of ['pale', 'mist', 'cream', 'sand', 'sky'] as const) {
    expect(toOklch(night(paint[ground])).lightness, ground).toBeLessThan(0.42)
    for (const shape of ['deep', 'brand', 'mid', 'white', 'saffron', 'clay'] as const)
      expect(
        contrast(rgb(night(paint[shape])), rgb(night(paint[ground]))),
        `${shape} on ${ground}`,
      ).toBeGreaterThan(1.8)
  }
})

test('people keep the colour of their skin at night', () => {
  for (const { tone, shade, lip } of skins)
    for (const color of [tone, shade, lip]) expect(night(color)).toBe(color)
})

test('only the ground of a portrait changes', () => {
  const svg = withNight(
    `<svg><g id="ground"><path fill="${paint.pale}"/></g><path fill="${paint.deep}"/></svg>`,
    'ground',
  )
  expect(svg).toMatch(
    /^<svg><style>@media\(prefers-color-scheme:dark\)\{#ground \[fill="#cfe9db"\]\{fill:#\w+\}\}<\/style>/,
  )
})

test('every drawing has its night, but marks and the posters of films', () => {
  const without = [...pictures()].filter(([path, text]) => path.endsWith('.svg') && !text.includes('<style>'))
  expect(
    without.map(([path]) => path).filter(path => !/favicon|\/logo|\/partners\/|\/videos\//.test(path)),
  ).toEqual([])
})
