import { hexPart, toHex, toRgb } from './color.ts'

/**
 * The colours for browsers without oklch() and color-mix() (Chrome below 111, Safari below 16.2): the custom properties
 * of `:root`, `.is-light` and `.is-dark`, computed in sRGB for both schemes.
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

/** Parses the rules of a style sheet without nesting, like the tokens. */
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

/** All custom properties of an element with this scheme; later rules win. */
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

/** The value with every `var()` replaced; its fallback is used if the property is not set. */
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

/** A value in sRGB: `#rrggbb`, or `#rrggbbaa` if it is not opaque. */
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

/** The names whose values in this scheme an older browser does not support. */
const unreadable = (known: Variables) =>
  [...known].filter(([, value]) => COLOUR.test(value)).map(([name]) => name)

function written(known: Variables, name: string): string {
  const value = known.get(name) as string
  return COLOUR.test(value) ? inSrgb(value, known) : value
}

/** On a dark page `:root` also matches the light rule, so the dark rule must set every property that the light one sets. */
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

/** The fallback rules, to be placed after the tokens in a style sheet. */
export function srgbFallback(rules: readonly TokenRule[]): string {
  const names = [variables(rules, 'is-light'), variables(rules, 'is-dark')].flatMap(unreadable)
  return schemes(rules, [':root,.is-light', '.is-dark'], [...new Set(names)], {})
}

/** The same for a hospital's own colour: only the differences, with a higher specificity than the style sheets. */
export function srgbFallbackOfBrand(rules: readonly TokenRule[], own: Overrides): string {
  const names = (['is-light', 'is-dark'] as const).flatMap(scheme => {
    const [usual, branded] = [variables(rules, scheme), variables(rules, scheme, own)]
    return unreadable(branded).filter(name => written(usual, name) !== written(branded, name))
  })
  return schemes(rules, [':root:root,.is-light.is-light', '.is-dark.is-dark'], [...new Set(names)], own)
}
