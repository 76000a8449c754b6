import { plant, room, shadow } from './facility-parts.ts'
import { paint } from './palette.ts'
import { box, circle, ellipse, group, line, path } from './pen.ts'
import { figure, wheelchair } from './scene-people.ts'
import { birds, cloudAt, hospital, leaves, palm, tree } from './scene-place.ts'

const { deep, brand, mid, soft, pale, white, cloud, cream, saffron, honey, clay, sea, dusk, ink } = paint
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

const lamp = (x: number, length: number, color: string) =>
  line(`M${x} 0V${length}`, deep, 4) +
  path(
    `M${x - 32} ${length + 30}Q${x - 26} ${length} ${x} ${length}Q${x + 26} ${length} ${x + 32} ${length + 30}Z`,
    color,
  ) +
  ellipse(x, length + 31, 30, 6, honey)

/** Where people wait, eat, pray, sleep and arrive, 640 by 400. */
export const comfortRooms: Record<string, () => string> = {
  prayer: () =>
    room('#f3ead6', '#e2d3b1') +
    path('M50 290V150Q50 60 160 36Q270 60 270 150V290Z', brand) +
    path('M78 290V158Q78 84 160 64Q242 84 242 158V290Z', '#e9f5ed') +
    path('M112 290V178Q112 130 160 112Q208 130 208 178V290Z', soft) +
    path('M170 132a20 20 0 1 0 8 34a16 16 0 1 1 -8 -34z', saffron) +
    path('M90 330L112 296H208L230 330L244 380H76Z', clay) +
    path('M112 370L124 308Q160 288 196 308L208 370Z', honey) +
    path('M128 364L136 316Q160 302 184 316L192 364Z', brand) +
    path('M370 290V118Q370 40 480 40Q590 40 590 118V290Z', mid) +
    path('M398 290V122Q398 68 480 68Q562 68 562 122V290Z', '#fdf3df') +
    path('M430 230V128Q430 96 480 96Q530 96 530 128V230Z', '#bfe0e0') +
    path('M430 196Q460 168 490 188T530 178V230H430Z', soft) +
    line('M480 104V212M452 138H508', '#8a6a4c', 10) +
    box(412, 250, 136, 14, '#a97f52', 4) +
    box(428, 264, 104, 26, '#8a6a4c', 3) +
    box(462, 228, 9, 22, white, 3) +
    box(489, 222, 9, 28, white, 3) +
    circle(466, 222, 5, honey) +
    circle(493, 216, 5, honey) +
    [330, 362]
      .map(
        y =>
          box(400, y - 18, 170, 12, '#a97f52', 4) +
          box(408, y - 6, 12, 24, '#8a6a4c') +
          box(550, y - 6, 12, 24, '#8a6a4c'),
      )
      .join('') +
    figure({
      x: 318,
      y: 380,
      scale: 1.06,
      skin: 3,
      hair: 'peci',
      color: dark,
      top: white,
      bottom: dusk,
      look: -1,
      left: [-36, -116, -12, -110],
      right: [36, -116, 12, -110],
    }),
  'wash-place': () =>
    room('#d9ebe8', '#a9d3c6') +
    box(60, 70, 520, 190, '#cfe6ea', 14) +
    Array.from({ length: 10 }, (_, index) =>
      line(`M${60 + index * 52} 70V260`, white, 3, 'opacity=".7"'),
    ).join('') +
    line('M60 130H580M60 196H580', white, 3, 'opacity=".7"') +
    [150, 320, 490]
      .map(
        x =>
          line(`M${x} 150V166H${x + 24}V178`, '#8fa19b', 10) +
          circle(x, 146, 10, saffron) +
          line(`M${x + 24} 186V250`, sea, 5, 'stroke-dasharray="2 12"'),
      )
      .join('') +
    box(40, 256, 560, 30, white, 10) +
    [150, 320, 490]
      .map(
        x =>
          box(x - 30, 330, 66, 16, '#a97f52', 5) +
          box(x - 22, 346, 8, 30, '#8a6a4c') +
          box(x + 20, 346, 8, 30, '#8a6a4c'),
      )
      .join('') +
    figure({
      x: 238,
      y: 378,
      scale: 1.1,
      skin: 2,
      hair: 'veil',
      color: clay,
      top: saffron,
      bottom: brand,
      wear: 'skirt',
      look: -1,
      left: [-40, -120, -56, -128],
      right: [34, -116, 28, -92],
    }) +
    plant(604, 384, 0.8),
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
  canteen: () =>
    room('#f8e7d6', '#e9c9a6') +
    lamp(120, 46, brand) +
    lamp(320, 30, clay) +
    lamp(520, 46, brand) +
    box(40, 126, 220, 16, '#a97f52', 5) +
    [60, 104, 148, 192]
      .map((x, index) =>
        path(
          `M${x} 126Q${x} 96 ${x + 18} 96Q${x + 36} 96 ${x + 36} 126Z`,
          [clay, mid, honey, sea][index] ?? mid,
        ),
      )
      .join('') +
    figure({
      x: 168,
      y: 360,
      scale: 1.14,
      skin: 3,
      hair: 'veil',
      color: saffron,
      top: white,
      bottom: brand,
      look: 1,
      right: [44, -120, 76, -124],
    }) +
    box(36, 244, 232, 130, brand, 8) +
    box(26, 234, 252, 16, white, 6) +
    [56, 112, 168].map(x => box(x, 262, 44, 96, mid, 5)).join('') +
    line('M226 224q6 -10 0 -20t0 -20M248 224q6 -10 0 -20t0 -20', white, 5, 'opacity=".8"') +
    shadow(470, 380, 150, 12) +
    figure({
      x: 402,
      y: 356,
      scale: 1.02,
      skin: 1,
      hair: 'short',
      color: '#c9c6c0',
      top: sea,
      bottom: dusk,
      look: 1,
      right: [38, -108, 58, -104],
    }) +
    figure({
      x: 556,
      y: 356,
      scale: 1.02,
      skin: 4,
      hair: 'bun',
      color: dark,
      top: clay,
      bottom: dusk,
      look: -1,
      left: [-38, -108, -56, -104],
    }) +
    ellipse(478, 266, 136, 20, white) +
    ellipse(478, 262, 136, 20, '#c08f5c') +
    box(468, 280, 20, 92, '#8a6a4c', 4) +
    ellipse(438, 256, 36, 9, white) +
    path('M418 254Q438 214 458 254Z', honey) +
    ellipse(522, 256, 34, 9, white) +
    path('M496 252Q520 236 546 252Q520 262 496 252Z', mid) +
    circle(528, 248, 6, clay) +
    circle(514, 248, 5, saffron),
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
