import { paint } from '../palette.ts'
import { box, circle, grain, group, path, seededRandom, sheet } from '../svg.ts'
import { jakarta, jayapura, makassar } from './cities.ts'
import { birds, leaves } from './place.ts'

const { deep, brand, mid, soft, honey } = paint

const arch = (x: number, y: number, width: number, foot: number) =>
  `M${x} ${foot}V${y + width / 2}A${width / 2} ${width / 2} 0 0 1 ${x + width} ${y + width / 2}V${foot}Z`

/** A part of a city's drawing (1200 by 675) inside an arch. The part starts at `left` and is `span` wide. */
function view(
  name: string,
  city: string,
  at: { x: number; y: number; width: number },
  left: number,
  span: number,
  sky: string,
) {
  const outline = arch(at.x, at.y, at.width, 600)
  const scale = at.width / span
  return (
    path(arch(at.x - 16, at.y - 16, at.width + 32, 600), '#fffdf8') +
    `<clipPath id="${name}">${path(outline, '#000')}</clipPath>` +
    `<g clip-path="url(#${name})">${path(outline, sky)}${group(`translate(${at.x - left * scale} ${600 - 675 * scale}) scale(${scale})`, city)}</g>`
  )
}

/** The three cities of the demo network side by side under arches, 1600 by 600. Phones show only the middle one. */
export const shoresSvg = () =>
  sheet(
    { width: 1600, height: 600 },
    box(0, 0, 1600, 600, '#e4f2ea') +
      circle(800, 330, 560, soft, 'opacity=".35"') +
      circle(800, 330, 420, '#fbe9c8', 'opacity=".75"') +
      circle(1420, 110, 54, honey) +
      birds(250, 96) +
      birds(1210, 70) +
      view('west', jakarta(), { x: 130, y: 150, width: 400 }, 470, 640, '#e0eee8') +
      view('east', jayapura(), { x: 1070, y: 150, width: 400 }, 0, 640, '#dbeeea') +
      view('middle', makassar(), { x: 560, y: 48, width: 480 }, 40, 720, '#f7cfae') +
      leaves(60, 616, 1.1) +
      leaves(1550, 616, 1.1, deep, brand) +
      leaves(545, 620, 0.6, mid, brand) +
      leaves(1056, 620, 0.6, brand, mid) +
      grain(
        seededRandom('shores'),
        { x: 0, y: 380, width: 1600, height: 220, towards: 'bottom' },
        160,
        deep,
        0.12,
      ),
  )
