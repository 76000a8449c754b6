import { type Rgb, toRgb } from '#ui/color.ts'

const hex = (rgb: Rgb) =>
  `#${rgb
    .map(one =>
      Math.round(one * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
/** Steps of the colour scale in ui/css/tokens.css: lightness, and the share of the brand's chroma. */
const steps = { deep: [0.3, 0.62], right: [0.68, 0.92], left: [0.83, 0.62], tint: [0.945, 0.25] } as const

export type Palette = Record<keyof typeof steps | 'accent' | 'paper', string>

/** The colours of a share picture, derived from the brand colour in the same way as those of the pages. */
export function paletteOf({ hue, chroma }: { hue: number; chroma: number }): Palette {
  const color = ([lightness, part]: readonly [number, number]) =>
    hex(toRgb({ lightness, chroma: chroma * part, hue }))
  return {
    deep: color(steps.deep),
    right: color(steps.right),
    left: color(steps.left),
    tint: color(steps.tint),
    accent: hex(toRgb({ lightness: 0.815, chroma: 0.15, hue: 74 })),
    paper: '#fdfcf8',
  }
}
