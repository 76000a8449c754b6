import { paint } from '../palette.ts'
import { figure } from '../scenes/people.ts'
import { birds, cloudAt, leaves, palm, tree } from '../scenes/place.ts'
import { heart } from '../specialties/care.ts'
import { drop, organs, spark } from '../specialties/organs.ts'
import { box, circle, ellipse, group, line, path } from '../svg.ts'
import { board, coverGrain, stage, table, tube } from './parts.ts'

const { deep, brand, mid, soft, pale, white, cloud, saffron, honey, clay, sea, dusk, cream } = paint

/** Covers of check-ups, 1200 by 800. */
export const bodies = {
  'basic-check-up': () =>
    stage('#e4f2ea', '#fbe9c8', '#bcdccb') +
    leaves(60, 700, 1.3, mid, soft) +
    board(230, 330, 1.05) +
    figure({
      x: 520,
      y: 830,
      scale: 2.9,
      skin: 2,
      hair: 'veil',
      color: brand,
      top: '#8cc3a8',
      bottom: deep,
      wear: 'coat',
      look: 1,
      right: [50, -116, 84, -96],
      left: [-36, -114, -28, -88],
    }) +
    figure({
      x: 880,
      y: 850,
      scale: 2.9,
      skin: 3,
      hair: 'short',
      color: '#241d1c',
      top: saffron,
      bottom: dusk,
      look: -1,
      left: [-40, -108, -64, -92],
      right: [34, -112, 30, -84],
    }) +
    table(640) +
    box(706, 474, 108, 56, deep, 16) +
    line('M760 530C760 600 980 560 980 610', deep, 9) +
    box(940, 540, 170, 104, deep, 16) +
    box(958, 558, 134, 62, '#0a3a33', 8) +
    line('M970 590H996L1008 570L1026 610L1040 584L1048 590H1080', '#8ff0c2', 6) +
    tube(160, 640, clay) +
    tube(216, 640, honey) +
    tube(272, 640, sea) +
    coverGrain('basic'),
  'executive-check-up': () =>
    stage('#d9ebe4', '#fbe9c8', '#a9d3c0', 520) +
    box(90, 90, 300, 330, '#dff1f3', 16) +
    path('M90 350Q190 270 270 330T390 310V404Q390 420 374 420H106Q90 420 90 404Z', soft) +
    circle(320, 170, 38, honey) +
    line('M240 90V420M90 255H390', white, 14) +
    leaves(1130, 760, 1.3, brand, mid) +
    box(690, 130, 410, 330, deep, 24) +
    box(714, 154, 362, 282, '#0a3a33', 10) +
    group('translate(738 160) scale(1.25)', organs.pulmonology().replaceAll(deep, '#8fd0b8')) +
    line('M1000 220H1050M1000 260H1040M1000 300H1050', honey, 12) +
    line('M976 390H1000L1012 366L1028 410L1040 384L1048 390H1060', '#8ff0c2', 7) +
    box(868, 460, 54, 120, deep) +
    figure({
      x: 560,
      y: 780,
      scale: 2.75,
      skin: 1,
      hair: 'bun',
      color: '#2a211e',
      top: clay,
      bottom: deep,
      wear: 'coat',
      look: 1,
      glasses: true,
      right: [48, -126, 66, -160],
      left: [-36, -114, -26, -88],
    }) +
    figure({
      x: 300,
      y: 790,
      scale: 2.8,
      skin: 3,
      hair: 'peci',
      color: '#1d2422',
      top: white,
      bottom: dusk,
      look: 1,
      left: [-36, -114, -28, -84],
      right: [36, -114, 26, -88],
    }) +
    spark(1110, 90, 24) +
    coverGrain('executive'),
  'senior-check-up': () =>
    stage('#fbeee0', '#fbe3b4', '#7dbb95') +
    circle(600, 300, 120, honey) +
    cloudAt(240, 150, 1.3) +
    cloudAt(980, 120, 1) +
    birds(720, 110) +
    path('M0 560Q300 470 620 530T1200 500V700H0Z', '#bcdccb') +
    path('M-20 780Q500 660 1220 740V810H-20Z', '#f1e2c4') +
    tree(150, 660, 2, mid) +
    palm(1060, 660, 2) +
    figure({
      x: 490,
      y: 756,
      scale: 2.5,
      skin: 2,
      hair: 'bun',
      color: '#c9c6c0',
      top: clay,
      bottom: brand,
      wear: 'skirt',
      look: 1,
      glasses: true,
      left: [-36, -112, -30, -84],
      right: [42, -122, 52, -100],
    }) +
    figure({
      x: 700,
      y: 760,
      scale: 2.55,
      skin: 3,
      hair: 'bald',
      color: '#c9c6c0',
      beard: '#dcd9d2',
      top: mid,
      bottom: dusk,
      look: -1,
      left: [-42, -122, -34, -100],
      right: [44, -122, 58, -92],
    }) +
    line('M848 526V752', '#8a5a3c', 12) +
    line('M848 526Q848 500 872 504', '#8a5a3c', 12) +
    heart(600, 196, 1.1) +
    coverGrain('senior'),
  'heart-check': () =>
    stage('#fbe6dc', '#fff3e6', '#f0cdbd', 480) +
    box(80, 110, 330, 230, deep, 22) +
    box(102, 132, 286, 186, '#0a3a33', 10) +
    line('M116 226H180L200 176L232 284L262 196L278 226H374', '#8ff0c2', 10) +
    line('M118 290H210M118 154H170', honey, 9) +
    box(222, 340, 46, 300, deep) +
    heart(900, 230, 3.2) +
    line('M742 230H836L862 168L900 300L938 190L958 230H1060', white, 15) +
    path('M380 716L860 690Q900 690 900 716L896 744H372Z', '#20312d') +
    line('M840 700V400M840 410H776', '#8fa19b', 18) +
    figure({
      x: 590,
      y: 706,
      scale: 2.5,
      skin: 4,
      hair: 'short',
      color: '#1b1512',
      top: sea,
      bottom: deep,
      look: 1,
      stride: 26,
      left: [-42, -118, -14, -104],
      right: [42, -120, 72, -120],
    }) +
    circle(566, 400, 11, white) +
    circle(612, 420, 11, white) +
    line('M566 400C520 470 460 380 404 300M612 420C540 520 440 420 400 316', deep, 4.5) +
    leaves(60, 800, 1.1, brand, mid) +
    leaves(1140, 810, 1.2, deep, brand) +
    coverGrain('heart'),
  'diabetes-check': () =>
    stage(cream, '#e4f2ea', '#f3e3c6', 560) +
    ellipse(780, 640, 330, 60, '#000', 'opacity=".06"') +
    circle(800, 470, 220, white) +
    circle(800, 470, 220, 'none', `stroke="${cloud}" stroke-width="10"`) +
    path('M790 300V640A170 170 0 0 1 790 300Z', mid) +
    path('M812 300A172 172 0 0 1 972 460H812Z', honey) +
    path('M812 482H972A172 172 0 0 1 812 640Z', clay) +
    [
      [690, 410, 20],
      [736, 500, 70],
      [700, 560, 130],
      [748, 366, 160],
    ]
      .map(([x = 0, y = 0, turn = 0]) =>
        group(`translate(${x} ${y}) rotate(${turn})`, path('M0 -36Q30 -9 0 36Q-30 -9 0 -36Z', '#5bb68f')),
      )
      .join('') +
    circle(868, 530, 24, '#b9563f') +
    circle(906, 574, 24, '#b9563f') +
    circle(856, 590, 24, '#b9563f') +
    box(220, 200, 260, 440, deep, 60) +
    box(248, 236, 204, 200, '#dff1f3', 24) +
    line('M282 390L322 342L356 368L418 286', brand, 15) +
    circle(418, 286, 16, saffron) +
    circle(350, 510, 40, mid) +
    circle(350, 510, 22, pale) +
    box(316, 634, 68, 96, white, 8) +
    box(316, 700, 68, 30, honey, 8) +
    drop(560, 230, 3.2).replaceAll(saffron, clay) +
    spark(1050, 180, 26) +
    leaves(1160, 820, 1.2, brand, mid) +
    leaves(40, 820, 1, deep, brand) +
    coverGrain('diabetes'),
} as const
