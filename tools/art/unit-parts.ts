import { paint, type skins } from './palette.ts'
import { box, circle, ellipse, line, path } from './svg.ts'

const { brand, mid, soft, pale, white, cream, saffron, honey, clay, ink, sea } = paint

/** A small person from the front. The feet are at x, y. */
export const person = (
  x: number,
  y: number,
  coat: string,
  skin: (typeof skins)[number],
  hair: string,
  veil = false,
) =>
  `<g transform="translate(${x} ${y})">${path('M-20 0V-40Q-20 -64 0 -64Q20 -64 20 -40V0Z', coat)}${path('M4 -64Q20 -62 20 -40V0H6Q14 -34 4 -64Z', '#000', 'opacity=".1"')}${veil ? path('M0 -104C-18 -104 -19 -84 -18 -74Q-20 -62 -24 -54Q0 -40 24 -54Q20 -62 18 -74C19 -84 18 -104 0 -104Z', hair) + ellipse(0, -80, 11, 13, skin.tone) : circle(0, -82, 15, skin.tone) + path('M-16 -80C-18 -104 18 -104 16 -80Q10 -92 0 -91Q-10 -92 -16 -80Z', hair)}${circle(-5, -80, 1.7, ink)}${circle(5, -80, 1.7, ink)}${line('M-4 -74Q0 -71 4 -74', skin.lip, 1.8)}</g>`

export const bed = (x: number, y: number) =>
  line(`M${x} ${y - 52}V${y}M${x + 150} ${y - 30}V${y}`, '#8fa19b', 6) +
  box(x, y - 30, 150, 12, mid, 4) +
  box(x + 4, y - 48, 142, 20, white, 8) +
  path(`M${x + 54} ${y - 52}Q${x + 100} ${y - 62} ${x + 146} ${y - 50}V${y - 26}H${x + 54}Z`, brand) +
  box(x + 8, y - 60, 40, 20, cream, 9)

export const floor = (color: string) => path('M0 148H320V200H0Z', color)

/** Jars and boxes on a shelf whose board is at y. */
export const shelf = (x: number, y: number) =>
  [pale, honey, white, clay, soft, white, saffron, pale, sea, honey]
    .map((color, index) => box(x + index * 24, y - 24 + (index % 3) * 4, 16, 24 - (index % 3) * 4, color, 3))
    .join('')

export const wall = (color: string) => path('M0 0H320V200H0Z', color)
