import { paint } from '../palette.ts'
import { figure } from '../scenes/people.ts'
import { leaves } from '../scenes/place.ts'
import { box, circle, ellipse, grain, group, line, path, seededRandom } from '../svg.ts'

const { deep, brand, mid, soft, pale, white, cloud, honey, clay, dusk, sand, ink, saffron } = paint

const mosquito = (x: number, y: number, scale: number) =>
  group(
    `translate(${x} ${y}) scale(${scale})`,
    ellipse(-18, -34, 34, 12, white, 'opacity=".85" transform="rotate(34 -18 -34)"') +
      ellipse(16, -36, 34, 12, white, 'opacity=".85" transform="rotate(-44 16 -36)"') +
      line('M-10 4L-44 44M0 6L-8 52M10 4L34 50', ink, 4) +
      line('M-26 24l-8 9M-4 28l-2 10M20 24l6 11', white, 5) +
      ellipse(-26, 6, 34, 12, ink, 'transform="rotate(18 -26 6)"') +
      line('M-46 8l6 -12M-30 14l6 -14M-14 14l5 -16', white, 4) +
      circle(10, -8, 15, ink) +
      circle(30, -8, 9, ink) +
      line('M38 -4L66 14', ink, 4),
  )

/** More covers of articles than `scenes/covers.ts` has, by the name of their file. */
export const articleCovers = {
  dengue: () =>
    box(0, 0, 1200, 800, '#e3efe6') +
    circle(950, 200, 120, '#fbe9c8') +
    path('M0 640H1200V800H0Z', sand) +
    box(230, 560, 640, 110, '#a97f52', 18) +
    box(230, 440, 50, 230, '#8f6a45', 18) +
    box(270, 520, 590, 70, white, 28) +
    path('M430 530Q520 460 640 490T860 540V590H430Z', mid) +
    ellipse(370, 480, 60, 56, '#dfaa7d') +
    path('M312 470C300 400 410 390 428 450Q380 440 340 452Z', '#2a211e') +
    line('M372 480q8 6 16 0M400 478q7 5 13 0', ink, 4) +
    line('M384 504q9 5 16 -1', '#a9584a', 4) +
    box(384, 440, 60, 22, '#dff1f3', 8) +
    path('M550 60L180 660H920Z', white, 'opacity=".35"') +
    path(
      'M550 60Q300 300 180 660M550 60Q440 340 400 660M550 60Q660 340 700 660M550 60Q800 300 920 660',
      'none',
      `stroke="${white}" stroke-width="7" opacity=".9"`,
    ) +
    path(
      'M390 250Q550 290 710 250M300 410Q550 470 800 410M220 570Q550 640 880 570',
      'none',
      `stroke="${white}" stroke-width="5" opacity=".8"`,
    ) +
    circle(550, 56, 20, clay) +
    mosquito(1010, 330, 2) +
    mosquito(150, 220, 1.1) +
    leaves(1120, 830, 1.4, deep, brand) +
    leaves(60, 830, 1.1) +
    grain(
      seededRandom('cover dengue'),
      { x: 0, y: 600, width: 1200, height: 200, towards: 'bottom' },
      200,
      deep,
      0.12,
    ),
  sleep: () =>
    box(0, 0, 1200, 800, '#234655') +
    box(420, 70, 420, 320, '#14323f', 20) +
    circle(700, 180, 58, '#fdf3d0') +
    circle(724, 164, 50, '#14323f') +
    [
      [480, 130],
      [560, 220],
      [520, 320],
      [640, 310],
      [780, 330],
      [600, 120],
    ]
      .map(([x = 0, y = 0]) => circle(x, y, 5, '#fdf3d0'))
      .join('') +
    line('M630 70V390M420 230H840', '#3d6470', 12) +
    path('M0 660H1200V800H0Z', '#1b3946') +
    box(150, 590, 900, 110, '#8f6a45', 20) +
    box(130, 430, 60, 270, '#a97f52', 20) +
    box(190, 540, 840, 80, white, 34) +
    path('M230 560Q240 490 330 490H440Q480 500 480 560Z', cloud) +
    ellipse(372, 500, 66, 60, '#cb8f62') +
    path('M300 500C290 420 420 400 446 470Q480 520 520 530Q440 560 400 548Q330 540 300 500Z', '#2a211e') +
    ellipse(386, 512, 52, 46, '#cb8f62') +
    line('M372 512q9 7 18 0M404 510q8 6 16 -1', ink, 4.5) +
    line('M392 536q8 5 15 0', '#97503f', 4) +
    path('M470 560Q560 470 700 490Q860 500 1020 560V620H470Z', brand) +
    path('M470 580Q600 520 760 540T1020 590V620H470Z', mid, 'opacity=".7"') +
    line('M520 430h46l-46 46h46M600 360h34l-34 34h34', pale, 8, 'opacity=".7"') +
    box(1080, 560, 90, 140, '#a97f52', 10) +
    box(1104, 470, 42, 92, '#dff1f3', 10) +
    box(1104, 510, 42, 52, '#a8dbe0', 8) +
    grain(
      seededRandom('cover sleep'),
      { x: 0, y: 640, width: 1200, height: 160, towards: 'bottom' },
      180,
      '#000',
      0.16,
    ),
  back: () =>
    box(0, 0, 1200, 800, '#f3eee0') +
    circle(600, 330, 260, '#fbe9c8') +
    path('M0 640H1200V800H0Z', '#dfe9df') +
    ellipse(560, 716, 400, 44, soft) +
    line('M330 690L400 560', dusk, 60) +
    line('M330 690H250', dusk, 50) +
    line('M700 690L690 560', '#dfaa7d', 34) +
    path('M380 590Q390 500 480 490L680 500Q740 510 730 570L640 590Q500 600 420 620Z', saffron) +
    line('M700 540L700 690', saffron, 40) +
    circle(702, 700, 22, '#dfaa7d') +
    line('M440 600L470 690H560', dusk, 52) +
    ellipse(790, 500, 56, 54, '#dfaa7d') +
    path('M742 480C748 410 850 420 846 486Q810 460 772 474Z', '#3a3431') +
    circle(816, 506, 5, ink) +
    line('M806 528q12 4 18 -4', '#a9584a', 4) +
    line('M480 470Q580 440 690 470', clay, 8, 'stroke-dasharray="4 18"') +
    figure({
      x: 1070,
      y: 744,
      scale: 2.2,
      skin: 2,
      hair: 'veil',
      color: '#8cc3a8',
      top: brand,
      bottom: deep,
      wear: 'scrubs',
      look: -1,
      left: [-44, -124, -64, -146],
      right: [36, -116, 24, -92],
    }) +
    box(90, 250, 26, 410, '#a97f52', 8) +
    [300, 380, 460, 540].map(y => box(70, y, 130, 18, honey, 8)).join('') +
    leaves(120, 836, 1.1) +
    leaves(1150, 836, 1.1, deep, brand) +
    grain(
      seededRandom('cover back'),
      { x: 0, y: 620, width: 1200, height: 180, towards: 'bottom' },
      200,
      deep,
      0.12,
    ),
  cuff: () =>
    box(0, 0, 1200, 800, '#e6f0e4') +
    circle(330, 300, 210, '#fbe9c8') +
    path('M0 600H1200V800H0Z', '#b98f63') +
    path('M0 600H1200V630H0Z', '#a97f52') +
    path('M-20 470Q120 410 300 440L640 520Q700 540 690 590Q680 620 620 616L-20 600Z', saffron) +
    line('M600 560L860 580', '#cb8f62', 84) +
    line('M850 584L930 560M856 590L950 590M852 600L940 618', '#cb8f62', 30) +
    line('M850 560L890 520', '#cb8f62', 28) +
    group(
      'rotate(8 470 520)',
      box(380, 410, 210, 200, deep, 40) + box(420, 410, 30, 200, '#0f5a48') + circle(540, 470, 14, honey),
    ) +
    line('M560 590Q640 720 860 700Q1090 680 1050 450', ink, 12) +
    box(780, 160, 330, 290, white, 36) +
    box(814, 194, 262, 150, '#d6e7dd', 18) +
    line('M836 270H886L906 224L936 316L962 246L976 270H1046', brand, 10) +
    circle(880, 396, 26, clay) +
    box(950, 380, 110, 32, cloud, 16) +
    leaves(80, 830, 1.1) +
    grain(
      seededRandom('cover cuff'),
      { x: 0, y: 620, width: 1200, height: 180, towards: 'bottom' },
      180,
      deep,
      0.14,
    ),
  vaccine: () =>
    box(0, 0, 1200, 800, '#e4f0f3') +
    circle(300, 230, 150, '#fbe9c8') +
    path('M0 650H1200V800H0Z', '#cfe0e2') +
    figure({
      x: 330,
      y: 760,
      scale: 2.3,
      skin: 2,
      hair: 'veil',
      color: honey,
      top: clay,
      bottom: '#9c4a45',
      wear: 'skirt',
      look: 1,
      left: [-34, -112, 0, -106],
      right: [38, -112, 20, -96],
    }) +
    group(
      'translate(390 500)',
      path('M-60 0Q-54 -60 10 -60Q66 -56 66 10Q60 80 0 80Q-56 76 -60 0Z', white) +
        circle(6, -66, 44, '#dfaa7d') +
        path('M-36 -74C-40 -124 52 -124 50 -74Q20 -98 -36 -74Z', '#241d1c') +
        circle(-4, -62, 4.5, ink) +
        circle(26, -62, 4.5, ink) +
        line('M2 -44q10 8 20 0', '#a9584a', 5) +
        line('M58 6L96 22', '#dfaa7d', 20),
    ) +
    figure({
      x: 850,
      y: 760,
      scale: 2.3,
      skin: 4,
      hair: 'bun',
      color: '#1b1512',
      top: mid,
      bottom: deep,
      wear: 'coat',
      look: -1,
      left: [-48, -118, -92, -126],
      right: [36, -116, 26, -92],
    }) +
    group(
      'translate(604 462) rotate(-12) scale(.7)',
      box(-20, -16, 110, 32, white, 8) +
        box(-20, -16, 60, 32, pale, 8) +
        line('M-20 0H-70', '#8fa19b', 5) +
        line('M90 0H130M130 -18V18', '#8fa19b', 9),
    ) +
    path('M1010 120Q1090 160 1130 150V260Q1130 350 1060 390Q990 350 990 260V150Q1000 150 1010 120Z', brand) +
    line('M1024 250L1052 280L1100 220', white, 16) +
    leaves(90, 836, 1.1) +
    leaves(1140, 836, 1.1, deep, brand) +
    grain(
      seededRandom('cover vaccine'),
      { x: 0, y: 620, width: 1200, height: 180, towards: 'bottom' },
      180,
      deep,
      0.12,
    ),
  stomach: () =>
    box(0, 0, 1200, 800, '#fbe9dc') +
    circle(600, 380, 300, '#f8d8c6') +
    path(
      'M540 90Q530 220 560 290Q590 350 540 400Q440 470 440 570Q440 690 570 700Q730 710 790 590Q850 460 780 360Q720 290 660 320Q620 300 630 90Z',
      clay,
    ) +
    path(
      'M630 90Q620 300 660 320Q720 290 780 360Q850 460 790 590Q740 690 640 700Q740 620 740 500Q740 400 690 370Q620 350 610 280Q590 200 600 90Z',
      '#b9563f',
      'opacity=".55"',
    ) +
    path('M480 560Q540 520 600 556T730 540Q720 640 600 656Q490 656 480 560Z', honey) +
    path('M520 570q10 -50 30 -70q-4 40 24 66M590 560q0 -60 34 -96q2 50 34 84', saffron) +
    line('M574 400V250M540 286L574 246L608 286', saffron, 18) +
    line('M574 226V190', saffron, 18, 'stroke-dasharray="6 26"') +
    figure({
      x: 230,
      y: 750,
      scale: 2.15,
      skin: 3,
      hair: 'short',
      color: '#1b1512',
      top: mid,
      bottom: dusk,
      look: 1,
      left: [-34, -118, -4, -124],
      right: [38, -116, 8, -138],
    }) +
    group(
      'translate(980 600)',
      ellipse(0, 70, 150, 30, '#e7b9a4') +
        path('M-130 -10H130Q120 80 40 84H-40Q-120 80 -130 -10Z', white) +
        ellipse(0, -10, 130, 34, cloud) +
        ellipse(0, -14, 110, 26, '#c98a3c') +
        circle(-30, -26, 20, '#e0a957') +
        circle(20, -30, 24, '#d99a45') +
        circle(60, -18, 14, mid) +
        line('M-60 -90q-20 -30 0 -60t0 -60M10 -100q-20 -30 0 -60t0 -60', white, 9, 'opacity=".9"'),
    ) +
    leaves(1150, 836, 1, deep, brand) +
    grain(
      seededRandom('cover stomach'),
      { x: 0, y: 560, width: 1200, height: 240, towards: 'bottom' },
      200,
      deep,
      0.12,
    ),
} as const
