import { paint } from './palette.ts'
import { care } from './specialties/care.ts'
import { organs } from './specialties/organs.ts'
import { grain, group, path, pick, seededRandom, sheet } from './svg.ts'

const drawings: Record<string, () => string> = { ...organs, ...care }

/** The names that `specialtySvg` knows. 'hospital' is for specialties without a drawing of their own. */
export const specialtyIcons = Object.keys(drawings)

/** The drawing of a specialty, 200 by 200. Its tinted background suits light and dark pages. */
export function specialtySvg(icon: string): string {
  const next = seededRandom(`specialty ${icon}`)
  const ground = pick(next, grounds)
  const draw = drawings[icon] ?? care.hospital
  return sheet(
    { width: 200, height: 200 },
    path(pebble(next), ground) +
      grain(next, { x: 30, y: 40, width: 140, height: 130, towards: 'bottom' }, 60, paint.deep, 0.14) +
      group('matrix(.86 0 0 .86 14 14)', draw()),
  )
}

const grounds = [paint.pale, paint.mist, paint.sand, paint.pale, '#f8e4cf'] as const

/** A rounded background shape that differs a little from specialty to specialty. */
function pebble(next: () => number): string {
  const bend = () => Math.round(next() * 18)
  const [a, b, c, d] = [bend(), bend(), bend(), bend()]
  return `M100 ${6 + a / 3}C${150 + a / 2} ${4 + b / 3} ${194 - c / 3} ${44 + b} ${193 - d / 3} ${98 + a / 3}C${194 - a / 3} ${152 - d / 2} ${154 + b / 3} ${194 - c / 4} 100 ${193 - b / 3}C${46 - d / 4} ${195 - a / 3} ${6 + c / 3} ${154 - b / 2} ${7 + b / 3} 100C${6 + a / 3} ${50 + c / 2} ${48 - d / 2} ${8 + d / 3} 100 ${6 + a / 3}Z`
}
