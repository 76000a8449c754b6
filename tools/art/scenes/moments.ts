import { paint } from '../palette.ts'
import { portraitFigure } from '../portrait.ts'
import type { Look } from '../portraits/look.ts'
import { box, circle, grain, group, line, path, seededRandom } from '../svg.ts'
import { figure } from './people.ts'
import { cloudAt, leaves, palm, tree } from './place.ts'

const { deep, brand, mid, soft, pale, mist, saffron, honey, clay, dusk } = paint

const team: readonly [string, number, number, number, Partial<Look>][] = [
  [
    'about-1',
    -35,
    300,
    1,
    { hair: 'hijab-pashmina', cloth: '#efae47', skin: 2, feminine: true, dress: 'scrubs' },
  ],
  [
    'about-2',
    835,
    300,
    1,
    {
      hair: 'curls',
      skin: 6,
      feminine: false,
      beard: 'goatee',
      dress: 'coat-batik',
      garment: clay,
      age: 'middle',
    },
  ],
  [
    'about-3',
    130,
    226,
    1.15,
    {
      hair: 'peci',
      skin: 2,
      feminine: false,
      beard: 'stubble',
      dress: 'coat-tie',
      glasses: 'none',
      age: 'middle',
      mouth: 'open',
    },
  ],
  [
    'about-4',
    610,
    226,
    1.15,
    {
      hair: 'bob',
      skin: 0,
      feminine: true,
      dress: 'coat-blouse',
      glasses: 'round',
      age: 'young',
      garment: '#9c4a45',
    },
  ],
  [
    'about-5',
    340,
    148,
    1.3,
    {
      hair: 'hijab-classic',
      cloth: '#0f6b52',
      skin: 3,
      feminine: true,
      dress: 'coat-scrubs',
      garment: mid,
      mouth: 'open',
      age: 'young',
      glasses: 'none',
    },
  ],
]

/** The staff under an arch, 1200 by 800. */
export function about(): string {
  return (
    box(0, 0, 1200, 800, pale) +
    path('M90 800V560A510 500 0 0 1 1110 560V800Z', soft, 'opacity=".55"') +
    path('M190 800V580A410 410 0 0 1 1010 580V800Z', '#fbe9c8', 'opacity=".9"') +
    circle(600, 250, 110, honey, 'opacity=".75"') +
    leaves(70, 830, 2, brand, mid) +
    leaves(1140, 830, 2, deep, brand) +
    team
      .map(([id, x, y, scale, look]) =>
        group(`translate(${x} ${y}) scale(${scale})`, portraitFigure({ id, gender: 'unknown', look })),
      )
      .join('') +
    grain(
      seededRandom('about'),
      { x: 0, y: 480, width: 1200, height: 320, towards: 'bottom' },
      260,
      deep,
      0.13,
    )
  )
}

/** A visitor between two signposts, and a helper, 800 by 560. */
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
    circle(400, 246, 13, saffron) +
    figure({
      x: 168,
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
    grain(seededRandom('lost'), { x: 0, y: 400, width: 800, height: 160, towards: 'bottom' }, 160, deep, 0.14)
  )
}
