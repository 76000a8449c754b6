import { paint, skins } from '../palette.ts'
import { box, circle, ellipse, line, path } from '../svg.ts'

const { ink, white } = paint

export interface Figure {
  x: number
  /** Where the feet stand. */
  y: number
  scale?: number
  skin: number
  hair: 'short' | 'bun' | 'long' | 'curls' | 'veil' | 'peci' | 'bald' | 'tail'
  /** The colour of the hair, the veil or the cap. */
  color: string
  top: string
  bottom: string
  wear?: 'trousers' | 'skirt' | 'coat' | 'scrubs'
  /** Elbow and hand of an arm: x and y from the feet, in a figure 200 high. */
  left?: [number, number, number, number]
  right?: [number, number, number, number]
  /** The direction of the face: left, straight on or right. */
  look?: -1 | 0 | 1
  stride?: number
  glasses?: boolean
  beard?: string
  flip?: boolean
}

const dress = (color: string, wear: string) =>
  wear === 'skirt'
    ? path('M-24 -104Q-34 -50 -36 -8Q0 2 36 -8Q34 -50 24 -104Z', color) +
      path('M8 -104Q22 -50 16 -4Q28 -4 36 -8Q34 -50 24 -104Z', '#000', 'opacity=".1"')
    : ''

/** A standing person, 200 high before scaling. */
export function figure(it: Figure): string {
  const { x, y, scale = 1, wear = 'trousers', look = 0, stride = 8 } = it
  const skin = skins[it.skin] ?? skins[2]
  const [le, lf, lh, lg] = it.left ?? [-34, -116, -30, -84]
  const [re, rf, rh, rg] = it.right ?? [34, -116, 30, -84]
  const coat = wear === 'coat'
  const sleeve = coat ? white : it.top
  const arm = (sx: number, ex: number, ey: number, hx: number, hy: number, tone: string) =>
    line(`M${sx} -144L${ex} ${ey}L${hx} ${hy}`, tone, 14) + circle(hx, hy, 7.2, skin.tone)
  const legs =
    wear === 'skirt'
      ? ellipse(-12, -3, 12, 5, ink) + ellipse(14, -3, 12, 5, ink) + dress(it.bottom, wear)
      : line(`M-9 -96L${-9 - stride * 0.4} -50L${-10 - stride} -8`, it.bottom, 20) +
        line(`M9 -96L${9 + stride * 0.6} -50L${10 + stride} -8`, it.bottom, 20) +
        path(`M${-22 - stride} -1q0 -10 12 -10q10 0 12 10zM${-1 + stride} -1q0 -10 11 -10q11 0 13 10z`, ink)
  const torso = path('M-27 -92C-30 -120 -32 -158 -8 -160H8C32 -158 30 -120 27 -92Q0 -86 -27 -92Z', it.top)
  const shade = path('M10 -160C32 -156 30 -120 27 -92Q20 -90 10 -89Q20 -124 10 -160Z', '#000', 'opacity=".1"')
  const white1 = coat
    ? path('M-10 -160C-34 -156 -32 -112 -33 -66Q-20 -62 -6 -64L-4 -120Z', white) +
      path('M10 -160C34 -156 32 -112 33 -66Q20 -62 6 -64L4 -120Z', '#eceee6') +
      path('M-10 -160L-18 -138L-6 -116L-4 -122ZM10 -160L18 -138L6 -116L4 -122Z', '#d9e2db')
    : wear === 'scrubs'
      ? path('M-10 -160L0 -142L10 -160L14 -158L0 -134L-14 -158Z', '#000', 'opacity=".16"')
      : ''
  const neck = path('M-8 -172V-156Q0 -148 8 -156V-172Z', skin.shade)
  const body =
    arm(22, re, rf, rh, rg, shadeOf(sleeve)) +
    legs +
    neck +
    torso +
    shade +
    white1 +
    arm(-22, le, lf, lh, lg, sleeve) +
    head(it, skin, look)
  return `<g transform="translate(${x} ${y}) scale(${it.flip ? -scale : scale} ${scale})">${body}</g>`
}

/** The far arm is a little darker, so that it is visible in front of a white coat. */
const shadeOf = (color: string) => (color === white ? '#e4e8e0' : color)

function head(it: Figure, skin: (typeof skins)[number], look: number): string {
  const dx = look * 4
  const face =
    circle(-19, -180, 4.5, skin.tone) +
    circle(19, -180, 4.5, skin.tone) +
    ellipse(0, -182, 19, 21, skin.tone) +
    circle(-7 + dx, -181, 2.1, ink) +
    circle(7 + dx, -181, 2.1, ink) +
    line(`M${-5 + dx} -171.500Q${dx} -167 ${5 + dx} -171.500`, skin.lip, 2.4) +
    circle(-11 + dx, -174, 3.4, skin.lip, 'opacity=".2"') +
    circle(11 + dx, -174, 3.4, skin.lip, 'opacity=".2"')
  const glasses = it.glasses
    ? `<path d="M${-13 + dx} -181a6 6 0 1 0 12 0a6 6 0 1 0 -12 0M${1 + dx} -181a6 6 0 1 0 12 0a6 6 0 1 0 -12 0" fill="none" stroke="${ink}" stroke-width="1.700"/>`
    : ''
  const beard = it.beard
    ? path('M-18 -176C-16 -158 16 -158 18 -176Q10 -168 6 -173Q0 -176 -6 -173Q-10 -168 -18 -176Z', it.beard)
    : ''
  const c = it.color
  const cap = path('M-20 -180C-24 -212 24 -212 20 -180Q16 -194 4 -195Q-14 -194 -17 -184Z', c)
  switch (it.hair) {
    case 'veil':
      return (
        path(
          'M0 -208C-24 -208 -25 -184 -23 -172C-24 -160 -30 -152 -32 -142Q0 -122 32 -142C30 -152 24 -160 23 -172C25 -184 24 -208 0 -208Z',
          c,
        ) +
        ellipse(0, -180, 15, 18.5, skin.tone) +
        face.slice(face.indexOf('<circle', face.indexOf('<ellipse'))) +
        path(
          'M-15 -184Q-12 -199 0 -199Q12 -199 15 -184Q10 -195 0 -195Q-10 -195 -15 -184Z',
          '#000',
          'opacity=".18"',
        ) +
        line('M-20 -158Q0 -144 26 -152', '#00000022', 3) +
        glasses
      )
    case 'peci':
      return (
        face +
        beard +
        path(
          'M-20 -184C-21 -190 -20 -194 -19 -196H19C20 -194 21 -190 20 -184Q16 -190 0 -190Q-16 -190 -20 -184Z',
          '#241d1c',
        ) +
        path('M-20 -194L-17 -212Q0 -218 17 -212L20 -194Q0 -201 -20 -194Z', c) +
        glasses
      )
    case 'bald':
      return (
        face +
        beard +
        path('M-20 -178Q-22 -192 -16 -196Q-17 -186 -17 -178ZM20 -178Q22 -192 16 -196Q17 -186 17 -178Z', c) +
        glasses
      )
    case 'bun':
      return circle(0, -209, 10, c) + face + cap + glasses
    case 'tail':
      return path('M12 -200C36 -204 36 -170 28 -146C22 -156 18 -176 14 -184Z', c) + face + cap + glasses
    case 'long':
      return path('M-22 -184C-26 -216 26 -216 22 -184L26 -146Q0 -140 -26 -146Z', c) + face + cap + glasses
    case 'curls':
      return (
        [-18, -10, 0, 10, 18]
          .map((cx, index) => circle(cx, -196 - (2 - Math.abs(index - 2)) * 4, 10, c))
          .join('') +
        circle(-20, -187, 7, c) +
        circle(20, -187, 7, c) +
        face +
        path('M-20 -184C-20 -206 20 -206 20 -184Q10 -193 0 -192Q-10 -193 -20 -184Z', c) +
        glasses +
        beard
      )
    default:
      return face + beard + cap + glasses
  }
}

/** An old person in a wheelchair who looks to the right. The wheels stand at x, y. */
export function wheelchair(
  x: number,
  y: number,
  scale: number,
  skin: number,
  hair: string,
  top: string,
  blanket: string,
): string {
  const tone = skins[skin] ?? skins[2]
  return `<g transform="translate(${x} ${y}) scale(${scale})">${
    line('M-44 -96V-52H16L40 -10H58', '#6d827b', 6) +
    box(-40, -58, 60, 10, paint.deep, 4) +
    path('M-34 -56C-38 -90 -34 -112 -12 -112C8 -112 14 -88 14 -56Z', top) +
    path('M-26 -62Q10 -78 40 -58L50 -16H30L20 -44H-24Z', blanket) +
    ellipse(46, -8, 11, 5, ink) +
    line('M-8 -98L4 -72L26 -72', top, 12) +
    circle(28, -72, 6.5, tone.tone) +
    path('M-16 -120V-108Q-8 -102 0 -108V-120Z', tone.shade) +
    ellipse(-8, -132, 17, 19, tone.tone) +
    path('M-26 -128C-32 -158 12 -160 10 -136Q0 -146 -12 -144Q-16 -134 -20 -126Z', hair) +
    circle(-1, -132, 2, ink) +
    line('M-3 -122Q2 -119 6 -123', tone.lip, 2.2) +
    circle(-20, -30, 30, 'none', `stroke="${ink}" stroke-width="5"`) +
    circle(-20, -30, 6, ink) +
    circle(46, -4, 0, ink) +
    line('M-44 -96L-58 -100', '#6d827b', 6)
  }</g>`
}
