import { paint } from '../palette.ts'
import { figure } from '../scenes/people.ts'
import { box, circle, ellipse, line, path } from '../svg.ts'
import { plant, room, shadow } from './parts.ts'

const { deep, brand, mid, soft, white, saffron, honey, clay, sea, dusk } = paint
const dark = '#241d1c'

const lamp = (x: number, length: number, color: string) =>
  line(`M${x} 0V${length}`, deep, 4) +
  path(
    `M${x - 32} ${length + 30}Q${x - 26} ${length} ${x} ${length}Q${x + 26} ${length} ${x + 32} ${length + 30}Z`,
    color,
  ) +
  ellipse(x, length + 31, 30, 6, honey)

/** Prayer room, wash place and canteen, 640 by 400. */
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
}
