import { contrast, toHex as hexOf, type Rgb, toOklch, toRgb } from '#ui/color.ts'

/** The hospital's own colour: the values of --brand-hue and --brand-chroma. */
export interface BrandColour {
  hue: number
  chroma: number
}
/** The default emerald. Must equal `tokens.css`. */
export const defaultColour: BrandColour = { hue: 163, chroma: 0.115 }
/** The highest chroma at which every step is readable; the theme's test measures it. */
export const maxChroma = 0.16

/** Converts `#00695c` to hue and chroma. Drops the lightness, as each step has its own. */
export function fromHex(hex: string): BrandColour | null {
  const [, digits] = /^#?([0-9a-f]{6})$/i.exec(hex.trim()) ?? []
  if (!digits) return null
  const { hue, chroma } = toOklch(`#${digits}`)
  // A grey has no hue; rounding errors would produce a random one.
  if (chroma < 0.005) return { hue: defaultColour.hue, chroma: 0 }
  return { hue: Math.round(hue) % 360, chroma: Math.min(maxChroma, Math.round(chroma * 1000) / 1000) }
}

/** The colour for a colour input, at the lightness of the brand's main step. */
export const toHex = ({ hue, chroma }: BrandColour): string => hexOf(toRgb({ lightness: 0.48, chroma, hue }))

/** Parses a computed colour of the browser, `oklch(0.48 0.115 163)` or `rgb(0, 105, 92)`; null for any other. */
export function readColour(css: string): Rgb | null {
  const numbers = (css.match(/-?[\d.]+(?:e-?\d+)?/g) ?? []).map(Number)
  const [a, b, c] = numbers
  if (a === undefined || b === undefined || c === undefined) return null
  if (css.startsWith('oklch')) return toRgb({ lightness: a, chroma: b, hue: c })
  if (css.startsWith('rgb')) return [a / 255, b / 255, c / 255]
  return null
}

/** WCAG contrast of two computed colours, rounded down so that a shown pass is a real pass. */
export function contrastOf(text: string, ground: string): number | null {
  const [one, other] = [readColour(text), readColour(ground)]
  return one && other ? Math.floor(contrast(one, other) * 10) / 10 : null
}
