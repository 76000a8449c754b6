import { paint } from '../palette.ts'
import { figure } from '../scenes/people.ts'
import { heart } from '../specialties/care.ts'
import { box, circle, group, line, path } from '../svg.ts'
import { drawers, lying, mask, room, screen, shadow } from './parts.ts'

const { deep, brand, mid, soft, pale, mist, white, cloud, saffron, honey, clay, sea } = paint
const dark = '#241d1c'
const trace = '#8ff0c2'

/** Rooms for diagnosis, 640 by 400: MRI, catheter laboratory, laboratory. */
export const machineRooms: Record<string, () => string> = {
  mri: () =>
    room('#d9ebe8', '#a9d3c6') +
    box(36, 74, 150, 118, white, 12) +
    box(46, 84, 130, 98, '#bfe0e0', 6) +
    group(
      'translate(110 262) scale(.82)',
      figure({
        x: 0,
        y: 0,
        skin: 2,
        hair: 'veil',
        color: saffron,
        top: mid,
        bottom: deep,
        wear: 'coat',
        look: 1,
      }),
    ) +
    box(30, 182, 162, 98, '#d9ebe8') +
    box(36, 182, 150, 12, white, 4) +
    shadow(450, 372, 190, 18) +
    box(318, 66, 268, 300, white, 60) +
    path('M500 66H526Q586 66 586 126V306Q586 366 526 366H500Z', cloud) +
    circle(440, 206, 106, cloud) +
    circle(440, 206, 84, deep) +
    circle(440, 206, 66, '#0a3a33') +
    path('M374 206A66 66 0 0 1 506 206', 'none', `stroke="${trace}" stroke-width="5" opacity=".7"`) +
    circle(440, 90, 8, saffron) +
    box(540, 120, 26, 40, mid, 6) +
    circle(553, 132, 4, honey) +
    box(150, 258, 330, 20, mid, 10) +
    box(208, 278, 130, 90, brand, 12) +
    box(296, 278, 42, 90, '#000', 12, 'opacity=".08"') +
    lying(232, 258, 3, dark, sea) +
    line('M404 166Q440 146 476 166', white, 5, 'opacity=".5"'),
  'cath-lab': () =>
    room('#d6e8ea', '#a8cfd0') +
    line('M250 0V40M420 0V40', '#8fa19b', 9) +
    screen(
      186,
      36,
      line('M206 92Q232 60 242 74T286 54M242 74Q250 96 282 88', trace, 4) + circle(242, 74, 4, saffron),
    ) +
    screen(310, 36, line('M320 80H346L354 58L364 100L372 76H412', honey, 4)) +
    screen(434, 36, line('M450 60H520M450 76H500M450 92H512', soft, 5)) +
    shadow(330, 374, 200, 16) +
    figure({
      x: 176,
      y: 366,
      scale: 1.16,
      skin: 2,
      hair: 'short',
      color: mid,
      top: brand,
      bottom: brand,
      wear: 'scrubs',
      look: 1,
      right: [46, -126, 84, -112],
    }) +
    mask(176, 366, 1.16, 1) +
    figure({
      x: 524,
      y: 366,
      scale: 1.16,
      skin: 4,
      hair: 'veil',
      color: deep,
      top: mid,
      bottom: mid,
      wear: 'scrubs',
      look: -1,
      left: [-46, -126, -78, -114],
    }) +
    mask(524, 366, 1.16, -1) +
    box(206, 258, 290, 18, white, 9) +
    box(322, 276, 44, 96, '#8fa19b', 6) +
    box(284, 366, 120, 10, deep, 5) +
    lying(240, 258, 1, '#c9c6c0', sea) +
    path('M348 140A104 104 0 1 1 348 332', 'none', `stroke="${white}" stroke-width="26"`) +
    path('M348 140A104 104 0 0 1 452 236', 'none', `stroke="${cloud}" stroke-width="26" opacity=".9"`) +
    box(316, 122, 66, 38, deep, 10) +
    box(312, 300, 74, 40, deep, 12) +
    box(326, 160, 46, 10, saffron, 4) +
    heart(344, 214, 0.34),
  laboratory: () =>
    room(mist, pale) +
    box(40, 48, 210, 12, soft, 4) +
    [56, 92, 128, 164, 200]
      .map((x, index) =>
        box(
          x,
          20 + (index % 2) * 8,
          24,
          28 - (index % 2) * 8,
          [sea, honey, white, clay, mid][index] ?? mid,
          4,
        ),
      )
      .join('') +
    shadow(320, 374, 270, 14) +
    box(402, 120, 190, 136, white, 14) +
    box(540, 120, 52, 136, cloud, 14) +
    box(420, 138, 100, 56, deep, 8) +
    line('M432 178L452 160L470 172L504 150', trace, 4) +
    box(420, 208, 108, 34, pale, 6) +
    [430, 452, 474, 496]
      .map((x, index) => box(x, 212, 12, 28, [clay, honey, clay, sea][index] ?? sea, 5))
      .join('') +
    circle(562, 150, 8, saffron) +
    figure({
      x: 196,
      y: 366,
      scale: 1.2,
      skin: 2,
      hair: 'veil',
      color: brand,
      top: '#8cc3a8',
      bottom: deep,
      wear: 'coat',
      look: 1,
      glasses: true,
      right: [46, -124, 70, -128],
      left: [-36, -118, -30, -92],
    }) +
    box(40, 254, 560, 18, brand, 6) +
    box(60, 272, 16, 100, deep) +
    box(564, 272, 16, 100, deep) +
    drawers(420, 282, 3, 2, pale) +
    path('M298 254V240H340C356 206 342 168 322 158L334 134L360 146C390 172 388 222 362 240H386V254Z', deep) +
    `<g transform="rotate(28 322 134)">${box(306, 82, 32, 70, mid, 6)}${box(312, 66, 20, 20, deep, 4)}</g>` +
    box(72, 226, 90, 10, deep, 4) +
    [80, 102, 124, 146]
      .map(
        (x, index) =>
          box(x, 196, 13, 58, '#fff', 6) +
          box(x, 218 - index * 4, 13, 36 + index * 4, [clay, honey, sea, mid][index] ?? mid, 6),
      )
      .join(''),
}
