import { paint } from './palette.ts'
import { dress, stethoscope } from './portraits/dress.ts'
import { hairBefore, hairBehind, hairOver } from './portraits/hair.ts'
import { face, features, neck, skinOf } from './portraits/head.ts'
import { hijab } from './portraits/hijab.ts'
import { type Look, lookOf, type PortraitSeed } from './portraits/look.ts'
import { circle, grain, group, line, path, seededRandom, sheet } from './svg.ts'

/** The person without a background, 400 by 500. */
export function portraitFigure(seed: PortraitSeed): string {
  const look = lookOf(seed)
  const veiled = look.hair.startsWith('hijab')
  // Head and shoulders are separate groups, because only the head tilts.
  const tilt = `translate(0 26) rotate(${look.tilt} 200 300)`
  const head = veiled
    ? group(tilt, face(look) + features(look))
    : group(tilt, face(look) + features(look) + hairBefore(look) + earrings(look))
  const figure =
    (veiled ? '' : group(tilt, hairBehind(look))) +
    neck(look) +
    dress(look).replace('SKIN', skinOf(look).tone) +
    (veiled ? '' : stethoscope(look)) +
    head +
    (veiled ? group(tilt, hijab(look)) : group('translate(0 26)', hairOver(look)))
  return group('matrix(1.17 0 0 1.17 -34 -80)', figure)
}

/** The portrait of a doctor, 400 by 500. The same id always gets the same portrait. */
export function portraitSvg(seed: PortraitSeed): string {
  const look = lookOf(seed)
  const next = seededRandom(`grain ${seed.id}`)
  return sheet(
    { width: 400, height: 500 },
    `<g id="ground">${background(look, next)}</g>` +
      portraitFigure(seed) +
      grain(next, { x: 210, y: 380, width: 150, height: 118 }, 46, paint.deep, 0.16),
  )
}

function background(look: Look, next: () => number): string {
  const base = `<path d="M0 0h400v500H0z" fill="${look.ground}"/>`
  const f = look.figure
  const dots = grain(
    next,
    { x: 40, y: 30, width: 330, height: 330, towards: 'right' },
    90,
    look.figure === paint.pale ? paint.mid : paint.deep,
    0.16,
  )
  switch (look.shape) {
    case 'circle':
      return base + circle(200, 230, 172, f, 'opacity=".7"') + dots
    case 'arch':
      return base + path('M44 500V224C44 20 356 20 356 224V500Z', f, 'opacity=".6"') + dots
    case 'sun':
      return (
        base +
        circle(300, 116, 92, f, 'opacity=".75"') +
        path('M0 380Q110 320 220 372T400 350V500H0Z', f, 'opacity=".4"') +
        dots
      )
    case 'hills':
      return (
        base +
        path('M0 300C80 220 140 260 200 210C270 150 340 200 400 160V500H0Z', f, 'opacity=".5"') +
        path('M0 390C100 320 240 380 400 300V500H0Z', f, 'opacity=".5"') +
        dots
      )
    case 'window':
      return (
        base +
        path('M40 60q0 -20 20 -20h280q20 0 20 20v440H40Z', f, 'opacity=".5"') +
        line('M200 40V500M40 230H360', look.ground, 10) +
        dots
      )
    default:
      return base + leaf(f) + dots
  }
}

const leaf = (color: string) =>
  path(
    'M330 20C410 120 400 300 300 380C250 300 250 120 330 20ZM56 150C130 210 150 330 96 430C10 380 0 240 56 150Z',
    color,
    'opacity=".65"',
  ) + line('M330 40Q318 220 302 370M58 165Q84 300 95 418', '#ffffff', 4, 'opacity=".4"')

const earrings = (look: Look) =>
  look.feminine && look.hair !== 'long' && look.hair !== 'bob'
    ? [200 - look.width, 200 + look.width].map(x => circle(x, 233, 4.6, paint.saffron)).join('')
    : ''
