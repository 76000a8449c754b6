import { paint } from '../palette.ts'
import { figure } from '../scenes/people.ts'
import { birds, cloudAt, hills, leaves, palm, tree, water } from '../scenes/place.ts'
import { heart } from '../specialties/care.ts'
import { drop } from '../specialties/organs.ts'
import { box, circle, ellipse, grain, group, line, path, seededRandom } from '../svg.ts'

const { deep, brand, mid, soft, pale, mist, white, cloud, saffron, honey, clay, sea, dusk, sand, ink } = paint

const floor = (word: string, color: string) =>
  path('M0 650H1200V800H0Z', color) +
  grain(seededRandom(word), { x: 0, y: 610, width: 1200, height: 190, towards: 'bottom' }, 200, deep, 0.12)

/** Covers of the demo's events, by the name of their file. */
export const eventDrawings = {
  talk: () =>
    box(0, 0, 1200, 800, '#e7efe4') +
    floor('event talk', '#d3c3a4') +
    box(210, 90, 780, 500, ink, 30) +
    box(236, 116, 728, 448, '#dff1ec', 14) +
    circle(640, 330, 190, '#fbe9c8') +
    group(
      'translate(0 -30)',
      figure({
        x: 440,
        y: 860,
        scale: 2.7,
        skin: 2,
        hair: 'veil',
        color: brand,
        top: '#8cc3a8',
        bottom: deep,
        wear: 'coat',
        look: 1,
        right: [44, -128, 70, -150],
      }),
    ) +
    path('M210 564H990V596Q990 620 960 620H240Q210 620 210 596Z', ink) +
    heart(760, 320, 1.7) +
    line('M660 330H706L722 300L744 366L766 306L780 330H862', white, 9) +
    box(200, 616, 800, 30, '#20312d', 14) +
    box(0, 640, 1200, 160, '#a97f52', 10) +
    box(500, 610, 200, 40, '#33504a', 10) +
    path('M900 560H990L978 640H912Z', clay) +
    path('M990 580Q1040 580 1030 610Q1020 630 982 626', 'none', `stroke="${clay}" stroke-width="14"`) +
    box(150, 600, 160, 44, honey, 8) +
    box(166, 570, 140, 34, mid, 8),
  donor: () =>
    box(0, 0, 1200, 800, '#fbe9e1') +
    circle(900, 210, 150, '#f6d6c8') +
    drop(900, 220, 3.2) +
    floor('event donor', '#ecc9ba') +
    box(190, 640, 130, 20, '#9fb3ab', 8) +
    line('M255 660V720M215 724H295', '#9fb3ab', 12) +
    box(214, 540, 82, 108, '#c9402f', 18) +
    box(214, 540, 82, 36, '#e9b3a4', 18) +
    line('M256 540Q270 460 350 500T470 522', '#c9402f', 7) +
    path('M300 660L360 520H880L820 660Z', deep) +
    path('M330 560L430 400Q460 370 500 390L620 500L900 520V580H420Z', brand) +
    path('M520 420Q600 400 650 470L660 540H500Z', saffron) +
    line('M640 500L820 530L900 540', dusk, 50) +
    line('M560 450L500 530L450 520', saffron, 34) +
    line('M508 532L470 524', '#dfaa7d', 26) +
    ellipse(560, 350, 52, 58, '#dfaa7d') +
    path('M560 280C490 276 484 360 500 412Q556 440 624 410C640 360 630 282 560 280Z', mid) +
    ellipse(566, 356, 40, 46, '#dfaa7d') +
    circle(554, 352, 4.5, ink) +
    circle(584, 352, 4.5, ink) +
    line('M556 374q14 10 26 0', '#a9584a', 5) +
    figure({
      x: 1010,
      y: 740,
      scale: 2.2,
      skin: 4,
      hair: 'short',
      color: '#1b1512',
      top: white,
      bottom: clay,
      wear: 'scrubs',
      look: -1,
      left: [-46, -120, -72, -134],
    }) +
    leaves(80, 840, 1.2) +
    heart(420, 200, 0.7),
  birth: () =>
    box(0, 0, 1200, 800, '#f6ecdd') +
    box(120, 80, 380, 320, '#dff1f3', 20) +
    path('M120 320Q220 240 320 300T500 270V380Q500 400 480 400H140Q120 400 120 380Z', soft) +
    line('M310 80V400M120 240H500', white, 14) +
    floor('event birth', '#dcc7a3') +
    ellipse(640, 720, 430, 50, mid) +
    circle(880, 230, 110, '#fae0d2') +
    heart(880, 232, 1.1) +
    path('M420 720Q380 560 470 520L560 540L600 720Z', dusk) +
    path('M430 540C410 430 440 380 500 376C570 380 590 450 570 560Q500 580 430 540Z', brand) +
    ellipse(506, 320, 48, 54, '#cb8f62') +
    path('M458 316C450 250 566 248 556 312Q520 290 480 298Z', '#241d1c') +
    circle(514, 324, 4.5, ink) +
    circle(536, 324, 4.5, ink) +
    line('M512 344q12 8 22 0', '#97503f', 5) +
    path('M560 720Q580 640 660 640H800Q860 650 870 720Z', '#9c4a45') +
    path('M590 660C570 540 600 500 660 494C730 500 770 560 760 660Q680 690 590 660Z', clay) +
    circle(712, 610, 64, '#e08d74') +
    line('M620 530Q640 640 740 620', clay, 34) +
    circle(744, 618, 18, '#dfaa7d') +
    line('M470 440L600 560L690 600', brand, 32) +
    circle(700, 604, 17, '#cb8f62') +
    ellipse(662, 440, 46, 52, '#dfaa7d') +
    path('M660 376C592 374 590 452 604 500Q660 530 722 498C736 450 728 378 660 376Z', honey) +
    ellipse(668, 446, 36, 42, '#dfaa7d') +
    line('M652 446q7 5 13 0M678 446q7 5 13 0', ink, 4) +
    line('M662 466q9 6 18 0', '#a9584a', 4) +
    figure({
      x: 1020,
      y: 740,
      scale: 2,
      skin: 1,
      hair: 'bun',
      color: '#2a211e',
      top: mid,
      bottom: deep,
      wear: 'scrubs',
      look: -1,
      left: [-44, -126, -70, -120],
      right: [36, -116, 22, -92],
    }) +
    leaves(90, 840, 1.2),
  walk: () =>
    box(0, 0, 1200, 800, '#e0f1f3') +
    circle(970, 170, 70, honey) +
    cloudAt(300, 120, 1.2) +
    birds(620, 140) +
    hills(300, 1200, ['#b4dcc6', '#79be9c']) +
    water(430, 1200, 200, '#5aa9b3', '#a8dbe0') +
    path('M0 600Q400 520 800 560T1200 540V800H0Z', '#7dbb95') +
    path('M-20 800Q240 620 620 640T1220 600V690Q900 680 640 710T200 810Z', sand) +
    figure({
      x: 300,
      y: 740,
      scale: 1.6,
      skin: 6,
      hair: 'curls',
      color: '#1b1512',
      top: saffron,
      bottom: dusk,
      look: 1,
      stride: 20,
      left: [-40, -122, -22, -96],
      right: [40, -124, 58, -140],
    }) +
    figure({
      x: 440,
      y: 716,
      scale: 1.1,
      skin: 6,
      hair: 'curls',
      color: '#1b1512',
      top: clay,
      bottom: sea,
      look: 1,
      stride: 18,
      left: [-36, -120, -50, -140],
      right: [38, -122, 56, -134],
    }) +
    figure({
      x: 590,
      y: 706,
      scale: 1.5,
      skin: 3,
      hair: 'veil',
      color: honey,
      top: brand,
      bottom: deep,
      look: 1,
      stride: 18,
      left: [-38, -122, -20, -98],
      right: [40, -122, 56, -138],
    }) +
    figure({
      x: 770,
      y: 690,
      scale: 1.45,
      skin: 5,
      hair: 'bald',
      color: '#c9c6c0',
      beard: '#c9c6c0',
      top: white,
      bottom: '#6d5139',
      look: 1,
      stride: 16,
    }) +
    palm(1080, 640, 1.7) +
    tree(110, 640, 1.3) +
    grain(
      seededRandom('event walk'),
      { x: 0, y: 580, width: 1200, height: 220, towards: 'bottom' },
      200,
      deep,
      0.12,
    ),
  course: () =>
    box(0, 0, 1200, 800, mist) +
    floor('event course', '#cfe0d3') +
    box(410, 90, 440, 360, white, 16) +
    box(410, 90, 440, 360, 'none', 16, `stroke="${cloud}" stroke-width="10"`) +
    ellipse(630, 260, 96, 112, '#cb8f62') +
    path('M532 246C520 120 742 118 728 246Q700 180 620 176Q560 180 532 246Z', '#3a3431') +
    circle(592, 254, 9, ink) +
    circle(670, 258, 9, ink) +
    line('M588 318Q616 340 638 334T682 358', '#97503f', 9) +
    path('M716 320q44 20 60 56', 'none', `stroke="${clay}" stroke-width="10" stroke-linecap="round"`) +
    path('M788 392l-28 -8l16 -18z', clay) +
    figure({
      x: 290,
      y: 690,
      scale: 2.1,
      skin: 3,
      hair: 'veil',
      color: brand,
      top: mid,
      bottom: deep,
      wear: 'coat',
      look: 1,
      right: [46, -134, 78, -160],
    }) +
    figure({
      x: 980,
      y: 690,
      scale: 1.7,
      skin: 6,
      hair: 'short',
      color: '#1b1512',
      top: saffron,
      bottom: dusk,
      look: -1,
    }) +
    figure({
      x: 560,
      y: 850,
      scale: 1.8,
      skin: 5,
      hair: 'curls',
      color: '#1b1512',
      top: clay,
      bottom: dusk,
      look: 0,
    }) +
    figure({
      x: 760,
      y: 860,
      scale: 1.9,
      skin: 2,
      hair: 'long',
      color: '#2a211e',
      top: honey,
      bottom: dusk,
      look: 0,
    }) +
    figure({
      x: 1110,
      y: 860,
      scale: 1.9,
      skin: 4,
      hair: 'peci',
      color: '#1d2422',
      top: white,
      bottom: dusk,
      look: -1,
    }) +
    leaves(90, 830, 1.2),
  promenade: () =>
    box(0, 0, 1200, 800, '#fbe6cf') +
    circle(820, 330, 150, '#f9c98a') +
    circle(820, 330, 96, '#f7b25a') +
    cloudAt(260, 140, 1, '#fff6ea') +
    water(400, 1200, 240, '#e79a6e', '#f9c9a4') +
    path('M500 420L560 250L570 420ZM580 420L584 230L660 420Z', white) +
    path('M480 424H690Q670 460 640 462H520Q490 456 480 424Z', '#8a4a32') +
    path('M0 590H1200V800H0Z', '#d8b890') +
    box(0, 580, 1200, 24, '#b98f63') +
    [100, 330, 560, 790, 1020].map(x => box(x, 500, 16, 90, '#b98f63', 4)).join('') +
    box(0, 496, 1200, 14, '#b98f63', 7) +
    box(440, 620, 330, 24, white, 10) +
    line('M470 644V770M740 644V770', cloud, 14) +
    box(620, 560, 100, 62, white, 10) +
    box(634, 572, 60, 34, pale, 6) +
    figure({
      x: 400,
      y: 780,
      scale: 1.95,
      skin: 2,
      hair: 'veil',
      color: mid,
      top: brand,
      bottom: deep,
      wear: 'scrubs',
      look: 1,
      right: [44, -116, 78, -106],
    }) +
    figure({
      x: 830,
      y: 780,
      scale: 2,
      skin: 4,
      hair: 'bald',
      color: '#c9c6c0',
      beard: '#c9c6c0',
      top: honey,
      bottom: dusk,
      look: -1,
      left: [-46, -112, -82, -106],
    }) +
    box(742, 536, 50, 44, deep, 12, 'transform="rotate(20 766 558)"') +
    palm(1090, 640, 1.8) +
    figure({
      x: 180,
      y: 720,
      scale: 1.2,
      skin: 3,
      hair: 'tail',
      color: '#241d1c',
      top: clay,
      bottom: sea,
      look: 1,
      stride: 18,
    }) +
    grain(
      seededRandom('event promenade'),
      { x: 0, y: 600, width: 1200, height: 200, towards: 'bottom' },
      200,
      deep,
      0.12,
    ),
} as const
