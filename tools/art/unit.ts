import { paint, skins } from './palette.ts'
import { heart, leafSprig } from './specialties/care.ts'
import { cross, drop, spark } from './specialties/organs.ts'
import { box, circle, ellipse, grain, line, path, seededRandom, sheet } from './svg.ts'
import { bed, floor, person, shelf, wall } from './unit-parts.ts'

const { deep, brand, mid, soft, pale, mist, white, cloud, cream, saffron, honey, clay, ink, sand, sea } =
  paint
const fair = skins[1]
const warm = skins[2]
const dark = skins[4]

const rooms: Record<string, () => string> = {
  emergency: () =>
    wall('#fbe3d9') +
    floor('#f0cdbd') +
    path('M44 148V62Q44 44 62 44H190L226 84Q262 88 264 112V148Z', white) +
    path('M44 118H264V148H44Z', clay) +
    path('M196 56H184V92H232L206 62Q202 56 196 56Z', sea) +
    box(92, 34, 40, 12, clay, 5) +
    cross(112, 84, 42, clay) +
    circle(92, 150, 21, ink) +
    circle(92, 150, 9, cloud) +
    circle(218, 150, 21, ink) +
    circle(218, 150, 9, cloud) +
    box(252, 106, 14, 14, saffron, 4) +
    line('M74 28L64 18M112 22V8M150 28L160 18', saffron, 6) +
    line('M20 96H36M10 114H36', clay, 5),
  outpatient: () =>
    wall(mist) +
    floor(pale) +
    box(24, 34, 84, 62, white, 6) +
    path('M24 74Q46 54 66 70T108 66V90Q108 96 102 96H30Q24 96 24 90Z', soft) +
    circle(86, 52, 9, saffron) +
    person(184, 150, white, warm, '#2a211e') +
    person(252, 150, saffron, fair, brand, true) +
    box(140, 122, 180, 46, brand, 8) +
    box(140, 122, 180, 10, deep, 5) +
    cross(232, 148, 20, pale) +
    box(156, 100, 30, 24, deep, 4) +
    leafSprig(56, 150) +
    path('M38 146H74L70 172H42Z', clay),
  inpatient: () =>
    wall(pale) +
    floor(soft) +
    box(32, 26, 92, 76, '#dff1f3', 8) +
    circle(96, 52, 13, honey) +
    path('M32 84Q58 64 82 82T124 78V96Q124 102 118 102H38Q32 102 32 96Z', mid) +
    line('M78 26V102M32 64H124', white, 6) +
    bed(108, 172) +
    circle(136, 118, 16, fair.tone) +
    path('M119 118C116 96 152 92 154 112Q142 106 134 110Q124 110 119 118Z', '#c9c6c0') +
    line('M131 121q4 3 8 0', fair.lip, 2) +
    line('M286 172V60M270 62H302', '#8fa19b', 5) +
    box(276, 66, 20, 32, white, 5) +
    box(276, 82, 20, 16, sea, 5) +
    heart(220, 138, 0.28),
  'intensive-care': () =>
    wall('#d6ebe6') +
    floor(soft) +
    box(176, 22, 112, 74, deep, 10) +
    line('M186 58H206L214 40L226 78L236 50L242 58H278', '#8ff0c2', 4.5) +
    line('M188 82H220M232 82H264', honey, 4) +
    line('M232 96V112', deep, 8) +
    bed(60, 172) +
    circle(88, 118, 16, warm.tone) +
    path('M71 116C70 96 106 96 105 116Q96 106 88 107Q78 106 71 116Z', '#2a211e') +
    path('M78 122h20l-3 12h-14z', pale) +
    line('M94 130C130 150 150 100 184 92', sea, 4) +
    circle(44, 54, 17, honey) +
    line('M44 71V100M44 20V37', '#8fa19b', 5),
  surgery: () =>
    wall('#cfe6e2') +
    floor('#a9d3c6') +
    line('M160 0V28', '#8fa19b', 9) +
    path('M88 56Q160 -4 232 56Z', deep) +
    ellipse(160, 56, 72, 12, honey) +
    path('M96 58L52 148H268L224 58Z', honey, 'opacity=".35"') +
    person(94, 156, brand, warm, mid) +
    person(228, 156, mid, dark, deep) +
    path('M84 78h20v8q-10 8 -20 0zM218 78h20v8q-10 8 -20 0z', white) +
    box(56, 138, 208, 16, white, 8) +
    path('M64 132Q160 108 256 132V144H64Z', sea) +
    box(146, 154, 28, 36, '#8fa19b', 4) +
    box(128, 188, 64, 8, deep, 4),
  maternity: () =>
    wall('#fae3d8') +
    floor('#f1cdbb') +
    path('M196 150C196 110 252 110 252 150Z', white) +
    box(184, 148, 88, 10, clay, 5) +
    line('M196 158L188 184M260 158L268 184', clay, 6) +
    circle(212, 134, 13, fair.tone) +
    path('M222 148Q226 126 248 134L252 150Z', honey) +
    line('M208 134q2 2 4 0M216 134q2 2 4 0', ink, 1.8) +
    person(110, 172, brand, warm, saffron, true) +
    path('M92 126C96 108 128 108 134 124Q132 140 112 140Q94 140 92 126Z', white) +
    circle(100, 122, 10, warm.tone) +
    line('M88 118Q96 146 128 140', deep, 8) +
    line('M228 20V54M196 62H260', soft, 4) +
    circle(196, 76, 8, saffron) +
    spark(228, 74, 11) +
    heart(258, 78, 0.26) +
    line('M196 62V70M228 54V64M260 62V70', soft, 3),
  laboratory: () =>
    wall(mist) +
    floor(pale) +
    box(20, 128, 280, 14, brand, 5) +
    box(36, 142, 12, 50, deep) +
    box(272, 142, 12, 50, deep) +
    path('M70 52H100V82L126 124Q128 128 122 128H48Q42 128 44 124L70 82Z', '#ffffff', 'opacity=".85"') +
    path('M62 98H108L126 124Q128 128 122 128H48Q42 128 44 124Z', saffron) +
    circle(82, 112, 5, honey) +
    circle(98, 104, 3.5, honey) +
    box(64, 46, 42, 9, deep, 4) +
    box(148, 88, 66, 8, deep, 4) +
    [156, 176, 196]
      .map(
        (x, i) =>
          box(x, 62, 12, 60, '#fff', 6) + box(x, 88 - i * 4, 12, 34 + i * 4, [clay, mid, sea][i] ?? mid, 6),
      )
      .join('') +
    path('M238 128V118H262C272 96 262 74 250 70L258 54L274 62C292 78 292 108 276 118H290V128Z', deep) +
    `<g transform="rotate(28 250 56)">${box(240, 24, 20, 44, mid, 4)}${box(244, 14, 12, 12, deep, 3)}</g>` +
    spark(130, 36, 11),
  radiology: () =>
    wall('#d9ebe8') +
    floor(soft) +
    circle(206, 96, 74, white) +
    path('M206 22A74 74 0 0 1 206 170A90 90 0 0 0 206 22Z', cloud) +
    circle(206, 96, 42, deep) +
    circle(206, 96, 33, '#0a3a33') +
    box(24, 108, 190, 14, mid, 7) +
    box(56, 122, 74, 54, brand, 8) +
    path('M44 106Q44 92 60 94L164 92Q176 92 176 106Z', sea) +
    circle(40, 96, 14, warm.tone) +
    path('M28 92C26 74 54 76 54 92Q44 86 28 92Z', '#2a211e') +
    circle(206, 34, 5, saffron) +
    line('M190 60Q206 50 222 60', mid, 4) +
    box(262, 76, 18, 26, mid, 4) +
    circle(271, 84, 3, honey),
  pharmacy: () =>
    wall(cream) +
    floor(sand) +
    box(24, 20, 272, 90, brand, 8) +
    [32, 72].map(y => box(34, y, 252, 32, deep, 4)).join('') +
    shelf(46, 64) +
    shelf(46, 104) +
    person(160, 156, white, warm, mid, true) +
    box(0, 136, 320, 64, mid, 0) +
    box(0, 132, 320, 12, white, 4) +
    cross(160, 174, 32, white) +
    box(226, 112, 24, 22, saffron, 4) +
    box(230, 106, 16, 8, white, 2) +
    `<g transform="rotate(-20 82 122)">${box(66, 116, 34, 14, clay, 7)}${box(66, 116, 17, 14, white, 7)}</g>`,
  dialysis: () =>
    wall(pale) +
    floor(soft) +
    box(212, 26, 74, 132, white, 12) +
    box(224, 38, 50, 34, deep, 6) +
    line('M230 56h10l5 -8l7 14l5 -6h10', '#8ff0c2', 3) +
    circle(236, 92, 11, sea) +
    circle(264, 92, 11, clay) +
    box(228, 114, 44, 30, cloud, 5) +
    line('M212 96C180 96 186 136 150 128', clay, 5) +
    line('M212 112C190 116 184 150 146 136', sea, 5) +
    path('M40 172V110Q40 92 58 96L84 134H150Q164 136 164 150V172Z', brand) +
    path('M64 120L92 84Q106 76 112 94L110 130L160 140V156H84Z', saffron) +
    circle(92, 66, 18, dark.tone) +
    path('M73 64C72 40 112 42 111 62Q100 52 92 54Q80 54 73 64Z', '#1b1512') +
    line('M106 104L146 130', dark.tone, 10) +
    circle(86, 66, 1.8, ink) +
    circle(98, 66, 1.8, ink) +
    line('M88 73q4 3 8 0', dark.lip, 2) +
    drop(150, 60, 0.8),
  rehabilitation: () =>
    wall('#f8ecd3') +
    floor('#ecd6a8') +
    box(210, 22, 82, 92, '#dff1f3', 6) +
    path('M210 86Q236 66 260 82T292 80V108Q292 114 286 114H216Q210 114 210 108Z', soft) +
    line('M20 112H246M44 112V174M226 112V174', mid, 8) +
    person(118, 150, saffron, fair, '#c9c6c0') +
    line('M100 100Q88 108 80 112M136 100Q148 108 156 112', fair.tone, 9) +
    line('M110 148L104 178M126 148L136 176', deep, 12) +
    person(266, 176, white, dark, '#1b1512') +
    line('M250 122Q220 118 196 126', white, 11) +
    circle(192, 127, 6, dark.tone) +
    circle(52, 158, 0, clay),
  checkup: () =>
    wall(mist) +
    floor(pale) +
    box(96, 18, 128, 170, deep, 12) +
    box(106, 34, 108, 146, white, 6) +
    box(134, 10, 52, 26, saffron, 8) +
    [62, 92, 122]
      .map(
        y =>
          box(118, y - 9, 20, 20, pale, 5) +
          line(`M122 ${y}L127 ${y + 5}L135 ${y - 6}`, brand, 4) +
          line(`M148 ${y - 2}H202M148 ${y + 8}H184`, soft, 5),
      )
      .join('') +
    line('M118 156H134L142 144L152 168L160 150L166 156H202', clay, 4.5) +
    path('M30 188V150Q30 136 44 136H76V188Z', brand, 'opacity="0"') +
    line('M52 60C30 60 30 110 52 110C66 110 66 92 58 84', mid, 7) +
    circle(52, 130, 16, brand) +
    circle(52, 130, 8, pale) +
    leafSprig(264, 176) +
    path('M244 172H284L280 196H248Z', clay) +
    spark(262, 60, 13),
}

const otherNames: Record<string, string> = {
  'operating-theatre': 'surgery',
  icu: 'intensive-care',
  'check-up': 'checkup',
}

/** The types of unit that have a drawing. */
export const drawnUnits = Object.keys(rooms)

/** The drawing of a type of unit, 320 by 200. An unknown type gets the outpatient unit. */
export function unitSvg(type: string): string {
  const draw = rooms[otherNames[type] ?? type] ?? rooms.outpatient
  const next = seededRandom(`unit ${type}`)
  return sheet(
    { width: 320, height: 200 },
    (draw?.() ?? '') +
      grain(next, { x: 4, y: 100, width: 312, height: 98, towards: 'bottom' }, 90, deep, 0.13),
  )
}
