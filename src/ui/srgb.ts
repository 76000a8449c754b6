import { type Rgb, toRgb } from './color.ts'

/**
 * The colours of the style sheets for browsers that know neither oklch() nor color-mix() (Chrome below 111, Safari below
 * 16.2): the custom properties on `:root`, `.is-light` and `.is-dark`, worked out in sRGB for both schemes.
 */

/** A rule with the custom properties it sets, in the order of the style sheet. */
export interface TokenRule {
  selectors: readonly string[]
  values: readonly (readonly [name: string, value: string])[]
}
export type Scheme = 'is-light' | 'is-dark'
export type Variables = Map<string, string>

const COLOUR = /\boklch\(|\bcolor-mix\(/
const UNKNOWN = '@supports not (color:color-mix(in oklch,red,red))'

/** The rules of a style sheet that is flat, as those of the tokens are. */
export function tokenRules(css: string): TokenRule[] {
  return [...css.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(
    ([, selectors = '', body = '']) => ({
      selectors: selectors.split(',').map(part => part.trim()),
      values: [...body.matchAll(/(--[\w-]+):([^;]+);/g)].map(
        ([, name = '', value = '']) => [name, value.trim()] as const,
      ),
    }),
  )
}

export const isTokenRule = ({ selectors }: TokenRule): boolean =>
  selectors.some(one => one === ':root' || one === '.is-light' || one === '.is-dark')

/** Every custom property that holds on an element with this scheme, later rules winning. */
export function variables(
  rules: readonly TokenRule[],
  scheme: Scheme,
  overrides: Readonly<Record<string, string>> = {},
): Variables {
  const holding = rules.filter(
    ({ selectors }) => selectors.includes(':root') || selectors.includes(`.${scheme}`),
  )
  return new Map([...holding.flatMap(rule => rule.values), ...Object.entries(overrides)])
}

/** The value with every `var()` replaced; a fallback counts where the property is not set. */
function resolve(value: string, known: Variables): string {
  return value.replace(/var\((--[\w-]+)(?:,\s*([^()]+))?\)/g, (_, name: string, otherwise?: string) => {
    const next = known.get(name) ?? otherwise
    if (next === undefined) throw new Error(`${name} is used in the tokens but never set.`)
    return resolve(next, known)
  })
}

const number = (text: string) =>
  text.endsWith('%') ? Number.parseFloat(text) / 100 : Number.parseFloat(text)

const products = (text: string) =>
  text.replace(/calc\(\s*([\d.]+)\s*\*\s*([\d.]+)\s*\)/g, (_, a: string, b: string) =>
    String(Number(a) * Number(b)),
  )

const OKLCH = /oklch\(\s*([\d.]+%?)\s+([\d.]+)\s+([\d.]+)(?:deg)?\s*(?:\/\s*([\d.]+%?)\s*)?\)/g

const hexPart = (part: number) =>
  Math.round(part * 255)
    .toString(16)
    .padStart(2, '0')
const toHex = (rgb: Rgb, alpha = 1) => `#${rgb.map(hexPart).join('')}${alpha < 1 ? hexPart(alpha) : ''}`

/** A value in sRGB: `#rrggbb`, with two digits more where it lets something through. */
export function inSrgb(value: string, known: Variables): string {
  const solid = products(resolve(value, known)).replace(
    OKLCH,
    (_, l: string, c: string, h: string, a?: string) =>
      toHex(toRgb({ lightness: number(l), chroma: Number(c), hue: Number(h) }), a ? number(a) : 1),
  )
  const mixed = solid.replace(
    /color-mix\(in \w+,\s*(#[\da-f]{6})\s+([\d.]+%),\s*(?:transparent|#0000)\)/g,
    (_, hex: string, share: string) => hex + hexPart(number(share)),
  )
  if (COLOUR.test(mixed)) throw new Error(`'${value}' comes to '${mixed}', which has no form in sRGB.`)
  return mixed
}

type Overrides = Readonly<Record<string, string>>

/** The names whose value in this scheme an older browser cannot read. */
const unreadable = (known: Variables) =>
  [...known].filter(([, value]) => COLOUR.test(value)).map(([name]) => name)

function written(known: Variables, name: string): string {
  const value = known.get(name) as string
  return COLOUR.test(value) ? inSrgb(value, known) : value
}

/** `:root` is dark, too, where the page is: what the light rule sets, the dark one must set again. */
function schemes(
  rules: readonly TokenRule[],
  selectors: [string, string],
  names: readonly string[],
  own: Overrides,
) {
  const bodies = (['is-light', 'is-dark'] as const).map(scheme => {
    const known = variables(rules, scheme, own)
    return names.filter(name => known.has(name)).map(name => `${name}:${written(known, name)}`)
  })
  if (names.length === 0) return ''
  return `${UNKNOWN}{${bodies.map((body, index) => `${selectors[index]}{${body.join(';')}}`).join('')}}`
}

/** What follows the tokens in a style sheet. */
export function srgbFallback(rules: readonly TokenRule[]): string {
  const names = [variables(rules, 'is-light'), variables(rules, 'is-dark')].flatMap(unreadable)
  return schemes(rules, [':root,.is-light', '.is-dark'], [...new Set(names)], {})
}

/** The same for a hospital with a colour of its own: only what differs, and stronger than what the style sheets say. */
export function srgbFallbackOfBrand(rules: readonly TokenRule[], own: Overrides): string {
  const names = (['is-light', 'is-dark'] as const).flatMap(scheme => {
    const [usual, branded] = [variables(rules, scheme), variables(rules, scheme, own)]
    return unreadable(branded).filter(name => written(usual, name) !== written(branded, name))
  })
  return schemes(rules, [':root:root,.is-light.is-light', '.is-dark.is-dark'], [...new Set(names)], own)
}
