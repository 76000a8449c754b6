import { paint } from '../palette.ts'
import { figure } from '../scenes/people.ts'
import { cross } from '../specialties/organs.ts'
import { box, circle, group, line, path } from '../svg.ts'
import { bed, drip, plant, room, shadow, windowView } from './parts.ts'

const { deep, brand, mid, soft, pale, white, saffron, honey, clay, sea, dusk } = paint
const dark = '#241d1c'

/** Rooms of the wards, and the pharmacy, 640 by 400. */
export const wardRooms: Record<string, () => string> = {
  room: () =>
    room(pale, soft) +
    windowView(40, 50, 190, 150) +
    box(470, 60, 120, 84, white, 8) +
    path('M478 136V100Q504 74 530 100T582 92V136Z', mid) +
    circle(556, 82, 10, saffron) +
    bed(186, 366, 2, dark) +
    drip(166, 368) +
    box(452, 276, 150, 40, clay, 14) +
    box(446, 236, 162, 60, '#c6644a', 18) +
    box(452, 310, 150, 46, clay, 12) +
    shadow(526, 364, 90, 9) +
    circle(496, 262, 18, honey) +
    plant(64, 366, 0.8),
  'room-double': () =>
    room('#e6f2ec', '#b7dac8') +
    windowView(60, 44, 150, 120) +
    windowView(430, 44, 150, 120) +
    path('M296 30H344V38H296Z', '#8fa19b') +
    Array.from({ length: 4 }, (_, index) =>
      path(
        `M${300 + index * 10} 38H${310 + index * 10}V330Q${305 + index * 10} 340 ${300 + index * 10} 330Z`,
        index % 2 ? '#9fd0d6' : '#b6dde1',
      ),
    ).join('') +
    bed(34, 366, 3, dark, saffron) +
    bed(386, 366, 0, '#c9c6c0', brand) +
    box(348, 318, 26, 52, white, 6) +
    shadow(361, 372, 20, 4),
  'room-ward': () =>
    room('#e4eef0', '#b5d3d3') +
    windowView(40, 40, 120, 100) +
    windowView(480, 40, 120, 100) +
    [188, 300, 412]
      .map((x, index) =>
        path(`M${x} 60H${x + 40}V250Q${x + 20} 262 ${x} 250Z`, ['#9fd0d6', soft, '#9fd0d6'][index] ?? soft),
      )
      .join('') +
    line('M170 58H470', '#8fa19b', 6) +
    group('translate(10 24) scale(.8)', bed(40, 366, 4, dark, mid)) +
    group('translate(120 24) scale(.8)', bed(360, 366, 1, dark, clay)) +
    figure({
      x: 300,
      y: 376,
      scale: 1.16,
      skin: 2,
      hair: 'veil',
      color: saffron,
      top: brand,
      bottom: deep,
      wear: 'scrubs',
      look: 1,
      right: [44, -120, 62, -138],
    }) +
    box(356, 196, 40, 30, white, 5) +
    cross(376, 211, 16, clay),
  pharmacy: () =>
    box(0, 0, 640, 400, '#f6ead2') +
    box(0, 284, 640, 116, '#ecd6a8') +
    box(28, 36, 130, 150, dusk, 14) +
    circle(112, 84, 24, '#fdf0d9') +
    circle(102, 78, 20, dusk) +
    [
      [56, 70],
      [70, 120],
      [128, 136],
      [52, 152],
    ]
      .map(([x = 0, y = 0]) => circle(x, y, 2.6, honey))
      .join('') +
    box(190, 26, 424, 176, brand, 12) +
    [38, 94, 150].map(y => box(202, y, 400, 44, deep, 5)).join('') +
    [82, 138, 194]
      .map((y, row) =>
        Array.from({ length: 14 }, (_, index) => {
          const tall = 20 + ((index * 5 + row * 7) % 4) * 5
          return box(
            210 + index * 28,
            y - tall,
            19,
            tall,
            [pale, honey, white, clay, soft, white, saffron, sea][(index + row * 3) % 8] ?? pale,
            3,
          )
        }).join(''),
      )
      .join('') +
    figure({
      x: 396,
      y: 372,
      scale: 1.2,
      skin: 1,
      hair: 'veil',
      color: mid,
      top: white,
      bottom: deep,
      wear: 'coat',
      look: -1,
      left: [-48, -120, -78, -118],
    }) +
    box(240, 262, 400, 138, mid) +
    box(232, 252, 408, 16, white, 6) +
    cross(520, 326, 54, white) +
    box(300, 224, 30, 30, saffron, 5) +
    box(306, 214, 18, 12, white, 3) +
    box(346, 236, 40, 18, white, 4) +
    cross(366, 245, 12, clay) +
    shadow(168, 376, 60, 10) +
    figure({
      x: 168,
      y: 372,
      scale: 1.2,
      skin: 4,
      hair: 'short',
      color: dark,
      top: clay,
      bottom: dusk,
      look: 1,
      right: [46, -122, 84, -122],
      left: [-36, -116, -30, -86],
    }),
}
