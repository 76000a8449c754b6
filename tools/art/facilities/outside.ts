import { paint } from '../palette.ts'
import { figure, wheelchair } from '../scenes/people.ts'
import { ambulance, birds, cloudAt, hospital, leaves, palm, tree } from '../scenes/place.ts'
import { cross } from '../specialties/organs.ts'
import { box, circle, group, line, path } from '../svg.ts'
import { shadow } from './parts.ts'

const { deep, brand, mid, pale, white, cloud, cream, saffron, honey, clay, sea, dusk, ink } = paint
const dark = '#241d1c'

const car = (x: number, y: number, color: string, scale = 1) =>
  group(
    `translate(${x} ${y}) scale(${scale})`,
    shadow(80, 2, 90, 8) +
      path(
        'M0 -16V-42Q2 -54 18 -56L40 -84Q46 -92 58 -92H106Q118 -92 126 -82L142 -58Q162 -56 164 -42V-16Z',
        color,
      ) +
      path('M46 -60L60 -80Q62 -82 66 -82H80V-60ZM88 -60V-82H104Q108 -82 112 -78L124 -60Z', '#dff1f3') +
      path('M0 -30H164V-16H0Z', '#000', 'opacity=".12"') +
      box(-4, -36, 12, 10, honey, 4) +
      circle(36, -14, 16, ink) +
      circle(36, -14, 6, cloud) +
      circle(130, -14, 16, ink) +
      circle(130, -14, 6, cloud),
  )

/** Places outside the building, 640 by 400: emergency entrance, parking, family house, garden. */
export const outsideScenes: Record<string, () => string> = {
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
  parking: () =>
    box(0, 0, 640, 400, '#fdf0d9') +
    box(0, 0, 640, 190, '#e0eee8') +
    circle(90, 100, 46, honey) +
    cloudAt(250, 70, 0.8) +
    group('translate(250 262) scale(.52)', hospital(0, 0, 1)) +
    tree(50, 276, 0.9, brand) +
    palm(612, 278, 0.8) +
    box(0, 260, 640, 140, '#a9b9b1') +
    path('M330 260H560L640 400H250Z', '#c4cfc8') +
    line('M60 272L20 390M150 272L128 390M240 272L232 390', white, 6) +
    car(24, 358, clay, 0.9) +
    car(176, 322, sea, 0.66) +
    path('M420 226H610L640 200H392Z', deep) +
    box(420, 226, 10, 130, '#8a6a4c') +
    box(592, 226, 10, 130, '#8a6a4c') +
    shadow(484, 366, 86, 9) +
    figure({
      x: 434,
      y: 362,
      scale: 0.94,
      skin: 4,
      hair: 'short',
      color: dark,
      top: brand,
      bottom: deep,
      look: 1,
      right: [36, -120, 48, -100],
    }) +
    wheelchair(512, 366, 1, 1, '#c9c6c0', saffron, '#8cc3a8'),
  'family-house': () =>
    box(0, 0, 640, 400, '#cfe0e2') +
    circle(528, 80, 34, '#fdf0d9') +
    [
      [80, 60],
      [170, 36],
      [400, 44],
      [600, 150],
      [300, 90],
      [460, 130],
    ]
      .map(([x = 0, y = 0]) => circle(x, y, 3, white))
      .join('') +
    path('M0 230Q170 150 340 210T640 170V400H0Z', '#8dbba0') +
    path('M0 290Q320 250 640 300V400H0Z', '#6ba884') +
    shadow(330, 352, 220, 16) +
    box(170, 190, 320, 160, cream) +
    path('M120 196Q220 150 330 60Q440 150 540 196L516 210H144Z', clay) +
    path('M330 60Q440 150 540 196L516 210H372Z', '#b9563f') +
    path('M300 130H360V190H300Z', '#8f4230') +
    box(312, 144, 36, 36, honey, 3) +
    box(196, 236, 76, 66, honey, 5) +
    line('M234 236V302M196 268H272', '#a97f52', 6) +
    box(388, 236, 76, 66, honey, 5) +
    line('M426 236V302M388 268H464', '#a97f52', 6) +
    box(296, 240, 68, 110, '#a97f52', 5) +
    box(304, 248, 52, 102, '#8a6a4c', 3) +
    circle(346, 304, 5, honey) +
    [176, 282, 372, 476].map(x => box(x, 210, 10, 140, '#a97f52')).join('') +
    figure({
      x: 118,
      y: 372,
      scale: 1,
      skin: 5,
      hair: 'curls',
      color: dark,
      top: saffron,
      bottom: deep,
      look: 1,
      right: [36, -112, 40, -80],
    }) +
    box(140, 338, 44, 34, brand, 7) +
    line('M152 338V328H172V338', brand, 5) +
    figure({
      x: 70,
      y: 376,
      scale: 0.72,
      skin: 5,
      hair: 'tail',
      color: dark,
      top: clay,
      bottom: dusk,
      look: 1,
      right: [40, -120, 52, -136],
    }) +
    figure({
      x: 534,
      y: 374,
      scale: 1,
      skin: 2,
      hair: 'veil',
      color: mid,
      top: brand,
      bottom: deep,
      wear: 'skirt',
      look: -1,
      left: [-44, -124, -68, -150],
    }) +
    leaves(24, 412, 0.5) +
    leaves(612, 412, 0.5, deep, brand),
  garden: () =>
    box(0, 0, 640, 400, '#e4f2ea') +
    circle(540, 90, 50, honey) +
    cloudAt(180, 70, 0.8) +
    birds(330, 80) +
    group('translate(150 280) scale(.5)', hospital(0, 0, 1)) +
    path('M0 270Q320 240 640 276V400H0Z', '#7dbb95') +
    path('M250 400Q300 320 420 290L470 292Q400 330 390 400Z', '#f1e2c4') +
    tree(80, 300, 1) +
    tree(560, 300, 1.1, brand) +
    box(96, 322, 130, 12, '#a97f52', 4) +
    box(96, 296, 130, 10, '#a97f52', 4) +
    line('M110 292V352M212 292V352', '#8a6a4c', 8) +
    wheelchair(470, 366, 1, 1, '#c9c6c0', clay, pale) +
    figure({
      x: 300,
      y: 362,
      scale: 0.96,
      skin: 3,
      hair: 'veil',
      color: saffron,
      top: brand,
      bottom: deep,
      wear: 'scrubs',
      look: 1,
      right: [38, -120, 58, -132],
    }) +
    leaves(16, 410, 0.5) +
    leaves(630, 410, 0.5, deep, brand),
}
