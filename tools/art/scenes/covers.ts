import { paint } from '../palette.ts'
import { heart } from '../specialties/care.ts'
import { drop, spark } from '../specialties/organs.ts'
import { box, circle, ellipse, grain, group, line, path, seededRandom } from '../svg.ts'
import { figure } from './people.ts'
import { birds, cloudAt, leaves, palm, tree } from './place.ts'

const { deep, brand, mid, soft, pale, white, cloud, cream, sand, saffron, honey, clay, sea, dusk, ink } =
  paint

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
      seededRandom('cover heart'),
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
      seededRandom('cover child'),
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
      seededRandom('cover plate'),
      { x: 0, y: 400, width: 1200, height: 400, towards: 'bottom' },
      220,
      deep,
      0.12,
    ),
} as const
