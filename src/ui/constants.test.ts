import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { LAYER, TOOLTIP } from './component-constants.ts'
import { BREAKPOINT, DATE_FORMAT, TOAST_WIDTH } from './constants.ts'
import { datePattern, toTyped } from './fields/date-text.ts'

const source = join(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(source, path), 'utf8')
const rem = (pixels: number) => `${pixels / 16}rem`

/** The declarations of the first rule with this selector. */
function rule(path: string, selector: string): string {
  const css = read(path)
  const start = css.indexOf(`${selector} {`)
  if (start < 0) throw new Error(`${path} has no rule '${selector}' any more: change this test with it.`)
  return css.slice(start, css.indexOf('}', start))
}

describe("the specification's figures in style sheets", () => {
  test('the layers', () => {
    const layers = rule('ui/css/shape.css', ':root')
    expect(layers).toContain(`--layer-overlay: ${LAYER.overlay};`)
    expect(layers).toContain(`--layer-menu: ${LAYER.menu};`)
    expect(layers).toContain(`--layer-modal: ${LAYER.modal};`)
    expect(layers).toContain(`--layer-tooltip: ${TOOLTIP.zIndex};`)
  })

  test('large from 1024 px, medium from 768 px, mobile up to the pixel below', () => {
    const theme = rule('ui/css/shape.css', '@theme inline')
    expect(theme).toContain(`--breakpoint-md: ${rem(BREAKPOINT.medium)};`)
    expect(theme).toContain(`--breakpoint-lg: ${rem(BREAKPOINT.large)};`)
    expect(BREAKPOINT.mobileMax).toBe(BREAKPOINT.medium - 1)
  })

  test('no style breaks anywhere else, but for the narrowest phones', () => {
    const widths = [rem(BREAKPOINT.medium), rem(BREAKPOINT.large), '30rem']
    const other = readdirSync(source, { recursive: true, encoding: 'utf8' })
      .filter(path => /\.(css|astro)$/.test(path))
      .flatMap(path =>
        [...read(path).matchAll(/@media[^{]*\bwidth\b[^{]*?([\d.]+\w+)\)/g)].map(([, width = '']) => ({
          path,
          width,
        })),
      )
      .filter(one => !widths.includes(one.width))
    expect(other).toEqual([])
  })

  test('how wide a toast is', () => {
    expect(rule('ui/css/toaster.css', '.toaster')).toContain(`width: min(${TOAST_WIDTH}, `)
  })

  test('how long a tooltip fades in and out', () => {
    expect(rule('ui/primitives.css', '.tooltip')).toContain(`transition: opacity ${TOOLTIP.show}ms;`)
    expect(rule('ui/primitives.css', '.tooltip[data-exiting]')).toContain(
      `transition-duration: ${TOOLTIP.hide}ms;`,
    )
  })
})

test('an English reader types dates as mm/dd/yy, with the four digits of the year', () => {
  const written = DATE_FORMAT.replace('mm', '11').replace('dd', '20').replace('yy', '2026')
  expect(toTyped('2026-11-20', datePattern('en'))).toBe(written)
  expect(toTyped('2026-11-20', datePattern('en-US'))).toBe(written)
  const texts = readFileSync(join(source, '../locales/en/portal.json'), 'utf8')
  expect(texts).toContain(`"${DATE_FORMAT}yy"`)
})
