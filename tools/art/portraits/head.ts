import { skins } from '../palette.ts'
import { circle, ellipse, line, path } from '../svg.ts'
import type { Look } from './look.ts'

const ink = '#2a201d'

export function neck(look: Look): string {
  const skin = skinOf(look)
  const half = look.feminine ? 29 : 36
  return (
    path(`M${200 - half} 240V345Q200 412 ${200 + half} 345V240Z`, skin.tone) +
    path(`M${200 - half} 272Q200 322 ${200 + half} 272V300Q200 340 ${200 - half} 300Z`, skin.shade)
  )
}

/** The face without features, with ears and the shadow on its right half. */
export function face(look: Look): string {
  const { width: w, jaw: j } = look
  const skin = skinOf(look)
  const left = 200 - w
  const right = 200 + w
  const outline = `M${left} 196C${left - 2} 96 ${right + 2} 96 ${right} 196C${right} 240 ${200 + j + 6} 268 ${200 + j * 0.5} 286Q200 304 ${200 - j * 0.5} 286C${200 - j - 6} 268 ${left} 240 ${left} 196Z`
  const shaded = `M${right - 30} 131C${right - 6} 150 ${right + 1} 170 ${right} 196C${right} 240 ${200 + j + 6} 268 ${200 + j * 0.5} 286Q213 296 196 295C232 284 ${right - 16} 250 ${right - 14} 206C${right - 14} 176 ${right - 18} 150 ${right - 30} 131Z`
  const ears = [left, right]
    .map(x => ellipse(x, 212, 12, 17, skin.tone) + ellipse(x, 213, 5.5, 9, skin.shade))
    .join('')
  return ears + path(outline, skin.tone) + path(shaded, skin.shade, 'opacity=".55"')
}

export function features(look: Look): string {
  const skin = skinOf(look)
  const cheeks = [164, 236]
    .map(x => ellipse(x, 238, 12, 8, skin.lip, `opacity="${look.skin > 3 ? 0.24 : 0.15}"`))
    .join('')
  return (
    cheeks +
    beard(look) +
    eyes(look) +
    brows(look) +
    nose(look) +
    mouth(look) +
    wrinkles(look) +
    glasses(look)
  )
}

function eyes({ eyes: kind, feminine }: Look): string {
  return [-1, 1]
    .map(side => {
      const x = 200 + side * 28
      const lash = feminine ? line(`M${x + side * 8} 206l${side * 6} -4`, ink, 3.2) : ''
      if (kind === 'smiling')
        return (
          line(`M${x - 9} 212Q${x} 200 ${x + 9} 212`, ink, 4.6) +
          (feminine ? line(`M${x + side * 9} 212l${side * 5} -3`, ink, 3.2) : '')
        )
      const open = ellipse(x, 210, 6.2, kind === 'almond' ? 6 : 7.4, ink)
      const lid = line(
        `M${x - 10} ${kind === 'almond' ? 207 : 205}Q${x} ${kind === 'almond' ? 199 : 196} ${x + 10} ${kind === 'almond' ? 206 : 205}`,
        ink,
        2.6,
        'opacity=".75"',
      )
      return open + circle(x + 2, 207.4, 1.9, '#fff', 'opacity=".9"') + lid + lash
    })
    .join('')
}

function brows(look: Look): string {
  const color =
    look.hair === 'bald' || look.hair.startsWith('hijab') || look.age === 'senior'
      ? look.age === 'senior'
        ? '#807b76'
        : '#2a201d'
      : look.hairColor
  const width = look.brows === 'thick' ? 6.4 : look.feminine ? 3.8 : 5
  return [-1, 1]
    .map(side => {
      const inner = 200 + side * 16
      const outer = 200 + side * 42
      const bend = look.brows === 'straight' ? 184 : 178
      return line(
        `M${inner} 188Q${200 + side * 31} ${bend} ${outer} ${look.brows === 'arched' ? 189 : 187}`,
        color,
        width,
      )
    })
    .join('')
}

function nose(look: Look): string {
  const skin = skinOf(look)
  const wide = look.skin >= 4 ? 11 : look.feminine ? 7.5 : 9
  return line(
    `M201 214C204 224 ${206 + wide / 2} 232 ${200 + wide} 236Q202 242 ${200 - wide * 0.8} 237`,
    skin.shade,
    4.4,
  )
}

function mouth(look: Look): string {
  const { lip } = skinOf(look)
  const y = 258
  if (look.mouth === 'open')
    return (
      path(
        `M178 ${y - 2}Q200 ${y + 3} 222 ${y - 2}Q217 ${y + 19} 200 ${y + 19}Q183 ${y + 19} 178 ${y - 2}Z`,
        '#7b2f2b',
      ) +
      path(
        `M181.500 ${y}Q200 ${y + 4} 218.500 ${y}Q217 ${y + 7} 214 ${y + 9}Q200 ${y + 12} 186 ${y + 9}Q183 ${y + 7} 181.500 ${y}Z`,
        '#fff',
      )
    )
  const spread = look.mouth === 'smile' ? 21 : 16
  const curve = look.mouth === 'smile' ? 17 : 11
  return line(
    `M${200 - spread} ${y}Q200 ${y + curve} ${200 + spread} ${y}`,
    look.feminine ? lip : '#7c3f35',
    look.feminine ? 5.6 : 4.6,
  )
}

function wrinkles(look: Look): string {
  const { shade } = skinOf(look)
  if (look.age === 'young') return ''
  const smile = line('M171 247Q168 253 170 259M229 247Q232 253 230 259', shade, 2.6, 'opacity=".8"')
  if (look.age === 'middle') return smile
  return (
    smile + line('M182 162Q200 158 218 162M153 214l-8 4M153 208l-9 -1M247 214l8 4M247 208l9 -1', shade, 2.8)
  )
}

function beard(look: Look): string {
  if (look.beard === 'none') return ''
  const { width: w, jaw: j } = look
  const color = look.age === 'senior' ? '#a5a19c' : look.hairColor
  const left = 200 - w
  const right = 200 + w
  const full = `M${left + 1} 206C${left + 3} 242 ${200 - j - 6} 270 ${200 - j * 0.5} 287Q200 307 ${200 + j * 0.5} 287C${200 + j + 6} 270 ${right - 3} 242 ${right - 1} 206C${right - 8} 232 236 246 222 246Q200 238 178 246C164 246 ${left + 8} 232 ${left + 1} 206Z`
  if (look.beard === 'stubble') return path(full, color, 'opacity=".16"')
  if (look.beard === 'full') return path(full, color) + lips(look)
  const moustache = path('M174 252Q186 240 200 244Q214 240 226 252Q212 250 200 251Q188 250 174 252Z', color)
  if (look.beard === 'moustache') return moustache
  return moustache + path('M184 279Q200 272 216 279Q213 300 200 301Q187 300 184 279Z', color)
}

/** The skin around the lips, drawn over a full beard so that the mouth stays visible. */
const lips = (look: Look) =>
  path('M172 254Q200 246 228 254Q222 280 200 280Q178 280 172 254Z', skinOf(look).tone)

function glasses({ glasses: kind, feminine }: Look): string {
  if (kind === 'none') return ''
  const color = feminine && kind === 'round' ? '#8a4b3a' : '#2b3a3a'
  const bridge = line('M191 208Q200 202 209 208M150 206l-14 -3M250 206l14 -3', color, 3.6)
  const lens = (x: number) =>
    kind === 'round'
      ? `<circle cx="${x}" cy="210" r="20" fill="#fff" fill-opacity=".16" stroke="${color}" stroke-width="3.800"/>`
      : kind === 'square'
        ? `<rect x="${x - 21}" y="194" width="42" height="32" rx="8" fill="#fff" fill-opacity=".16" stroke="${color}" stroke-width="4.200"/>`
        : `<path d="M${x - 20} 200h40q1 26 -20 26t-20 -26z" fill="#fff" fill-opacity=".16" stroke="${color}" stroke-width="2.800"/>${line(`M${x - 21} 200h42`, color, 4.6)}`
  return lens(171) + lens(229) + bridge
}

export function skinOf(look: Look) {
  return skins[look.skin] ?? skins[2]
}
