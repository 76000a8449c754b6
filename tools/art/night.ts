import { type Rgb, toOklch, toRgb } from '#ui/color.ts'
import { skins } from './palette.ts'

/**
 * The night of a drawing: a style sheet inside the file, which applies where the picture's element has the dark scheme
 * (`color-scheme`), so the same file follows the page's switch. Light grounds become deep, dark greens become lighter so
 * that they stand out from them; faces, coats and signs keep their colours, a little dimmed.
 */

/** What keeps its colour: people, and what would look wrong otherwise. */
const kept = new Set<string>([
  ...skins.flatMap(({ tone, shade, lip }) => [tone, shade, lip]),
  // The bones of an X-ray, and the bear's muzzle.
  '#8fd0b8',
  '#fff3d6',
])
const own: Record<string, string> = {
  // Highlights are drawn half transparent over other colours.
  '#fff': '#8fb5a4',
  '#ffffff': '#8fb5a4',
  // Two walls that are almost as white as a coat.
  '#e4eef0': '#2f3f44',
  '#e3ece8': '#2c3f38',
}

const isGreen = (hue: number) => hue > 120 && hue < 260

function nightOf(color: string): string {
  const named = own[color]
  if (named) return named
  if (kept.has(color)) return color
  const { lightness, chroma, hue } = toOklch(color)
  // Coats, paper, bandages and clouds.
  if (lightness > 0.88 && chroma < 0.0125) return hex({ lightness: lightness - 0.13, chroma, hue })
  if (isGreen(hue)) {
    if (lightness > 0.7)
      return hex({ lightness: 0.3 + (1 - lightness) * 0.62, chroma: Math.min(0.06, chroma + 0.015), hue })
    if (lightness < 0.62 && chroma > 0.05)
      return hex({ lightness: 0.545 + (lightness - 0.37) * 0.62, chroma: chroma * 1.05, hue })
    return lightness < 0.36 ? hex({ lightness: lightness + 0.09, chroma, hue }) : color
  }
  // Warm grounds and glows. Honey and saffron are stronger, and stay: lamps, suns, stars.
  if (lightness > 0.86 && chroma < 0.09)
    return hex({ lightness: 0.33 + (1 - lightness) * 0.7, chroma: 0.02 + chroma * 0.22, hue })
  return lightness > 0.6 ? hex({ lightness: lightness - 0.04, chroma, hue }) : color
}

function hex(color: Parameters<typeof toRgb>[0]): string {
  const two = (part: Rgb[number]) =>
    Math.round(part * 255)
      .toString(16)
      .padStart(2, '0')
  return `#${toRgb(color).map(two).join('')}`
}

/** The drawing with its night inside. `within` limits it to the parts of the group with that id. */
export function withNight(svg: string, within?: string): string {
  const part = within ? (svg.split(`<g id="${within}">`)[1]?.split('</g>')[0] ?? '') : svg
  const painted = new Set(part.match(/(fill|stroke)="#[0-9a-f]+"/g))
  const rules = [...painted].flatMap(attribute => {
    const [name = '', color = ''] = attribute.split(/="|"/)
    const night = nightOf(color)
    return night === color ? [] : [`${within ? `#${within} ` : ''}[${attribute}]{${name}:${night}}`]
  })
  return svg.replace('>', `><style>@media(prefers-color-scheme:dark){${rules.join('')}}</style>`)
}
