/** OKLCH to sRGB, and WCAG's contrast. Pure functions; theme.test.ts measures the theme with them. */
interface Oklch {
  /** 0 to 1 */
  lightness: number
  chroma: number
  /** degrees */
  hue: number
}

/** Red, green and blue, 0 to 1; values outside sRGB are clipped, as in browsers. */
export type Rgb = readonly [number, number, number]

const clip = (value: number) => Math.min(1, Math.max(0, value))

// Björn Ottosson's matrices, https://bottosson.github.io/posts/oklab/
export function toRgb({ lightness, chroma, hue }: Oklch): Rgb {
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    encode(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    encode(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    encode(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ]
}

/** The OKLCH of a colour written as `#rgb` or `#rrggbb`. */
export function toOklch(color: string): Oklch {
  const digits = color.length === 4 ? color.replace(/[0-9a-f]/g, '$&$&') : color
  const [red, green, blue] = [1, 3, 5].map(at =>
    decode(Number.parseInt(digits.slice(at, at + 2), 16) / 255),
  ) as [number, number, number]
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const b = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma: Math.hypot(a, b),
    hue: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360,
  }
}

/** A part from 0 to 1 as two digits. */
export const hexPart = (part: number): string =>
  Math.round(part * 255)
    .toString(16)
    .padStart(2, '0')

/** `#rrggbb`, or `#rrggbbaa` if it is not opaque. */
export const toHex = (rgb: Rgb, alpha = 1): string =>
  `#${rgb.map(hexPart).join('')}${alpha < 1 ? hexPart(alpha) : ''}`

/** WCAG 2.2 contrast ratio, 1 to 21. https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
export function contrast(one: Rgb, other: Rgb): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

const luminance = ([red, green, blue]: Rgb) =>
  0.2126 * decode(red) + 0.7152 * decode(green) + 0.0722 * decode(blue)

const encode = (linear: number) =>
  clip(linear <= 0.0031308 ? 12.92 * linear : 1.055 * clip(linear) ** (1 / 2.4) - 0.055)

const decode = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)
