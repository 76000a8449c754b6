import { paint, skins } from '../palette.ts'
import { box, circle, ellipse, line, path } from '../svg.ts'

const { deep, brand, mid, soft, white, cloud, cream, honey } = paint

/** The walls and the floor of a room, 640 by 400; the floor begins at 290. */
export const room = (wall: string, floor: string, skirting = '#fff') =>
  box(0, 0, 640, 400, wall) + box(0, 284, 640, 116, floor) + box(0, 280, 640, 8, skirting, 0, 'opacity=".7"')

/** The shadow of a thing that stands on the floor. */
export const shadow = (x: number, y: number, rx: number, ry = 12) =>
  ellipse(x, y, rx, ry, deep, 'opacity=".14"')

/** A window with hills and the sun behind it. */
export const windowView = (x: number, y: number, width: number, height: number) =>
  box(x - 8, y - 8, width + 16, height + 16, white, 14) +
  box(x, y, width, height, '#dff1f3', 8) +
  circle(x + width * 0.7, y + height * 0.34, height * 0.17, honey) +
  path(
    `M${x} ${y + height * 0.72}Q${x + width * 0.3} ${y + height * 0.42} ${x + width * 0.55} ${y + height * 0.66}T${x + width} ${y + height * 0.58}V${y + height - 8}Q${x + width} ${y + height} ${x + width - 8} ${y + height}H${x + 8}Q${x} ${y + height} ${x} ${y + height - 8}Z`,
    soft,
  ) +
  path(
    `M${x} ${y + height * 0.86}Q${x + width * 0.5} ${y + height * 0.66} ${x + width} ${y + height * 0.84}V${y + height - 8}Q${x + width} ${y + height} ${x + width - 8} ${y + height}H${x + 8}Q${x} ${y + height} ${x} ${y + height - 8}Z`,
    mid,
  ) +
  line(`M${x + width / 2} ${y}V${y + height}`, white, 8)

/** A patient in bed, head to the left. The wheels stand at y. */
export const bed = (x: number, y: number, skin: number, hair: string, blanket: string = brand) => {
  const tone = skins[skin] ?? skins[2]
  return (
    shadow(x + 110, y + 2, 130) +
    line(`M${x} ${y - 96}V${y}M${x + 216} ${y - 66}V${y}`, '#8fa19b', 8) +
    box(x, y - 48, 220, 16, mid, 6) +
    box(x + 6, y - 74, 208, 28, white, 10) +
    box(x + 12, y - 92, 64, 28, cream, 12) +
    ellipse(x + 50, y - 98, 17, 18, tone.tone) +
    path(
      `M${x + 32} ${y - 98}C${x + 28} ${y - 128} ${x + 74} ${y - 126} ${x + 68} ${y - 102}Q${x + 58} ${y - 112} ${x + 46} ${y - 109}Q${x + 36} ${y - 106} ${x + 32} ${y - 98}Z`,
      hair,
    ) +
    circle(x + 48, y - 97, 1.9, deep) +
    circle(x + 58, y - 97, 1.9, deep) +
    line(`M${x + 48} ${y - 88}q5 4 10 0`, tone.lip, 2.2) +
    path(`M${x + 72} ${y - 86}Q${x + 140} ${y - 106} ${x + 216} ${y - 80}V${y - 46}H${x + 72}Z`, blanket) +
    path(
      `M${x + 72} ${y - 86}Q${x + 92} ${y - 92} ${x + 108} ${y - 93}L${x + 100} ${y - 46}H${x + 72}Z`,
      white,
      'opacity=".5"',
    )
  )
}

/** A patient lying on a table, head to the left. */
export const lying = (x: number, y: number, skin: number, hair: string, cover: string) => {
  const tone = skins[skin] ?? skins[2]
  return (
    ellipse(x, y - 18, 18, 16, tone.tone) +
    path(
      `M${x - 18} ${y - 16}C${x - 26} ${y - 42} ${x + 12} ${y - 44} ${x + 12} ${y - 30}Q${x - 4} ${y - 32} ${x - 10} ${y - 20}Z`,
      hair,
    ) +
    path(
      `M${x + 16} ${y}Q${x + 16} ${y - 32} ${x + 50} ${y - 30}L${x + 170} ${y - 22}Q${x + 190} ${y - 20} ${x + 190} ${y}Z`,
      cover,
    )
  )
}

/** A monitor, 112 by 78; `body` is drawn on top. */
export const screen = (x: number, y: number, body: string) =>
  box(x, y, 112, 78, deep, 10) + box(x + 7, y + 7, 98, 64, '#0a3a33', 5) + body

export const drip = (x: number, y: number) =>
  line(`M${x} ${y}V${y - 190}M${x - 18} ${y - 186}H${x + 18}M${x - 20} ${y}H${x + 20}`, '#8fa19b', 6) +
  box(x - 30, y - 182, 24, 40, white, 7) +
  box(x - 30, y - 160, 24, 18, '#9fd0d6', 7)

export const plant = (x: number, y: number, scale = 1) =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${path('M0 -34C-44 -56 -48 -98 -30 -124C-4 -104 6 -70 0 -34Z', brand)}${path('M0 -34C-4 -84 18 -120 48 -132C58 -92 40 -56 0 -34Z', mid)}${path('M0 -30C26 -58 56 -64 80 -56C66 -34 34 -26 0 -30Z', brand)}${path('M-26 -36H26L20 0H-20Z', '#d9775c')}${path('M6 -36H26L20 0H10Z', '#000', 'opacity=".1"')}</g>`

/** A cupboard of drawers, as pharmacies and theatres have. */
export const drawers = (x: number, y: number, columns: number, rows: number, color: string = cloud) =>
  Array.from({ length: columns * rows }, (_, index) => {
    const left = x + (index % columns) * 46
    const top = y + Math.floor(index / columns) * 30
    return box(left, top, 42, 26, color, 4) + box(left + 15, top + 11, 12, 4, '#8fa19b', 2)
  }).join('')

/** A surgeon's mask for a figure. It takes the same x, y, scale and look as the figure. */
export const mask = (x: number, y: number, scale: number, look: number) =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${path(`M${-15 + look * 3} -177Q${look * 4} -181 ${15 + look * 3} -177V-168Q${13 + look * 3} -160 ${look * 3} -159Q${-13 + look * 3} -160 ${-15 + look * 3} -168Z`, white)}${line(`M${-9 + look * 3} -170H${9 + look * 3}`, cloud, 1.6)}</g>`
