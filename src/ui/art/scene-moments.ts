import { paint } from './palette.ts'
import { box, chance, circle, ellipse, grain, group, line, path } from './pen.ts'
import { figure } from './scene-people.ts'
import { ambulance, birds, cloudAt, leaves, palm, tree } from './scene-place.ts'
import { heart } from './specialty-care.ts'
import { drop, spark } from './specialty-organs.ts'

const {
  deep,
  brand,
  mid,
  soft,
  pale,
  mist,
  white,
  cloud,
  cream,
  sand,
  saffron,
  honey,
  clay,
  sea,
  dusk,
  ink,
} = paint

const team = [
  { x: 200, hair: 'veil', color: honey, skin: 2, top: brand, wear: 'scrubs', glasses: true },
  { x: 400, hair: 'short', color: '#241d1c', skin: 0, top: '#6f93a8', wear: 'coat' },
  { x: 610, hair: 'veil', color: '#1d6b56', skin: 3, top: cream, wear: 'coat' },
  { x: 820, hair: 'curls', color: '#1b1512', skin: 6, top: mid, wear: 'scrubs' },
  { x: 1015, hair: 'bun', color: '#b9b6b0', skin: 1, top: clay, wear: 'coat', glasses: true },
] as const

/** The people of the house, close together under an arch. 1200 by 800. */
export function about(): string {
  return (
    box(0, 0, 1200, 800, pale) +
    path('M110 800V470C110 60 1090 60 1090 470V800Z', soft, 'opacity=".6"') +
    path('M200 800V500C200 150 1000 150 1000 500V800Z', '#fbe9c8', 'opacity=".85"') +
    circle(600, 330, 120, honey, 'opacity=".7"') +
    leaves(70, 830, 2, brand, mid) +
    leaves(1140, 830, 2, deep, brand) +
    group(
      'translate(0 200)',
      team
        .map((it, index) =>
          figure({
            ...it,
            y: 800 + (index % 2) * 26 - (index === 2 ? 46 : 0),
            scale: 3,
            bottom: deep,
            look: index < 2 ? 1 : index > 2 ? -1 : 0,
            left: [-36, -116, -20, -96],
            right: [36, -116, 22, -98],
          }),
        )
        .join(''),
    ) +
    grain(chance('about'), { x: 0, y: 480, width: 1200, height: 320, towards: 'bottom' }, 260, deep, 0.13)
  )
}

/** Lost between two signs, with somebody who helps. 800 by 560. */
export function notFound(): string {
  return (
    box(0, 0, 800, 560, mist) +
    circle(560, 190, 150, '#fbe9c8') +
    circle(560, 190, 80, honey) +
    cloudAt(180, 110, 0.9) +
    cloudAt(680, 80, 0.6) +
    path('M0 420Q200 340 420 400T800 370V560H0Z', '#bcdccb') +
    path('M0 470Q400 430 800 470V560H0Z', '#7dbb95') +
    tree(90, 476, 1.1) +
    palm(720, 476, 1.1) +
    line('M400 250V490', '#8a6a4c', 14) +
    path('M404 262H520L552 290L520 318H404Z', brand) +
    path('M396 336H280L248 364L280 392H396Z', clay) +
    line('M428 290H500', pale, 8) +
    line('M300 364H372', '#fbe3d9', 8) +
    path(
      'M380 218q0 -22 20 -22t20 20q0 14 -18 20v10',
      'none',
      `stroke="${deep}" stroke-width="9" stroke-linecap="round"`,
    ) +
    circle(402, 262, 0, deep) +
    figure({
      x: 220,
      y: 520,
      scale: 1.1,
      skin: 1,
      hair: 'long',
      color: '#2a211e',
      top: saffron,
      bottom: dusk,
      look: 1,
      right: [38, -128, 30, -168],
      left: [-34, -116, -30, -86],
    }) +
    figure({
      x: 590,
      y: 524,
      scale: 1.15,
      skin: 4,
      hair: 'veil',
      color: '#8cc3a8',
      top: brand,
      bottom: deep,
      wear: 'coat',
      look: -1,
      left: [-44, -128, -74, -136],
      right: [34, -116, 28, -90],
    }) +
    leaves(30, 580, 0.8) +
    leaves(780, 586, 0.8, deep, brand) +
    grain(chance('lost'), { x: 0, y: 400, width: 800, height: 160, towards: 'bottom' }, 160, deep, 0.14)
  )
}

/** Article covers, 1200 by 800. */
export const covers = {
  heart: () =>
    box(0, 0, 1200, 800, '#e4f2ea') +
    circle(880, 250, 220, '#fbe9c8') +
    circle(880, 250, 120, honey) +
    cloudAt(260, 140, 1.3) +
    birds(560, 170) +
    path('M0 520Q300 400 620 480T1200 430V800H0Z', '#bcdccb') +
    path('M0 600Q500 540 1200 600V800H0Z', '#7dbb95') +
    path('M-20 760Q500 620 1220 700V800H-20Z', '#f1e2c4') +
    tree(140, 610, 1.7) +
    palm(1080, 620, 1.8) +
    tree(960, 616, 1.1, brand) +
    figure({
      x: 480,
      y: 724,
      scale: 2,
      skin: 3,
      hair: 'peci',
      color: '#1d2422',
      top: white,
      bottom: dusk,
      look: 1,
      stride: 20,
      left: [-40, -122, -22, -96],
      right: [40, -124, 58, -146],
      beard: '#c9c6c0',
    }) +
    figure({
      x: 680,
      y: 736,
      scale: 1.95,
      skin: 2,
      hair: 'veil',
      color: clay,
      top: saffron,
      bottom: brand,
      look: -1,
      stride: 18,
      left: [-38, -122, -52, -146],
      right: [40, -120, 26, -94],
    }) +
    heart(580, 270, 1.5) +
    line('M490 262H540L554 236L574 292L594 246L606 262H670', white, 8) +
    grain(
      chance('cover heart'),
      { x: 0, y: 500, width: 1200, height: 300, towards: 'bottom' },
      240,
      deep,
      0.13,
    ),
  child: () =>
    box(0, 0, 1200, 800, '#fae6da') +
    box(110, 90, 330, 330, '#dff1f3', 18) +
    path('M110 340Q210 250 300 320T440 300V402Q440 420 422 420H128Q110 420 110 402Z', soft) +
    circle(350, 180, 44, honey) +
    line('M275 90V420M110 250H440', white, 14) +
    path('M0 640H1200V800H0Z', '#f0cdbd') +
    ellipse(620, 720, 470, 54, '#e7b9a4') +
    box(690, 470, 330, 60, white, 30) +
    box(690, 510, 330, 130, brand, 14) +
    line('M720 640V700M990 640V700', deep, 16) +
    figure({
      x: 860,
      y: 640,
      scale: 1.5,
      skin: 2,
      hair: 'tail',
      color: '#241d1c',
      top: honey,
      bottom: sea,
      wear: 'trousers',
      look: -1,
      left: [-40, -110, -56, -120],
      right: [36, -116, 30, -92],
    }) +
    figure({
      x: 560,
      y: 740,
      scale: 2.3,
      skin: 1,
      hair: 'veil',
      color: '#8cc3a8',
      top: brand,
      bottom: deep,
      wear: 'coat',
      look: 1,
      glasses: true,
      left: [-36, -116, -22, -98],
      right: [46, -120, 76, -132],
    }) +
    group(
      'translate(980 340) scale(.85)',
      circle(-30, -40, 18, '#c98a3c') +
        circle(30, -40, 18, '#c98a3c') +
        ellipse(0, -10, 46, 42, saffron) +
        ellipse(0, 4, 20, 16, '#fbe6bd') +
        circle(-18, -16, 5, ink) +
        circle(18, -16, 5, ink) +
        ellipse(0, -3, 7, 5, ink),
    ) +
    box(900, 372, 170, 14, clay, 6) +
    heart(760, 200, 0.6) +
    spark(680, 150, 20) +
    drop(640, 230, 0.9) +
    grain(
      chance('cover child'),
      { x: 0, y: 560, width: 1200, height: 240, towards: 'bottom' },
      220,
      deep,
      0.12,
    ),
  plate: () =>
    box(0, 0, 1200, 800, cream) +
    path('M0 0H1200V800H0Z', sand, 'opacity=".6"') +
    Array.from({ length: 9 }, (_, index) =>
      box(index * 150 - 40, 0, 70, 800, '#fff', 0, 'opacity=".35"'),
    ).join('') +
    circle(600, 410, 300, white) +
    circle(600, 410, 300, 'none', `stroke="${cloud}" stroke-width="10"`) +
    circle(600, 410, 228, cloud) +
    path('M590 190V630A220 220 0 0 1 590 190Z', mid) +
    path('M612 190A222 222 0 0 1 820 400H612Z', honey) +
    path('M612 422H820A222 222 0 0 1 612 630Z', clay) +
    [
      [470, 320],
      [520, 410],
      [450, 450],
      [500, 520],
      [560, 300],
      [556, 480],
    ]
      .map(([x = 0, y = 0], index) =>
        group(
          `translate(${x} ${y}) rotate(${index * 47})`,
          path('M0 -40Q34 -10 0 40Q-34 -10 0 -40Z', index % 2 ? brand : '#5bb68f') +
            line('M0 -26V26', pale, 4),
        ),
      )
      .join('') +
    [
      [660, 270],
      [700, 330],
      [750, 350],
      [660, 350],
      [690, 240],
      [760, 300],
    ]
      .map(([x = 0, y = 0]) => ellipse(x, y, 20, 13, '#fff3d6'))
      .join('') +
    [
      [670, 480],
      [730, 520],
      [680, 560],
      [750, 460],
    ]
      .map(([x = 0, y = 0]) => circle(x, y, 27, '#b9563f') + circle(x - 7, y - 8, 7, '#f3c3ae'))
      .join('') +
    line('M200 250V600', '#8fa19b', 18) +
    line('M166 200V300Q166 330 200 330Q234 330 234 300V200M200 200V320', '#8fa19b', 12) +
    path(
      'M990 180Q1050 260 1020 400H990V610',
      'none',
      `stroke="#8fa19b" stroke-width="18" stroke-linecap="round"`,
    ) +
    path('M990 180Q1056 270 1024 400H990Z', '#b9c7c0') +
    leaves(80, 850, 1.2) +
    leaves(1150, 850, 1.2, brand, mid) +
    grain(
      chance('cover plate'),
      { x: 0, y: 400, width: 1200, height: 400, towards: 'bottom' },
      220,
      deep,
      0.12,
    ),
} as const

/** Pictures of the main banners: what they show, without words. Drawn around 0,0; some 640 wide and 560 high. */
export const banners = {
  checkup: () =>
    circle(0, -10, 270, '#fbe9c8') +
    circle(120, -150, 60, honey) +
    leaves(-210, 290, 1.1) +
    leaves(230, 290, 1, deep, brand) +
    box(60, -180, 190, 260, deep, 16) +
    box(74, -156, 162, 220, white, 8) +
    box(118, -196, 74, 36, saffron, 10) +
    [-112, -64, -16]
      .map(
        y =>
          box(90, y - 14, 30, 30, pale, 7) +
          line(`M96 ${y}L103 ${y + 8}L114 ${y - 8}`, brand, 5) +
          line(`M136 ${y - 4}H216M136 ${y + 10}H190`, soft, 7),
      )
      .join('') +
    line('M90 30H110L122 12L136 48L148 20L156 30H218', clay, 6) +
    figure({
      x: -80,
      y: 280,
      scale: 2.35,
      skin: 2,
      hair: 'veil',
      color: brand,
      top: '#8cc3a8',
      bottom: deep,
      wear: 'coat',
      look: 1,
      right: [46, -126, 66, -160],
      left: [-36, -116, -28, -88],
    }),
  mother: () =>
    circle(0, -10, 270, '#fae0d2') +
    heart(170, -150, 1.2) +
    spark(-190, -130, 26) +
    leaves(-230, 290, 1.1, brand, soft) +
    leaves(220, 290, 1, deep, brand) +
    figure({
      x: -100,
      y: 280,
      scale: 2.3,
      skin: 3,
      hair: 'veil',
      color: saffron,
      top: clay,
      bottom: '#9c4a45',
      wear: 'skirt',
      look: 1,
      left: [-36, -112, -4, -110],
      right: [36, -112, 6, -104],
    }) +
    group(
      'translate(-94 40)',
      path('M-52 0Q-46 -40 10 -36Q58 -30 52 6Q40 40 0 38Q-44 36 -52 0Z', white) +
        circle(-26, -12, 23, '#efc39b') +
        circle(-32, -14, 2.5, ink) +
        circle(-20, -14, 2.5, ink) +
        line('M-30 -5q4 3 8 0', '#bd6554', 3),
    ) +
    figure({
      x: 110,
      y: 286,
      scale: 2.15,
      skin: 1,
      hair: 'bun',
      color: '#2a211e',
      top: mid,
      bottom: deep,
      wear: 'scrubs',
      look: -1,
      left: [-42, -122, -60, -126],
      right: [34, -114, 28, -88],
    }),
  emergency: () =>
    circle(0, -10, 270, '#d3eae6') +
    circle(-130, -170, 46, '#fffdf2') +
    circle(-112, -180, 40, '#d3eae6') +
    spark(60, -190, 18) +
    spark(150, -130, 13) +
    box(-290, 246, 580, 44, '#5d7f78', 22) +
    line('M-250 268H250', '#e8efe6', 6, 'stroke-dasharray="46 34"') +
    ambulance(-230, 258, 2.15) +
    figure({
      x: -190,
      y: 288,
      scale: 1.7,
      skin: 5,
      hair: 'short',
      color: '#1b1512',
      top: brand,
      bottom: deep,
      wear: 'scrubs',
      look: 1,
      stride: 16,
      left: [-38, -122, -20, -98],
      right: [42, -122, 62, -108],
    }) +
    figure({
      x: 190,
      y: 292,
      scale: 1.75,
      skin: 2,
      hair: 'veil',
      color: clay,
      top: white,
      bottom: '#31504a',
      wear: 'coat',
      look: -1,
      stride: 14,
      left: [-42, -122, -60, -112],
      right: [36, -116, 24, -92],
    }) +
    line('M-60 -120V-150M-104 -110L-120 -132M-16 -110L0 -132', saffron, 9),
} as const
