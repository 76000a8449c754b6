import { contrast, type Rgb, toRgb } from '#ui/color.ts'

/** The hospital's own colour: the values of --brand-hue and --brand-chroma. */
export interface BrandColour {
  hue: number
  chroma: number
}
/** The default emerald. Must equal `tokens.css`. */
export const defaultColour: BrandColour = { hue: 163, chroma: 0.115 }
/** The highest chroma at which every step is readable; the theme's test measures it. */
export const maxChroma = 0.16

const linear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)

/** Converts `#00695c` to hue and chroma, by Björn Ottosson's matrices. Drops the lightness, as each step has its own. */
export function fromHex(hex: string): BrandColour | null {
  const match = /^#?([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(hex.trim())
  if (!match) return null
  const [r, g, b] = match.slice(1).map(part => linear(Number.parseInt(part, 16) / 255)) as [
    number,
    number,
    number,
  ]
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const x = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const y = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  const chroma = Math.hypot(x, y)
  // A grey has no hue; rounding errors would produce a random one.
  if (chroma < 0.005) return { hue: defaultColour.hue, chroma: 0 }
  const hue = (Math.round((Math.atan2(y, x) * 180) / Math.PI) + 360) % 360
  return { hue, chroma: Math.min(maxChroma, Math.round(chroma * 1000) / 1000) }
}

/** The colour for a colour input, at the lightness of the brand's main step. */
export function toHex({ hue, chroma }: BrandColour): string {
  const hex = toRgb({ lightness: 0.48, chroma, hue }).map(part =>
    Math.round(part * 255)
      .toString(16)
      .padStart(2, '0'),
  )
  return `#${hex.join('')}`
}

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
