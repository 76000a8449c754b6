import { paint } from '../palette.ts'
import { cross } from '../specialties/organs.ts'
import { box, circle, group, line, path, round } from '../svg.ts'

const { deep, brand, mid, pale, white, cloud, saffron, honey, clay, sea } = paint

/** A coconut palm. Its foot is at x, y. */
export const palm = (x: number, y: number, scale = 1, tone: string = brand) =>
  group(
    `translate(${x} ${y}) scale(${scale})`,
    path('M-9 0C-6 -70 6 -130 22 -190L32 -188C22 -130 12 -70 12 0Z', '#8a6a4c') +
      line('M-4 -50L11 -46M1 -96L16 -92M10 -142L22 -138', '#6d5139', 4) +
      [
        [-100, -196, -60, -246],
        [-74, -140, -66, -214],
        [-30, -258, -20, -262],
        [120, -258, 78, -272],
        [140, -200, 100, -250],
        [106, -146, 96, -216],
      ]
        .map(([ex = 0, ey = 0, cx = 0, cy = 0], index) =>
          path(
            `M27 -194Q${cx} ${cy} ${ex} ${ey}Q${round(cx * 0.6 + 14)} ${round(cy * 0.6 - 70)} 27 -194Z`,
            index % 2 ? tone : deep,
          ),
        )
        .join('') +
      circle(20, -184, 8, '#6d5139') +
      circle(34, -182, 8, '#7d5c3e'),
  )

/** A frangipani tree: a round crown with white blossoms. */
export const tree = (x: number, y: number, scale = 1, tone: string = mid, blossom = true) =>
  group(
    `translate(${x} ${y}) scale(${scale})`,
    path('M-8 0L-5 -70L-34 -108L-26 -112L0 -84L20 -116L28 -112L8 -68L10 0Z', '#7d6a55') +
      circle(-36, -122, 42, tone) +
      circle(30, -128, 46, tone) +
      circle(-4, -160, 50, tone) +
      path('M30 -174A46 46 0 0 1 30 -82A50 50 0 0 0 14 -116A60 60 0 0 0 30 -174Z', '#000', 'opacity=".1"') +
      (blossom
        ? [
            [-48, -130],
            [-18, -172],
            [20, -150],
            [-6, -122],
            [44, -118],
            [14, -190],
          ]
            .map(([fx = 0, fy = 0]) => circle(fx, fy, 7, white) + circle(fx, fy, 2.6, saffron))
            .join('')
        : ''),
  )

/** Broad leaves for a corner of a picture or a flower bed. */
export const leaves = (x: number, y: number, scale = 1, a: string = brand, b: string = mid) =>
  group(
    `translate(${x} ${y}) scale(${scale})`,
    path('M0 0C-70 -40 -90 -110 -60 -170C-10 -130 10 -60 0 0Z', a) +
      path('M0 0C-10 -80 20 -150 80 -180C100 -110 70 -30 0 0Z', b) +
      path('M0 0C40 -50 100 -70 160 -50C130 0 60 20 0 0Z', a) +
      path('M0 0C-50 -10 -120 -10 -150 30C-100 50 -40 40 0 0Z', b) +
      line(
        'M0 0Q-40 -80 -56 -150M0 0Q40 -80 72 -160M4 -2Q80 -40 140 -46M-4 2Q-70 10 -130 26',
        '#ffffff',
        3,
        'opacity=".3"',
      ),
  )

export const cloudAt = (x: number, y: number, scale = 1, color: string = white, opacity = 0.9) =>
  group(
    `translate(${x} ${y}) scale(${scale})`,
    path(
      'M-80 20Q-110 20 -104 0Q-98 -18 -74 -14Q-66 -46 -32 -42Q-4 -66 26 -42Q62 -48 66 -16Q98 -20 102 2Q102 20 80 20Z',
      color,
      `opacity="${opacity}"`,
    ),
  )

export const birds = (x: number, y: number) =>
  line(
    `M${x} ${y}q10 -12 18 0q8 -12 18 0M${x + 54} ${y + 22}q8 -9 14 0q6 -9 14 0`,
    deep,
    3.5,
    'opacity=".55"',
  )

/** A tall building. Every sixth window is lit. */
export function block(
  x: number,
  y: number,
  width: number,
  height: number,
  wall: string,
  glass: string,
  columns: number,
  rows: number,
  lit: string = honey,
): string {
  const cell = width / (columns + 0.6)
  const storey = height / (rows + 0.6)
  let windows = ''
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++)
      windows += box(
        x + cell * (0.45 + column),
        y + storey * (0.5 + row),
        cell * 0.7,
        storey * 0.58,
        (row * 7 + column * 3) % 6 === 0 ? lit : glass,
        3,
      )
  return box(x, y, width, height, wall) + windows
}

/** The hospital, 700 wide: two wings, a garden on the roof, a Javanese roof over the door. It stands at y. */
export function hospital(x: number, y: number, scale = 1): string {
  return group(
    `translate(${x} ${y}) scale(${scale})`,
    block(0, -300, 240, 300, '#f1efe4', '#b9dcd8', 5, 5) +
      block(470, -250, 230, 250, '#f1efe4', '#b9dcd8', 5, 4) +
      box(-8, -312, 256, 16, brand, 4) +
      box(462, -262, 246, 16, brand, 4) +
      [18, 60, 108, 170, 210]
        .map((at, index) => circle(at, -318, 13 + (index % 3) * 5, index % 2 ? mid : brand))
        .join('') +
      box(470, -250, 26, 250, '#000', 0, 'opacity=".07"') +
      block(220, -400, 270, 400, white, '#a9d3d0', 6, 7) +
      box(210, -414, 290, 18, deep, 4) +
      box(446, -396, 44, 396, '#000', 0, 'opacity=".06"') +
      Array.from({ length: 7 }, (_, index) => box(232 + index * 41, -392, 5, 250, '#d8b98a', 2)).join('') +
      box(312, -486, 86, 78, deep, 12) +
      cross(355, -447, 48, white) +
      entrance(355),
  )
}

const entrance = (at: number) =>
  box(at - 120, -128, 240, 128, '#e9e2d2') +
  box(at - 78, -108, 156, 108, honey, 4) +
  box(at - 74, -104, 70, 104, '#cfe6e2', 2) +
  box(at + 4, -104, 70, 104, '#cfe6e2', 2) +
  line(`M${at - 60} -30L${at - 20} -90M${at + 20} -20L${at + 58} -86`, white, 5, 'opacity=".7"') +
  [-116, 100].map(dx => box(at + dx, -130, 16, 130, '#a97f52', 2)).join('') +
  path(`M${at - 176} -118L${at - 96} -168H${at + 96}L${at + 176} -118Z`, clay) +
  path(`M${at + 20} -168H${at + 96}L${at + 176} -118H${at + 60}Z`, '#b9563f') +
  path(`M${at - 84} -168L${at - 44} -222H${at + 44}L${at + 84} -168Z`, clay) +
  path(`M${at + 10} -222H${at + 44}L${at + 84} -168H${at + 30}Z`, '#b9563f') +
  box(at - 48, -230, 96, 10, '#8f4230', 4) +
  box(at - 180, -122, 360, 10, '#8f4230', 4)

/** An ambulance that drives to the left. The wheels stand at y. */
export const ambulance = (x: number, y: number, scale = 1) =>
  group(
    `translate(${x} ${y}) scale(${scale})`,
    path('M0 -22V-64Q10 -70 22 -72L48 -108Q52 -114 60 -114H196Q206 -114 206 -104V-22Z', white) +
      path('M0 -44H206V-22H0Z', clay) +
      path('M34 -72L54 -102H84V-72Z', sea) +
      cross(140, -80, 34, clay) +
      box(96, -124, 30, 11, clay, 5) +
      box(-4, -40, 12, 12, saffron, 4) +
      box(186, -104, 20, 82, cloud, 0, 'opacity=".8"') +
      circle(46, -18, 19, '#20312d') +
      circle(46, -18, 8, pale) +
      circle(162, -18, 19, '#20312d') +
      circle(162, -18, 8, pale),
  )

export const hills = (y: number, width: number, colors: readonly string[]) =>
  colors
    .map((color, index) =>
      path(
        `M0 ${y + index * 46}Q${width * 0.14} ${y - 90 + index * 60} ${width * 0.3} ${y - 10 + index * 40}T${width * 0.62} ${y - 30 + index * 52}T${width} ${y - 50 + index * 60}V${y + 400}H0Z`,
        color,
      ),
    )
    .join('')

export const water = (y: number, width: number, height: number, color: string, foam: string) =>
  box(0, y, width, height, color) +
  Array.from({ length: 14 }, (_, index) =>
    line(
      `M${(index * 137) % width} ${y + 16 + ((index * 53) % (height - 20))}q14 -7 28 0t28 0`,
      foam,
      3.5,
      'opacity=".6"',
    ),
  ).join('')
