import { paint } from '../palette.ts'
import { heart } from '../specialties/care.ts'
import { spark } from '../specialties/organs.ts'
import { box, circle, group, line, path } from '../svg.ts'
import { figure } from './people.ts'
import { ambulance, leaves } from './place.ts'

const { deep, brand, mid, soft, pale, white, saffron, honey, clay, ink } = paint

/** Drawings of the main banners, without text. Each is about 640 by 560, with its centre at 0,0. */
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
      x: 262,
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
    line('M9 -32V-62M-30 -26L-48 -50M48 -26L66 -50', saffron, 9),
  booking: () =>
    circle(0, -10, 270, '#fae6b8') +
    circle(-150, -160, 54, white, 'opacity=".7"') +
    leaves(-230, 290, 1.1, brand, soft) +
    leaves(240, 290, 1, deep, brand) +
    box(-20, -230, 240, 440, deep, 34) +
    box(-6, -214, 212, 408, white, 24) +
    box(64, -204, 72, 10, '#c9d6d0', 5) +
    box(14, -172, 172, 34, brand, 10) +
    [0, 1, 2, 3, 4]
      .flatMap(row => [0, 1, 2, 3].map(column => [row, column] as const))
      .map(([row, column]) =>
        box(16 + column * 44, -120 + row * 40, 34, 30, row === 2 && column === 1 ? saffron : pale, 8),
      )
      .join('') +
    line('M66 -28L74 -20L88 -36', white, 6) +
    box(14, 96, 172, 40, clay, 20) +
    line('M60 116H140', white, 8) +
    spark(-40, -200, 18) +
    spark(250, -120, 15) +
    figure({
      x: -130,
      y: 286,
      scale: 2.1,
      skin: 3,
      hair: 'bun',
      color: '#2a211e',
      top: saffron,
      bottom: '#31504a',
      wear: 'skirt',
      look: 1,
      right: [46, -124, 60, -154],
      left: [-36, -114, -28, -88],
    }),
} as const
