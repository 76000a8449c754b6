import { paint } from '../palette.ts'
import { box, circle, grain, line, path, seededRandom } from '../svg.ts'
import { figure, wheelchair } from './people.ts'
import { birds, cloudAt, hospital, leaves, palm, tree } from './place.ts'

const { deep, brand, mid, soft, pale, white, saffron, honey, clay, dusk } = paint

/** The hospital's entrance in the morning, 1600 by 800. The left third is plain, because text stands over it. */
export function morning(): string {
  return (
    box(0, 0, 1600, 800, '#e4f2ea') +
    box(0, 0, 1600, 300, '#d8ecea') +
    circle(560, 330, 250, '#fbe9c8', 'opacity=".55"') +
    circle(560, 330, 150, '#fad9a0', 'opacity=".8"') +
    circle(560, 330, 78, honey) +
    cloudAt(300, 150, 1.2) +
    cloudAt(780, 96, 0.9) +
    cloudAt(1420, 130, 1.1) +
    birds(420, 210) +
    path('M0 520L150 400Q200 366 240 392L330 450L470 500L700 460L900 520V640H0Z', '#bcdccb') +
    path('M0 560Q200 470 420 540T900 520T1600 540V660H0Z', '#9ccbb1') +
    palm(700, 640, 1.15) +
    palm(1520, 640, 1.35) +
    palm(640, 640, 0.8, mid) +
    hospital(790, 640, 1.02) +
    tree(760, 650, 1.05) +
    tree(1470, 652, 1.15, brand) +
    tree(60, 650, 1.3, mid) +
    tree(230, 650, 0.9, brand, false) +
    [100, 190, 300, 370, 450, 545, 600, 1340, 1440, 1580]
      .map((x, index) => circle(x, 640, 30 + (index % 3) * 8, index % 2 ? mid : brand))
      .join('') +
    [118, 300, 384, 470, 560]
      .map((x, index) => circle(x, 612 + (index % 2) * 6, 6, index % 2 ? saffron : white))
      .join('') +
    path('M0 632Q400 610 800 632T1600 630V800H0Z', '#7dbb95') +
    path('M1020 636H1280L1420 800H760Z', '#f1e2c4') +
    path('M1090 636H1210L1270 800H960Z', '#f8eed9') +
    line('M1128 660h40M1110 694h72M1094 732h98M1074 774h130', '#e2cda3', 5) +
    people() +
    leaves(60, 812, 1.25) +
    leaves(1560, 816, 1.35, deep, brand) +
    leaves(330, 830, 0.9, brand, soft) +
    grain(
      seededRandom('hero'),
      { x: 0, y: 560, width: 1600, height: 240, towards: 'bottom' },
      420,
      deep,
      0.14,
    ) +
    grain(seededRandom('sky'), { x: 0, y: 0, width: 1600, height: 420, towards: 'top' }, 160, brand, 0.14)
  )
}

function people(): string {
  return (
    figure({
      x: 1310,
      y: 716,
      scale: 0.86,
      skin: 3,
      hair: 'peci',
      color: '#1d2422',
      top: honey,
      bottom: dusk,
      look: -1,
      stride: 14,
      left: [-36, -118, -44, -86],
      right: [32, -116, 40, -88],
    }) +
    figure({
      x: 946,
      y: 732,
      scale: 0.95,
      skin: 2,
      hair: 'veil',
      color: mid,
      top: brand,
      bottom: deep,
      wear: 'scrubs',
      look: 1,
      stride: 12,
      left: [-14, -112, 26, -104],
      right: [40, -124, 58, -106],
    }) +
    wheelchair(1022, 736, 1.02, 1, '#d5d2cb', clay, pale) +
    figure({
      x: 1180,
      y: 700,
      scale: 0.9,
      skin: 1,
      hair: 'bun',
      color: '#2a211e',
      top: brand,
      bottom: '#31504a',
      wear: 'coat',
      look: 1,
      glasses: true,
      left: [-36, -118, -26, -92],
      right: [42, -128, 62, -140],
    }) +
    figure({
      x: 1392,
      y: 764,
      scale: 1.02,
      skin: 3,
      hair: 'veil',
      color: saffron,
      top: '#fbf0d9',
      bottom: clay,
      wear: 'skirt',
      look: -1,
      left: [-36, -114, -42, -84],
      right: [34, -116, 26, -92],
    }) +
    figure({
      x: 1338,
      y: 768,
      scale: 0.62,
      skin: 3,
      hair: 'short',
      color: '#241d1c',
      top: brand,
      bottom: dusk,
      look: -1,
      left: [-38, -122, -50, -140],
      right: [38, -118, 52, -104],
    }) +
    figure({
      x: 812,
      y: 770,
      scale: 1.02,
      skin: 6,
      hair: 'curls',
      color: '#1b1512',
      top: mid,
      bottom: deep,
      wear: 'coat',
      look: 1,
      beard: '',
      left: [-34, -116, -22, -96],
      right: [42, -122, 60, -146],
    }) +
    figure({
      x: 690,
      y: 758,
      scale: 0.98,
      skin: 1,
      hair: 'bald',
      color: '#c9c6c0',
      top: '#e9d9b8',
      bottom: '#6b5a4a',
      look: 1,
      glasses: true,
      left: [-34, -116, -32, -86],
      right: [36, -116, 42, -88],
    }) +
    line('M732 672V756', '#8f6a45', 6)
  )
}
