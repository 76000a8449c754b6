import { paint } from '../palette.ts'
import { box, circle, line, path, round } from '../svg.ts'
import type { Look } from './look.ts'

/** Shoulders, garment, coat and badge. */
export function dress(look: Look): string {
  const coat = look.dress.startsWith('coat')
  return (
    garment(look) +
    (coat ? whiteCoat(look) : '') +
    (look.badge && !look.hair.startsWith('hijab') ? badge(look) : '')
  )
}

const shoulder = (look: Look) => (look.feminine ? 128 : 148)

function torso(look: Look): string {
  const s = shoulder(look)
  const n = look.feminine ? 29 : 36
  return `M${200 - s} 500C${200 - s} 420 ${200 - s + 18} 384 ${200 - n - 38} 366L${200 - n - 2} 342Q200 392 ${200 + n + 2} 342L${200 + n + 38} 366C${200 + s - 18} 384 ${200 + s} 420 ${200 + s} 500Z`
}

function garment(look: Look): string {
  const g = look.garment
  const n = look.feminine ? 29 : 36
  if (look.dress === 'scrubs' || look.dress === 'coat-scrubs')
    return (
      path(torso(look), g) +
      path(
        `M${200 - n - 2} 342L200 424L${200 + n + 2} 342L${200 + n + 14} 350L200 442L${200 - n - 14} 350Z`,
        '#000',
        'opacity=".16"',
      ) +
      skinNotch(look) +
      (look.dress === 'scrubs' ? pocket() : '')
    )
  if (look.dress === 'coat-batik') return path(torso(look), g) + kawung(g) + collar(look, g)
  if (look.dress === 'coat-blouse')
    return (
      path(torso(look), g) +
      path(
        `M${200 - n - 2} 342Q200 404 ${200 + n + 2} 342L${200 + n + 8} 346Q200 424 ${200 - n - 8} 346Z`,
        '#fff',
        'opacity=".3"',
      )
    )
  const shirt = look.dress === 'coat-tie' ? '#f4efe4' : g
  const tie =
    look.dress === 'coat-tie'
      ? path('M190 384L200 374L210 384L206 398L216 470L200 492L184 470L194 398Z', g) +
        path('M194 398h12l2 12h-16z', '#000', 'opacity=".15"')
      : [412, 444, 476].map(y => circle(200, y, 3.2, '#fff', 'opacity=".7"')).join('')
  return path(torso(look), shirt) + tie + collar(look, shirt)
}

/** The V-neck of a scrub top. The caller replaces SKIN by the skin's tone. */
function skinNotch(look: Look): string {
  const n = look.feminine ? 29 : 36
  return `<path d="M${200 - n} 340L200 414L${200 + n} 340Q200 374 ${200 - n} 340Z" fill="SKIN"/>`
}

const pocket = () =>
  path('M236 436h48v44q-24 12 -48 0z', '#000', 'opacity=".1"') +
  box(244, 424, 5, 26, paint.saffron, 2) +
  box(254, 426, 5, 24, paint.white, 2)

function collar(look: Look, color: string): string {
  const n = look.feminine ? 29 : 36
  return [-1, 1]
    .map(
      side =>
        path(
          `M${200 + side * (n + 2)} 336L${200 + side * (n + 16)} 352L${200 + side * 26} 398L200 372Z`,
          color,
        ) +
        path(
          `M${200 + side * (n + 2)} 336L${200 + side * (n + 16)} 352L${200 + side * 26} 398L200 372Z`,
          '#fff',
          'opacity=".28"',
        ),
    )
    .join('')
}

/** A Javanese batik pattern with four petals (kawung), for the shirt under the coat. */
function kawung(color: string): string {
  const petals: string[] = []
  for (let row = 0; row < 7; row++)
    for (let column = 0; column < 6; column++) {
      const x = 146 + column * 22 + (row % 2) * 11
      const y = 366 + row * 22
      petals.push(
        `M${x} ${y}q6 -5 11 0q-5 5 -11 0q-5 5 -11 0q5 -5 11 0q-5 -6 0 -11q5 6 0 11q5 6 0 11q-5 -6 0 -11`,
      )
    }
  return path(petals.join(''), color === paint.saffron ? paint.deep : paint.honey, 'opacity=".75"')
}

function whiteCoat(look: Look): string {
  const s = shoulder(look)
  const n = look.feminine ? 29 : 36
  const half = (side: number) => {
    const x = (value: number) => round(200 + side * value)
    const panel = `M${x(n)} 338L${x(n + 38)} 362C${x(s - 18)} 382 ${x(s + 3)} 420 ${x(s + 4)} 500H${x(14)}Q${x(30)} 440 ${x(n + 4)} 338Z`
    const lapel = `M${x(n)} 336L${x(n + 26)} 352L${x(n + 40)} 404L${x(n + 22)} 414L${x(n + 30)} 428L${x(14)} 500Q${x(26)} 420 ${x(n)} 336Z`
    return (
      path(panel, side < 0 ? paint.white : '#f4f4ec') +
      path(lapel, side < 0 ? '#eef0e9' : '#dfe5de') +
      line(`M${x(s - 30)} 500Q${x(s - 34)} 460 ${x(s - 42)} 440`, '#d5ddd6', 4)
    )
  }
  return half(-1) + half(1)
}

export function stethoscope(look: Look): string {
  if (!look.stethoscope) return ''
  const n = look.feminine ? 33 : 41
  const tube = look.dress === 'scrubs' ? paint.ink : '#1f4a41'
  return (
    line(`M${200 - n} 330C${200 - n - 20} 372 ${200 - n - 18} 410 ${200 - n - 4} 452`, tube, 6.5) +
    line(`M${200 + n} 330C${200 + n + 20} 368 ${200 + n + 16} 398 ${200 + n + 2} 424`, tube, 6.5) +
    circle(200 + n + 1, 438, 15, '#c7d0cc') +
    circle(200 + n + 1, 438, 8.5, '#8fa19b') +
    line(`M${200 - n - 4} 452q-8 10 -6 22M${200 - n - 4} 452q9 8 9 20`, '#8fa19b', 4.5)
  )
}

function badge(look: Look): string {
  const x = look.feminine ? 116 : 104
  return (
    box(x, 436, 40, 28, paint.white, 4, `stroke="${paint.cloud}" stroke-width="2"`) +
    box(x, 436, 40, 8, paint.brand, 3) +
    line(`M${x + 8} 452h24M${x + 8} 458h15`, '#9fb3aa', 2.6)
  )
}
