import { paint, skins } from '../palette.ts'
import { figure } from '../scenes/people.ts'
import { heart } from '../specialties/care.ts'
import { spark } from '../specialties/organs.ts'
import { box, circle, ellipse, line, path } from '../svg.ts'
import { drawers, mask, room, screen, shadow, windowView } from './parts.ts'

const { deep, brand, mid, soft, pale, white, cloud, saffron, honey, clay, sea } = paint
const dark = '#241d1c'
const trace = '#8ff0c2'

/** Rooms for treatment, 640 by 400: neonatal intensive care, hybrid theatre, rehabilitation. */
export const careRooms: Record<string, () => string> = {
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
  rehabilitation: () =>
    room('#f8ecd3', '#ecd6a8') +
    windowView(36, 44, 160, 150) +
    windowView(232, 44, 160, 150) +
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
}
