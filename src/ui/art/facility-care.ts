import { bed, drawers, drip, lying, mask, outlook, plant, room, screen, shadow } from './facility-parts.ts'
import { paint, skins } from './palette.ts'
import { box, circle, ellipse, group, line, path } from './pen.ts'
import { figure } from './scene-people.ts'
import { ambulance, cloudAt, palm } from './scene-place.ts'
import { heart } from './specialty-care.ts'
import { cross, spark } from './specialty-organs.ts'

const { deep, brand, mid, soft, pale, mist, white, cloud, saffron, honey, clay, sea, dusk } = paint
const dark = '#241d1c'
const trace = '#8ff0c2'

/** Where people are examined and treated, 640 by 400. */
export const careRooms: Record<string, () => string> = {
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
  nicu: () =>
    room('#fae6da', '#f0cdbd') +
    line('M130 0V34M104 34H156', soft, 5) +
    [104, 130, 156]
      .map(
        (x, index) =>
          line(`M${x} 34V${56 + index * 8}`, soft, 3) +
          (index === 1 ? spark(x, 76, 14) : circle(x, 64 + index * 8, 9, index ? saffron : clay)),
      )
      .join('') +
    screen(486, 50, line('M500 90H520L528 72L538 108L546 86H582', trace, 4) + circle(578, 66, 5, honey)) +
    line('M542 128V152', '#8fa19b', 8) +
    shadow(330, 372, 150, 16) +
    figure({
      x: 150,
      y: 366,
      scale: 1.2,
      skin: 1,
      hair: 'veil',
      color: '#8cc3a8',
      top: brand,
      bottom: deep,
      wear: 'scrubs',
      look: 1,
      right: [52, -122, 92, -128],
    }) +
    figure({
      x: 524,
      y: 368,
      scale: 1.16,
      skin: 3,
      hair: 'bun',
      color: dark,
      top: saffron,
      bottom: clay,
      wear: 'skirt',
      look: -1,
      left: [-44, -122, -72, -132],
    }) +
    box(236, 262, 200, 28, white, 10) +
    box(236, 278, 200, 14, mid, 6) +
    box(260, 292, 152, 66, brand, 10) +
    box(360, 292, 52, 66, '#000', 10, 'opacity=".08"') +
    box(276, 306, 50, 18, pale, 5) +
    circle(280, 366, 9, deep) +
    circle(392, 366, 9, deep) +
    box(262, 242, 146, 24, '#fff', 10) +
    ellipse(296, 236, 15, 14, skins[2].tone) +
    path('M281 233Q285 216 302 222Q296 228 281 233Z', clay) +
    line('M290 240q5 3 9 0', skins[2].lip, 2) +
    path('M308 262Q308 226 338 228Q382 230 392 262Z', honey) +
    path('M238 262V216Q238 162 292 162H382Q434 162 434 216V262Z', '#dff1f3', 'opacity=".55"') +
    line('M256 206Q262 182 290 180', white, 6, 'opacity=".8"') +
    circle(264, 236, 15, 'none', `stroke="${white}" stroke-width="6"`) +
    circle(410, 236, 15, 'none', `stroke="${white}" stroke-width="6"`) +
    heart(334, 124, 0.42),
  'hybrid-theatre': () =>
    room('#cfe6e2', '#9fcabd') +
    screen(40, 60, line('M56 116Q84 74 96 96T140 76', trace, 4)) +
    screen(488, 60, line('M504 98H524L532 80L542 118L550 94H586', honey, 4)) +
    line('M230 0V44M410 0V44', '#8fa19b', 10) +
    path('M166 92Q178 34 230 34Q282 34 294 92Z', deep) +
    ellipse(230, 92, 64, 11, honey) +
    path('M346 92Q358 34 410 34Q462 34 474 92Z', deep) +
    ellipse(410, 92, 64, 11, honey) +
    path('M180 96L214 262H426L460 96H360L320 190L282 96Z', honey, 'opacity=".26"') +
    shadow(320, 376, 210, 16) +
    figure({
      x: 218,
      y: 350,
      scale: 1.14,
      skin: 2,
      hair: 'short',
      color: deep,
      top: brand,
      bottom: brand,
      wear: 'scrubs',
      look: 1,
      right: [42, -122, 74, -106],
    }) +
    mask(218, 350, 1.14, 1) +
    figure({
      x: 322,
      y: 340,
      scale: 1.1,
      skin: 4,
      hair: 'veil',
      color: mid,
      top: deep,
      bottom: deep,
      wear: 'scrubs',
      look: 0,
      left: [-34, -116, -20, -92],
      right: [34, -116, 20, -92],
    }) +
    mask(322, 340, 1.1, 0) +
    figure({
      x: 424,
      y: 350,
      scale: 1.14,
      skin: 1,
      hair: 'short',
      color: brand,
      top: mid,
      bottom: mid,
      wear: 'scrubs',
      look: -1,
      left: [-42, -122, -74, -106],
    }) +
    mask(424, 350, 1.14, -1) +
    path('M196 262Q320 220 444 262V282H196Z', sea) +
    box(186, 274, 268, 20, white, 10) +
    box(296, 294, 48, 78, '#8fa19b', 6) +
    box(254, 366, 132, 12, deep, 6) +
    line('M566 372V300L514 248L470 262', white, 20) +
    line('M566 372V300L514 248', cloud, 8) +
    circle(566, 300, 13, saffron) +
    circle(514, 248, 11, saffron) +
    box(528, 360, 78, 16, deep, 8) +
    drawers(36, 256, 2, 3),
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
  rehabilitation: () =>
    room('#f8ecd3', '#ecd6a8') +
    outlook(36, 44, 160, 150) +
    outlook(232, 44, 160, 150) +
    shadow(280, 362, 200, 14) +
    line('M70 246H470M92 246V356M446 246V356', mid, 11) +
    figure({
      x: 250,
      y: 352,
      scale: 1.16,
      skin: 1,
      hair: 'short',
      color: '#c9c6c0',
      top: saffron,
      bottom: deep,
      look: 1,
      stride: 18,
      left: [-44, -112, -60, -92],
      right: [44, -112, 62, -92],
    }) +
    figure({
      x: 380,
      y: 366,
      scale: 1.2,
      skin: 4,
      hair: 'veil',
      color: clay,
      top: white,
      bottom: brand,
      wear: 'coat',
      look: -1,
      left: [-44, -118, -72, -112],
      right: [36, -116, 30, -88],
    }) +
    line('M70 262H470', mid, 11) +
    shadow(552, 366, 66, 10) +
    circle(552, 312, 52, sea) +
    path('M552 260A52 52 0 0 1 552 364A66 66 0 0 0 552 260Z', '#000', 'opacity=".1"') +
    line('M520 290Q536 274 556 276', white, 6, 'opacity=".6"') +
    [470, 506, 542, 578]
      .map(
        (x, index) =>
          line(`M${x} 90H${x + 20}`, [clay, mid, saffron, sea][index] ?? mid, 10) +
          circle(x, 90, 11, deep) +
          circle(x + 22, 90, 11, deep),
      )
      .join('') +
    box(452, 106, 160, 8, soft, 4),
  emergency: () =>
    box(0, 0, 640, 400, '#dcebe9') +
    cloudAt(150, 70, 0.9) +
    path('M0 250Q160 180 330 230T640 190V400H0Z', '#bcdccb') +
    box(300, 92, 340, 220, white) +
    box(286, 76, 354, 24, clay, 6) +
    cross(456, 54, 56, clay) +
    box(400, 168, 150, 144, '#cfe6e2', 4) +
    line('M475 168V312', white, 8) +
    box(318, 130, 52, 60, '#bfe0e0', 6) +
    box(576, 130, 52, 60, honey, 6) +
    box(0, 306, 640, 94, '#8fa79f') +
    line('M20 360H110M170 360H260M320 360H410M470 360H560', white, 7, 'opacity=".6"') +
    palm(60, 312, 0.8) +
    ambulance(70, 356, 1.35) +
    figure({
      x: 420,
      y: 352,
      scale: 1,
      skin: 2,
      hair: 'short',
      color: dark,
      top: saffron,
      bottom: deep,
      look: -1,
      left: [-44, -120, -60, -112],
    }) +
    figure({
      x: 504,
      y: 348,
      scale: 1,
      skin: 5,
      hair: 'bun',
      color: dark,
      top: brand,
      bottom: brand,
      wear: 'scrubs',
      look: -1,
    }),
  room: () =>
    room(pale, soft) +
    outlook(40, 50, 190, 150) +
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
    outlook(60, 44, 150, 120) +
    outlook(430, 44, 150, 120) +
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
    outlook(40, 40, 120, 100) +
    outlook(480, 40, 120, 100) +
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
}
