import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { inSrgb, srgbFallback, srgbFallbackOfBrand, tokenRules, variables } from './srgb.ts'

const sheet = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8')
const theme = tokenRules(sheet('./css/tokens.css') + sheet('./css/scales.css'))
const plain = tokenRules(sheet('../layouts/plain.css'))

/** The declarations of a fallback's selector, as `name:value`. */
const under = (css: string, selector: string) => {
  const start = css.indexOf(`${selector}{`) + selector.length + 1
  return css.slice(start, css.indexOf('}', start)).split(';')
}

test('the small pages for emergencies have the colours of the theme, in both schemes', () => {
  const wrong: string[] = []
  let compared = 0
  for (const scheme of ['is-light', 'is-dark'] as const) {
    const [own, themed] = [variables(plain, scheme), variables(theme, scheme)]
    for (const name of own.keys()) {
      // A line is the border of buttons here, and darker.
      if (!themed.has(name) || name === '--line' || !/^(#|oklch)/.test(own.get(name) as string)) continue
      compared += 1
      const [here, there] = [own, themed].map(known => inSrgb(`var(${name})`, known))
      if (here !== there) wrong.push(`${name} ${scheme}: ${here}, in the theme ${there}`)
    }
  }
  expect(compared).toBeGreaterThan(10)
  expect(wrong).toEqual([])
})

test('the dark scheme sets again the surfaces that the light fallback sets', () => {
  const dark = under(srgbFallback(theme), '.is-dark')
  expect(dark).toContain('--surface-raised:var(--neutral-3)')
  expect(dark).toContain('--neutral-3:#14211b')
})

test.each([
  ['theme', theme],
  ['plain', plain],
])('every colour of the %s has its form in sRGB', (_, rules) => {
  const css = srgbFallback(rules)
  expect(css.replace(/^@supports[^{]+/, '')).not.toMatch(/oklch|color-mix/)
  for (const scheme of ['is-light', 'is-dark'] as const)
    for (const [name, value] of variables(rules, scheme))
      if (/oklch|color-mix/.test(value)) expect(css).toContain(`${name}:`)
})

test('the fallback of a hospital’s own colour covers both schemes and only tokens that depend on it', () => {
  const css = srgbFallbackOfBrand(theme, { '--brand-hue': '20', '--brand-chroma': '0.115' })
  expect(css).toContain('.is-dark.is-dark{')
  expect(css).not.toContain('--danger-9')
  const known = variables(theme, 'is-light', { '--brand-hue': '20' })
  expect(under(css, ':root:root,.is-light.is-light')).toContain(
    `--brand-9:${inSrgb('var(--brand-9)', known)}`,
  )
  expect(srgbFallbackOfBrand(theme, { '--brand-hue': '163', '--brand-chroma': '0.115' })).toBe('')
})

test('mixing with transparent gives an alpha value, and a colour without an sRGB form is refused', () => {
  expect(inSrgb('color-mix(in oklch, oklch(0 0 0) 50%, transparent)', new Map())).toBe('#00000080')
  expect(inSrgb('oklch(20% .03 165 / .5)', new Map())).toMatch(/^#[\da-f]{6}80$/)
  expect(() => inSrgb('color-mix(in oklch, currentColor 40%, transparent)', new Map())).toThrow(
    'no form in sRGB',
  )
})
