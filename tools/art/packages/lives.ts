import { paint } from '../palette.ts'
import { figure } from '../scenes/people.ts'
import { birds, cloudAt, leaves, palm, tree } from '../scenes/place.ts'
import { heart } from '../specialties/care.ts'
import { drop, organs, spark } from '../specialties/organs.ts'
import { box, circle, ellipse, group, line, path } from '../svg.ts'
import { board, coverGrain, flower, newborn, ring, stage, syringe, table, teddy } from './parts.ts'

const { deep, brand, mid, soft, pale, white, saffron, honey, clay, sea, dusk, blush, ink } = paint

/** Covers of packages for a stage of life, and for small operations, 1200 by 800. */
export const lives = {
  'womens-health': () =>
    stage('#fae3d8', '#fff1e6', '#f1cdbb') +
    leaves(90, 790, 1.7, brand, mid) +
    leaves(1110, 800, 1.7, deep, brand) +
    flower(220, 300, 1.5, white) +
    flower(980, 240, 1.7, '#f0a08a') +
    flower(900, 420, 0.9, white) +
    spark(330, 150, 22) +
    figure({
      x: 480,
      y: 800,
      scale: 3,
      skin: 3,
      hair: 'veil',
      color: '#0f6b52',
      top: saffron,
      bottom: '#9c4a45',
      wear: 'skirt',
      look: 1,
      left: [-36, -114, -24, -92],
      right: [36, -116, 20, -120],
    }) +
    figure({
      x: 730,
      y: 810,
      scale: 3,
      skin: 1,
      hair: 'long',
      color: '#2a211e',
      top: sea,
      bottom: deep,
      look: -1,
      left: [-34, -116, -20, -122],
      right: [36, -114, 28, -86],
    }) +
    heart(606, 170, 1.3) +
    coverGrain('women'),
  'mens-health': () =>
    stage('#dcecea', '#fbe9c8', '#7dbb95', 700) +
    cloudAt(240, 140, 1.2) +
    birds(930, 140) +
    path('M0 560Q300 460 620 530T1200 500V700H0Z', '#bcdccb') +
    path('M-20 790Q500 650 1220 730V810H-20Z', '#f1e2c4') +
    tree(980, 660, 1.9, brand) +
    palm(180, 670, 1.9) +
    figure({
      x: 470,
      y: 770,
      scale: 2.5,
      skin: 4,
      hair: 'curls',
      color: '#1b1512',
      top: saffron,
      bottom: deep,
      look: 1,
      stride: 30,
      left: [-46, -122, -26, -146],
      right: [46, -122, 66, -150],
    }) +
    figure({
      x: 740,
      y: 756,
      scale: 2.4,
      skin: 2,
      hair: 'short',
      color: '#5a5550',
      top: brand,
      bottom: dusk,
      look: 1,
      stride: 28,
      glasses: true,
      left: [-46, -120, -28, -144],
      right: [46, -122, 64, -148],
      beard: '#6b655f',
    }) +
    coverGrain('men'),
  premarital: () =>
    stage('#e9f5ed', '#fae6da', '#cfe9db') +
    path('M190 800V470A410 410 0 0 1 1010 470V800Z', soft, 'opacity=".45"') +
    leaves(110, 800, 1.7, brand, mid) +
    leaves(1090, 800, 1.7, deep, brand) +
    ring(568, 180) +
    ring(640, 180) +
    spark(730, 110, 24) +
    figure({
      x: 470,
      y: 790,
      scale: 2.7,
      skin: 2,
      hair: 'peci',
      color: '#1d2422',
      top: '#0f6b52',
      bottom: dusk,
      look: 1,
      left: [-36, -114, -28, -84],
      right: [40, -112, 47, -88],
    }) +
    figure({
      x: 736,
      y: 790,
      scale: 2.65,
      skin: 1,
      hair: 'veil',
      color: white,
      top: '#f0a08a',
      bottom: clay,
      wear: 'skirt',
      look: -1,
      left: [-40, -112, -52, -88],
      right: [36, -114, 28, -86],
    }) +
    flower(846, 560, 0.6, white) +
    flower(820, 590, 0.5, honey) +
    coverGrain('premarital'),
  'pregnancy-delivery': () =>
    stage('#fbe9dd', '#fff4e8', '#f0cdbd') +
    heart(170, 220, 1.6) +
    spark(1020, 170, 28) +
    leaves(70, 800, 1.5, brand, soft) +
    leaves(1140, 800, 1.5, deep, brand) +
    figure({
      x: 470,
      y: 820,
      scale: 3,
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
    newborn(478, 506, 1.6, '#cb8f62') +
    figure({
      x: 770,
      y: 830,
      scale: 3,
      skin: 2,
      hair: 'short',
      color: '#241d1c',
      top: brand,
      bottom: dusk,
      look: -1,
      left: [-44, -124, -72, -118],
      right: [36, -114, 28, -86],
    }) +
    coverGrain('delivery'),
  'newborn-vaccination': () =>
    stage('#dff1f3', '#fffdf2', '#cfe6ea', 420) +
    box(760, 110, 330, 300, white, 26) +
    path('M760 136Q760 110 786 110H1064Q1090 110 1090 136V180H760Z', brand) +
    line('M840 90V136M1010 90V136', deep, 16) +
    [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]
      .map(index =>
        box(
          788 + (index % 4) * 72,
          206 + Math.floor(index / 4) * 64,
          56,
          46,
          [1, 6, 11].includes(index) ? honey : pale,
          10,
        ),
      )
      .join('') +
    line('M868 226L880 240L900 214M940 290L952 304L972 278', brand, 9) +
    ellipse(420, 706, 400, 46, '#000', 'opacity=".07"') +
    box(80, 560, 680, 130, white, 60) +
    box(80, 610, 680, 96, mid, 48) +
    newborn(400, 500, 3.1, '#efc39b', honey) +
    teddy(170, 520, 1.3) +
    syringe(960, 590, 1.2, -58) +
    drop(730, 470, 1.3) +
    spark(620, 160, 24) +
    heart(250, 230, 0.9) +
    coverGrain('vaccination'),
  'cataract-surgery': () =>
    stage('#e3ece8', '#eef2ec', '#c9d6cf') +
    path('M0 520Q300 430 620 500T1200 470V800H0Z', '#cbd9d1') +
    tree(200, 620, 1.6, '#a9c3b4', false) +
    palm(1040, 640, 1.7, '#a9c3b4') +
    circle(600, 380, 300, deep) +
    circle(600, 380, 268, '#cfe6ea') +
    circle(690, 250, 60, saffron) +
    path('M336 430Q460 330 600 400T866 400A268 268 0 0 1 342 452Z', mid) +
    path('M352 484Q600 420 852 470A268 268 0 0 1 352 484Z', brand) +
    tree(510, 500, 1.2, '#5bb68f') +
    line('M800 590L980 770', '#8a5a3c', 46) +
    line('M800 590L980 770', '#a97f52', 22) +
    path(
      'M420 210Q500 130 610 128',
      'none',
      'stroke="#fff" stroke-width="18" stroke-linecap="round" opacity=".8"',
    ) +
    line('M60 130Q130 60 200 130Q130 190 60 130Z', brand, 14) +
    circle(130, 128, 24, brand) +
    spark(1060, 140, 30) +
    coverGrain('cataract'),
  'dental-care': () =>
    stage('#e4f2ea', '#bfe3df', '#bcdccb', 560) +
    group('translate(300 60) scale(2.7)', organs.dentistry()) +
    line('M500 380Q570 440 640 380', brand, 14) +
    circle(500, 310, 14, ink) +
    circle(640, 310, 14, ink) +
    circle(462, 356, 22, blush, 'opacity=".7"') +
    circle(678, 356, 22, blush, 'opacity=".7"') +
    group(
      'translate(960 420) rotate(28)',
      box(-30, -40, 60, 360, clay, 30) +
        box(-30, -220, 60, 200, clay, 26) +
        box(-66, -214, 40, 150, white, 8) +
        line('M-64 -180H-30M-64 -150H-30M-64 -120H-30M-64 -90H-30', pale, 6),
    ) +
    circle(220, 250, 40, white) +
    circle(160, 330, 24, white) +
    circle(270, 170, 18, white) +
    leaves(70, 810, 1.3, brand, mid) +
    leaves(1130, 820, 1.2, deep, brand) +
    coverGrain('dental'),
  'check-up': () =>
    stage('#e4f2ea', '#fbe9c8', '#bcdccb') +
    leaves(150, 800, 1.5) +
    board(600, 380, 1.4) +
    table(700) +
    coverGrain('any'),
} as const
