import { paint } from '../palette.ts'
import { figure, wheelchair } from '../scenes/people.ts'
import { birds, cloudAt, hills, hospital, leaves, palm, tree, water } from '../scenes/place.ts'
import { cross } from '../specialties/organs.ts'
import { box, circle, ellipse, grain, group, line, path, seededRandom } from '../svg.ts'

const { deep, brand, mid, soft, pale, mist, white, cloud, saffron, honey, clay, sky, sea, dusk, sand, ink } =
  paint

const floor = (word: string, color: string) =>
  path('M0 640H1200V800H0Z', color) +
  grain(seededRandom(word), { x: 0, y: 600, width: 1200, height: 200, towards: 'bottom' }, 200, deep, 0.12)
const night = '#17384a'
const stars = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    circle((index * 173) % 1200, (index * 97) % 380, 2 + (index % 3), '#fdf3d0', 'opacity=".8"'),
  ).join('')

/** Covers of the demo's news, by the name of their file. */
export const newsDrawings = {
  mri: () =>
    box(0, 0, 1200, 800, '#dff0ec') +
    box(120, 60, 420, 130, '#cfe6ea', 20) +
    cloudAt(240, 130, 0.7) +
    cloudAt(430, 110, 0.5) +
    floor('news mri', '#c3ded5') +
    box(640, 150, 420, 540, white, 120) +
    circle(850, 400, 190, cloud) +
    circle(850, 400, 140, '#264f49') +
    circle(850, 400, 140, 'none', `stroke="${soft}" stroke-width="12"`) +
    circle(850, 196, 12, mid) +
    box(250, 500, 640, 46, white, 22) +
    box(300, 546, 130, 130, cloud, 10) +
    path('M360 500Q380 450 520 452Q640 452 820 474V500Z', saffron) +
    ellipse(318, 470, 46, 40, '#dfaa7d') +
    path('M276 470C262 420 330 410 352 446Q320 442 300 460Z', '#2a211e') +
    line('M330 466q6 -4 12 0', ink, 3) +
    figure({
      x: 140,
      y: 740,
      scale: 2.1,
      skin: 2,
      hair: 'veil',
      color: '#8cc3a8',
      top: brand,
      bottom: deep,
      wear: 'scrubs',
      look: 1,
      right: [38, -118, 50, -94],
    }) +
    leaves(1120, 830, 1.2, deep, brand),
  dialysis: () =>
    box(0, 0, 1200, 800, '#24454f') +
    box(120, 80, 460, 400, night, 18) +
    circle(470, 170, 46, '#fdf3d0') +
    [0, 1, 2, 3, 4, 5]
      .map(
        index =>
          box(150 + index * 70, 330 - (index % 3) * 50, 54, 150 + (index % 3) * 50, '#10313a') +
          box(164 + index * 70, 360 - (index % 3) * 40, 12, 16, honey),
      )
      .join('') +
    line('M350 80V480M120 280H580', '#3d6470', 14) +
    floor('news dialysis', '#1d3a43') +
    circle(900, 180, 190, honey, 'opacity=".16"') +
    path('M850 120H950L980 190H820Z', honey) +
    line('M900 190V640', '#8a6a4c', 12) +
    box(250, 330, 190, 340, white, 26) +
    box(276, 360, 138, 110, deep, 12) +
    line('M290 420H330L342 396L360 444L376 404L384 420H404', mid, 7) +
    circle(310, 530, 30, cloud) +
    circle(380, 530, 30, cloud) +
    circle(310, 530, 12, clay) +
    circle(380, 530, 12, sea) +
    line('M340 600Q440 720 560 560Q600 520 640 520', clay, 9) +
    line('M360 610Q470 760 590 590Q620 540 650 540', '#e7a08d', 9) +
    path('M560 660V420Q560 360 620 360H700V520H880V660Z', brand) +
    box(540, 470, 60, 200, deep, 24) +
    box(850, 470, 60, 200, deep, 24) +
    path('M620 560Q640 430 710 420Q780 430 800 560L980 600V660H620Z', dusk) +
    line('M660 470L640 520L700 540M760 470L800 520L760 540', saffron, 40) +
    path('M640 590Q630 440 710 430Q790 440 780 590Z', saffron) +
    box(692, 386, 36, 50, '#c78d60', 12) +
    ellipse(710, 350, 46, 52, '#dfaa7d') +
    path('M662 348C654 280 764 276 760 342Q726 318 690 326Z', '#4a4541') +
    circle(694, 354, 4, ink) +
    circle(724, 354, 4, ink) +
    line('M700 376q10 6 20 0', '#a9584a', 4) +
    path('M690 500L740 530L800 496V556L740 590L690 560Z', white) +
    line('M740 530V590', cloud, 5),
  night: () =>
    box(0, 0, 1200, 800, '#284a59') +
    box(660, 70, 380, 330, night, 20) +
    circle(920, 170, 54, '#fdf3d0') +
    circle(942, 156, 46, night) +
    [
      [720, 130],
      [780, 240],
      [850, 300],
      [980, 320],
    ]
      .map(([x = 0, y = 0]) => circle(x, y, 4, '#fdf3d0'))
      .join('') +
    line('M850 70V400M660 236H1040', '#3d6470', 12) +
    floor('news night', '#1d3a48') +
    circle(240, 250, 170, honey, 'opacity=".22"') +
    path('M190 190H290L320 260H160Z', honey) +
    box(90, 560, 760, 120, '#8f6a45', 20) +
    box(90, 420, 60, 260, '#a97f52', 20) +
    box(150, 510, 680, 90, white, 30) +
    path('M160 520Q200 470 300 480Q420 490 520 540L820 560V600H160Z', pale) +
    ellipse(260, 440, 58, 62, '#cb8f62') +
    path('M258 370C186 366 176 450 192 500Q240 540 322 506C338 450 326 372 258 370Z', clay) +
    ellipse(264, 446, 42, 48, '#cb8f62') +
    line('M246 446q8 5 14 0M274 446q8 5 14 0', ink, 4) +
    line('M256 468q10 7 20 0', '#97503f', 4) +
    path('M330 500Q350 450 410 456Q460 466 450 510Q400 540 330 520Z', white) +
    circle(360, 478, 24, '#dfaa7d') +
    line('M350 478q5 4 10 0', ink, 3) +
    figure({
      x: 960,
      y: 730,
      scale: 2.15,
      skin: 3,
      hair: 'short',
      color: '#1b1512',
      top: mid,
      bottom: dusk,
      look: -1,
      left: [-46, -118, -84, -126],
    }),
  ramadan: () =>
    box(0, 0, 1200, 800, '#1b3f4e') +
    stars(40) +
    circle(930, 190, 110, '#fdf3d0') +
    circle(978, 164, 96, '#1b3f4e') +
    hills(560, 1200, ['#16493f', '#0f3b33']) +
    hospital(250, 660, 1) +
    path('M0 650H1200V800H0Z', '#2c5a50') +
    tree(120, 680, 1.5, brand) +
    palm(1090, 690, 1.6, brand) +
    figure({
      x: 470,
      y: 750,
      scale: 1.3,
      skin: 3,
      hair: 'peci',
      color: '#241d1c',
      top: white,
      bottom: dusk,
      look: 1,
      stride: 14,
    }) +
    figure({
      x: 570,
      y: 754,
      scale: 1.25,
      skin: 2,
      hair: 'veil',
      color: honey,
      top: clay,
      bottom: '#9c4a45',
      wear: 'skirt',
      look: 1,
    }) +
    figure({
      x: 650,
      y: 754,
      scale: 0.85,
      skin: 2,
      hair: 'short',
      color: '#241d1c',
      top: saffron,
      bottom: sea,
      look: 1,
      stride: 12,
    }) +
    grain(
      seededRandom('news ramadan'),
      { x: 0, y: 640, width: 1200, height: 160, towards: 'bottom' },
      180,
      '#000',
      0.14,
    ),
  gate: () =>
    box(0, 0, 1200, 800, '#e2f1f1') +
    circle(960, 170, 120, '#fbe9c8') +
    circle(960, 170, 70, honey) +
    cloudAt(250, 130, 1.1) +
    birds(480, 190) +
    hills(420, 1200, ['#bcdccb', '#8fc7a6']) +
    path('M0 700Q500 560 1200 600V800H0Z', sand) +
    box(330, 250, 60, 420, '#a97f52', 8) +
    box(800, 250, 60, 400, '#a97f52', 8) +
    path('M270 260L420 150H770L920 260Z', clay) +
    path('M640 150H770L920 260H700Z', '#b9563f') +
    box(300, 250, 590, 34, '#8f4230', 8) +
    box(530, 180, 120, 60, white, 10) +
    cross(590, 210, 36, brand) +
    wheelchair(520, 740, 2.1, 4, '#3a3431', mid, honey) +
    figure({
      x: 860,
      y: 750,
      scale: 2.05,
      skin: 6,
      hair: 'curls',
      color: '#1b1512',
      top: saffron,
      bottom: deep,
      look: -1,
      left: [-40, -112, -66, -92],
      right: [44, -136, 80, -160],
    }) +
    tree(130, 700, 1.6) +
    leaves(1120, 830, 1.4, deep, brand) +
    grain(
      seededRandom('news gate'),
      { x: 0, y: 560, width: 1200, height: 240, towards: 'bottom' },
      220,
      deep,
      0.12,
    ),
  boat: () =>
    box(0, 0, 1200, 800, '#dff1f3') +
    circle(250, 170, 64, honey) +
    cloudAt(760, 120, 1.2) +
    birds(480, 150) +
    hills(300, 1200, ['#a9d6bb', '#5fb08c', '#2f8f6d']) +
    water(470, 1200, 330, '#5aa9b3', '#a8dbe0') +
    group(
      'translate(590 640)',
      path('M-360 -40H400Q360 70 260 76H-240Q-330 60 -360 -40Z', white) +
        path('M-348 0H384Q360 40 330 56H-290Q-330 40 -348 0Z', clay) +
        line('M-180 -40V-230M170 -40V-230', '#8a6a4c', 10) +
        path('M-250 -226Q-20 -300 240 -226L220 -190H-230Z', brand) +
        cross(-290, -4, 46, white) +
        box(210, -96, 110, 60, cloud, 10) +
        cross(265, -66, 30, clay),
    ) +
    figure({
      x: 500,
      y: 622,
      scale: 1.05,
      skin: 6,
      hair: 'curls',
      color: '#1b1512',
      top: brand,
      bottom: deep,
      wear: 'scrubs',
      look: 1,
    }) +
    figure({
      x: 610,
      y: 622,
      scale: 1.05,
      skin: 3,
      hair: 'veil',
      color: honey,
      top: mid,
      bottom: deep,
      wear: 'coat',
      look: 1,
      right: [42, -124, 66, -130],
    }) +
    figure({
      x: 860,
      y: 622,
      scale: 1.05,
      skin: 6,
      hair: 'short',
      color: '#1b1512',
      top: saffron,
      bottom: dusk,
      look: -1,
      left: [-44, -118, -30, -90],
    }) +
    path(`M0 676${'q50 -26 100 0t100 0'.repeat(6)}V800H0Z`, '#4b98a3') +
    leaves(60, 820, 1.3) +
    grain(
      seededRandom('news boat'),
      { x: 0, y: 600, width: 1200, height: 200, towards: 'bottom' },
      160,
      deep,
      0.12,
    ),
  rain: () =>
    box(0, 0, 1200, 800, '#cfdfe2') +
    cloudAt(260, 120, 1.8, '#aebfc6', 1) +
    cloudAt(700, 90, 2.1, '#b9c9ce', 1) +
    cloudAt(1080, 140, 1.5, '#aebfc6', 1) +
    Array.from({ length: 60 }, (_, index) => {
      const x = (index * 149) % 1200
      const y = 170 + ((index * 83) % 460)
      return `M${x} ${y}l-10 34`
    }).reduce((all, one) => all + one, '<path d="') +
    `" stroke="#8fb4bf" stroke-width="4" stroke-linecap="round"/>` +
    path('M0 560Q300 500 620 550T1200 530V800H0Z', '#9ccbaf') +
    path('M0 660Q500 610 1200 660V800H0Z', '#d9cdaf') +
    path('M300 480Q460 250 620 480Q580 460 540 482Q500 460 460 482Q420 460 380 482Q340 460 300 480Z', clay) +
    line('M460 370V560', '#6d5139', 9) +
    figure({
      x: 500,
      y: 740,
      scale: 1.9,
      skin: 3,
      hair: 'veil',
      color: mid,
      top: saffron,
      bottom: brand,
      look: 1,
      left: [-34, -140, -20, -104],
      right: [42, -112, 66, -92],
    }) +
    path(
      'M760 500Q880 330 1000 500Q968 484 940 502Q910 484 880 502Q850 484 820 502Q790 484 760 500Z',
      brand,
    ) +
    line('M880 410V600', '#6d5139', 8) +
    figure({
      x: 900,
      y: 736,
      scale: 1.35,
      skin: 3,
      hair: 'short',
      color: '#1b1512',
      top: honey,
      bottom: sea,
      look: -1,
      left: [-44, -110, -64, -92],
      right: [34, -140, 18, -120],
    }) +
    group(
      'translate(690 690) rotate(28)',
      path('M-70 -70H70L52 60H-52Z', dusk) + ellipse(0, -70, 70, 18, '#2c475e'),
    ) +
    path('M600 750Q640 690 690 730Q740 770 640 770Z', sky) +
    leaves(90, 830, 1.4) +
    leaves(1140, 830, 1.2, deep, brand),
  phone: () =>
    box(0, 0, 1200, 800, mist) +
    circle(600, 400, 330, pale) +
    group(
      'translate(600 400) rotate(-6)',
      box(-180, -330, 360, 660, ink, 54) +
        box(-156, -300, 312, 600, white, 34) +
        box(-156, -300, 312, 130, brand, 34) +
        box(-156, -220, 312, 50, brand) +
        circle(-96, -236, 36, honey) +
        line('M-40 -250H100M-40 -222H60', pale, 12) +
        Array.from({ length: 20 }, (_, index) => {
          const x = -116 + (index % 5) * 58
          const y = -110 + Math.floor(index / 5) * 66
          return index === 12
            ? box(x - 24, y - 24, 48, 48, saffron, 14) +
                line(`M${x - 10} ${y}L${x - 2} ${y + 9}L${x + 12} ${y - 9}`, white, 6)
            : box(x - 20, y - 20, 40, 40, index % 4 === 1 ? pale : cloud, 12)
        }).join('') +
        box(-116, 190, 232, 66, brand, 33) +
        line('M-50 223H50', white, 11),
    ) +
    figure({
      x: 230,
      y: 740,
      scale: 2,
      skin: 1,
      hair: 'bun',
      color: '#2a211e',
      top: clay,
      bottom: dusk,
      look: 1,
      right: [40, -126, 62, -150],
    }) +
    figure({
      x: 1000,
      y: 744,
      scale: 2,
      skin: 4,
      hair: 'peci',
      color: '#1d2422',
      top: mid,
      bottom: deep,
      look: -1,
      left: [-40, -126, -60, -148],
      beard: '#c9c6c0',
    }) +
    leaves(70, 830, 1.2) +
    leaves(1150, 830, 1.2, deep, brand) +
    grain(
      seededRandom('news phone'),
      { x: 0, y: 560, width: 1200, height: 240, towards: 'bottom' },
      180,
      deep,
      0.12,
    ),
} as const
