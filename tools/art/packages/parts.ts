import { paint } from '../palette.ts'
import { box, circle, ellipse, grain, group, line, path, seededRandom } from '../svg.ts'

const { deep, brand, mid, soft, pale, white, cloud, saffron, honey, clay, ink } = paint

/** The background of every cover of a package, 1200 by 800: a wall, a light disc and a floor. */
export const stage = (wall: string, light: string, ground: string, at = 600) =>
  box(0, 0, 1200, 800, wall) + circle(at, 340, 300, light) + path('M0 640Q600 580 1200 640V800H0Z', ground)

/** Grain at the bottom of a cover. Each name gives another pattern. */
export const coverGrain = (name: string) =>
  grain(
    seededRandom(`program ${name}`),
    { x: 0, y: 520, width: 1200, height: 280, towards: 'bottom' },
    220,
    deep,
    0.12,
  )

/** A clipboard with a ticked list, about 300 by 400. Its centre is at x, y. */
export const board = (x: number, y: number, scale = 1) =>
  group(
    `translate(${x} ${y}) scale(${scale})`,
    box(-150, -200, 300, 400, deep, 24) +
      box(-128, -164, 256, 340, white, 12) +
      box(-60, -224, 120, 58, saffron, 16) +
      [-100, -30, 40]
        .map(
          row =>
            box(-104, row - 22, 46, 46, pale, 10) +
            line(`M-94 ${row}L-84 ${row + 12}L-66 ${row - 12}`, brand, 8) +
            line(`M-34 ${row - 8}H98M-34 ${row + 14}H60`, soft, 11),
        )
        .join('') +
      line('M-104 126H-66L-46 96L-22 154L2 108L16 126H98', clay, 10),
  )

/** A test tube with a coloured filling. Its lower end is at x, y. */
export const tube = (x: number, y: number, color: string, fill = 70) =>
  box(x - 17, y - 130, 34, 130, '#ffffff', 17, 'opacity=".9"') +
  box(x - 17, y - fill, 34, fill, color, 17) +
  box(x - 23, y - 142, 46, 20, deep, 6)

/** A syringe that points to the left. Its centre is at x, y. */
export const syringe = (x: number, y: number, scale = 1, angle = -24) =>
  group(
    `translate(${x} ${y}) rotate(${angle}) scale(${scale})`,
    line('M-170 0H-96', '#8fa19b', 7) +
      box(-96, -14, 24, 28, mid, 5) +
      box(-74, -32, 170, 64, white, 12) +
      box(-74, -32, 96, 64, honey, 12) +
      line('M-40 -32V-10M-8 -32V-10M24 -32V-10M56 -32V-10', deep, 5) +
      line('M96 0H158', cloud, 16) +
      box(152, -34, 18, 68, deep, 8),
  )

/** A teddy bear's head. */
export const teddy = (x: number, y: number, scale = 1) =>
  group(
    `translate(${x} ${y}) scale(${scale})`,
    circle(-34, -44, 20, '#c98a3c') +
      circle(34, -44, 20, '#c98a3c') +
      ellipse(0, -8, 52, 46, saffron) +
      ellipse(0, 8, 23, 18, '#fbe6bd') +
      circle(-20, -16, 5.5, ink) +
      circle(20, -16, 5.5, ink) +
      ellipse(0, 0, 8, 6, ink),
  )

/** A sleeping newborn in a cloth. */
export const newborn = (x: number, y: number, scale = 1, tone = '#dfaa7d', cloth: string = white) =>
  group(
    `translate(${x} ${y}) scale(${scale})`,
    path('M-52 0Q-46 -40 10 -36Q58 -30 52 6Q40 40 0 38Q-44 36 -52 0Z', cloth) +
      path('M-4 -36Q58 -30 52 6Q40 40 0 38Q36 10 -4 -36Z', '#000', 'opacity=".06"') +
      circle(-26, -10, 24, tone) +
      line('M-37 -12q4 4 8 0M-23 -12q4 4 8 0', ink, 2.6) +
      line('M-30 -1q4 3 8 0', '#a9584a', 2.6) +
      path('M-48 -18C-46 -40 -12 -42 -4 -20Q-20 -30 -48 -18Z', '#2a211e'),
  )

/** A table from the left edge to the right edge. Its top is at y. */
export const table = (y: number, top: string = '#0f6650', front: string = brand) =>
  box(0, y, 1200, 800 - y, front) +
  box(0, y, 1200, 34, top) +
  box(0, y + 34, 1200, 12, '#000', 0, 'opacity=".12"')

/** A wedding ring. */
export const ring = (x: number, y: number) =>
  circle(x, y, 62, 'none', `stroke="${saffron}" stroke-width="20"`) +
  circle(x, y, 62, 'none', `stroke="${honey}" stroke-width="7"`)

/** A frangipani blossom. */
export const flower = (x: number, y: number, scale: number, petal: string) =>
  group(
    `translate(${x} ${y}) scale(${scale})`,
    [0, 72, 144, 216, 288]
      .map(angle => group(`rotate(${angle})`, path('M0 -8C-26 -20 -24 -62 0 -66C24 -62 26 -20 0 -8Z', petal)))
      .join('') + circle(0, 0, 15, saffron),
  )
