import { paint } from '../palette.ts'
import { box, circle, ellipse, grain, group, line, path, seededRandom } from '../svg.ts'
import { ambulance, birds, block, cloudAt, hills, hospital, leaves, palm, tree, water } from './place.ts'

const { deep, brand, mid, soft, white, saffron, honey, clay, sea, dusk } = paint

/** Jakarta: towers, the national monument, the hospital among trees. 1200 by 675. */
export function jakarta(): string {
  const towers: [number, number, number, string][] = [
    [20, 90, 250, '#c5dfd9'],
    [120, 70, 340, '#b3d3cd'],
    [330, 96, 300, '#bcd9d2'],
    [440, 60, 400, '#abcdc7'],
    [620, 80, 330, '#bcd9d2'],
    [960, 84, 380, '#abcdc7'],
    [1060, 120, 290, '#bcd9d2'],
  ]
  return (
    box(0, 0, 1200, 675, '#fdf0d9') +
    box(0, 0, 1200, 260, '#e0eee8') +
    circle(270, 250, 170, '#fbe3b4', 'opacity=".7"') +
    circle(270, 250, 96, honey) +
    cloudAt(640, 110, 1) +
    cloudAt(1040, 160, 0.8) +
    birds(420, 150) +
    towers
      .map(([x, width, height, color]) =>
        block(
          x,
          560 - height,
          width,
          height,
          color,
          '#d9ece7',
          Math.max(3, Math.round(width / 24)),
          Math.round(height / 34),
          '#fbe9bf',
        ),
      )
      .join('') +
    path('M456 160L470 100L484 160Z', '#abcdc7') +
    monument(232, 560) +
    [0, 90, 180, 310, 380, 1120, 1190]
      .map((x, index) => circle(x, 556, 46 + (index % 3) * 10, index % 2 ? '#5fae8b' : mid))
      .join('') +
    hospital(470, 590, 0.86) +
    tree(440, 592, 1, brand) +
    tree(1110, 594, 1.05, mid) +
    palm(380, 594, 0.9) +
    palm(1170, 600, 1.05) +
    path('M0 582Q600 566 1200 582V675H0Z', '#7dbb95') +
    path('M700 586H860L960 675H560Z', '#f1e2c4') +
    box(0, 634, 1200, 41, '#5d7f78') +
    line('M0 654H1200', '#e8efe6', 5, 'stroke-dasharray="44 34"') +
    ambulance(180, 640, 0.72) +
    leaves(1120, 690, 0.8) +
    grain(
      seededRandom('jakarta'),
      { x: 0, y: 340, width: 1200, height: 335, towards: 'bottom' },
      300,
      deep,
      0.13,
    )
  )
}

const monument = (x: number, y: number) =>
  group(
    `translate(${x} ${y})`,
    path('M-13 -70L-7 -330H7L13 -70Z', '#f7f3e8') +
      path('M2 -330H7L13 -70H4Z', '#d8ddd2') +
      path('M-40 -88Q0 -70 40 -88L26 -66H-26Z', '#e9e5d8') +
      box(-34, -66, 68, 66, '#dfe3d8') +
      box(-14, -342, 28, 14, '#d8ddd2', 3) +
      path('M0 -384C14 -366 14 -352 0 -342C-14 -352 -14 -366 0 -384Z', saffron),
  )

/** Makassar: the sea in the evening, a pinisi under sail, the hospital on the shore. 1200 by 675. */
export function makassar(): string {
  return (
    box(0, 0, 1200, 675, '#fbdcbc') +
    box(0, 0, 1200, 150, '#f7cfae') +
    circle(330, 330, 220, '#fde7c4', 'opacity=".7"') +
    circle(330, 330, 120, saffron, 'opacity=".9"') +
    cloudAt(130, 130, 0.9, '#fff3df') +
    cloudAt(700, 96, 1.1, '#fff3df') +
    birds(520, 190) +
    path('M0 372Q90 330 190 356T420 372Z', '#c79f86', 'opacity=".6"') +
    path('M780 372Q960 306 1200 350V400H780Z', '#8fb7a1') +
    water(370, 1200, 220, '#4f9ea6', '#9fd0cf') +
    path(
      'M210 370H450L420 400H250ZM240 410H430L400 430H280ZM270 442H400L390 452H290Z',
      '#f9c877',
      'opacity=".75"',
    ) +
    pinisi(300, 470, 1.12) +
    pinisi(90, 402, 0.36) +
    path('M420 590Q560 520 800 520H1200V675H0V610Q220 640 420 590Z', '#f0d9ae') +
    path('M560 600Q700 548 1200 556V675H0V640Q300 660 560 600Z', '#7dbb95') +
    palm(640, 600, 0.9) +
    hospital(660, 596, 0.74) +
    palm(1150, 606, 1.15) +
    palm(596, 618, 1.1, mid) +
    tree(1050, 606, 0.8) +
    path('M860 600H1000L1060 675H760Z', '#f1e2c4') +
    leaves(60, 690, 0.8) +
    leaves(1140, 700, 0.7, deep, brand) +
    grain(
      seededRandom('makassar'),
      { x: 0, y: 380, width: 1200, height: 295, towards: 'bottom' },
      300,
      deep,
      0.13,
    )
  )
}

/** The two-masted schooner of the Bugis. */
const pinisi = (x: number, y: number, scale: number) =>
  group(
    `translate(${x} ${y}) scale(${scale})`,
    line('M-30 -10V-210M60 -10V-190', '#6b4a35', 7) +
      path('M-34 -196Q-110 -120 -120 -24H-34Z', white) +
      path('M-24 -200Q40 -140 50 -30H-24Z', '#fdf1dc') +
      path('M66 -180Q120 -120 128 -28H66Z', white) +
      path('M-36 -200L-190 -26L-124 -30Z', clay) +
      path('M-70 -166L-210 -34L-150 -100Z', '#f3e3c6') +
      path('M-176 -34L-120 -14H120L176 -40Q168 14 120 24H-100Q-150 18 -176 -34Z', '#7a4b34') +
      path('M-160 -14Q-140 18 -100 24H120Q150 16 164 -10Q120 8 0 8T-160 -14Z', '#5a3526') +
      line('M-170 -30L-226 -54', '#6b4a35', 6) +
      box(70, -38, 46, 24, '#f3e3c6', 4) +
      box(78, -32, 10, 10, sea) +
      box(96, -32, 10, 10, sea) +
      path('M-30 -210l26 8l-26 8zM60 -190l24 7l-24 7z', saffron),
  )

/** Jayapura: the green hills around the bay, houses on stilts. 1200 by 675. */
export function jayapura(): string {
  return (
    box(0, 0, 1200, 675, '#dbeeea') +
    circle(900, 150, 150, '#fdf3d4', 'opacity=".8"') +
    circle(900, 150, 74, honey) +
    cloudAt(240, 110, 1.1) +
    cloudAt(620, 70, 0.8) +
    birds(700, 160) +
    hills(250, 1200, ['#b4d9c6', '#8cc4a6', '#63ab88']) +
    path('M0 330Q120 230 300 300T560 330L520 450H0Z', '#4c9a76') +
    path('M760 380Q900 270 1200 300V450H760Z', '#3f8d6a') +
    [40, 110, 180, 260, 330, 800, 880, 980, 1060, 1150]
      .map((x, index) => circle(x, 372 - (index % 4) * 16, 26, index % 2 ? brand : '#2c8663'))
      .join('') +
    water(410, 1200, 180, '#58aab2', '#b5dfdd') +
    [60, 200, 330].map((x, index) => stilts(x, 462 + (index % 2) * 26, 0.85 + (index % 2) * 0.15)).join('') +
    canoe(420, 548) +
    canoe(150, 572) +
    path('M0 600Q300 560 560 590Q800 540 1200 548V675H0Z', '#e9dcb4') +
    path('M0 626Q400 596 640 606T1200 570V675H0Z', '#7dbb95') +
    hospital(600, 606, 0.76) +
    palm(560, 612, 1) +
    palm(1130, 614, 1.2) +
    palm(1080, 618, 0.9, mid) +
    tree(1010, 616, 0.8, brand) +
    path('M800 608H940L1010 675H690Z', '#f1e2c4') +
    leaves(80, 690, 0.95, deep, brand) +
    leaves(1170, 700, 0.8) +
    grain(
      seededRandom('jayapura'),
      { x: 0, y: 300, width: 1200, height: 375, towards: 'bottom' },
      300,
      deep,
      0.13,
    )
  )
}

export const stilts = (x: number, y: number, scale: number) =>
  group(
    `translate(${x} ${y}) scale(${scale})`,
    line('M-44 0V38M-16 0V42M16 0V42M44 0V38', '#6b4a35', 6) +
      box(-56, -8, 112, 12, '#8a6a4c', 3) +
      box(-46, -50, 92, 44, '#e6c896', 2) +
      path('M-62 -46L-30 -92H30L62 -46Z', clay) +
      path('M8 -92H30L62 -46H26Z', '#b9563f') +
      box(-10, -40, 20, 34, '#6b4a35', 2) +
      box(-38, -36, 18, 16, dusk, 2) +
      box(20, -36, 18, 16, dusk, 2),
  )

export const canoe = (x: number, y: number) =>
  group(
    `translate(${x} ${y})`,
    path('M-60 -8Q0 12 60 -8Q40 16 0 16T-60 -8Z', '#7a4b34') +
      line('M-40 22H44', '#6b4a35', 5) +
      line('M-20 8V22M22 8V22', '#6b4a35', 4) +
      ellipse(0, -22, 8, 9, '#67412f') +
      path('M-12 4Q-12 -14 0 -14Q12 -14 12 4Z', soft) +
      line('M10 -10L34 18', '#8a6a4c', 4),
  )
