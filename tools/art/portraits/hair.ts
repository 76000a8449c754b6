import { circle, ellipse, group, line, path, round } from '../svg.ts'
import type { Look } from './look.ts'

/** The hair behind head and shoulders. */
export function hairBehind(look: Look): string {
  const c = look.hairColor
  const w = look.width
  switch (look.hair) {
    case 'long':
      return path(
        `M${200 - w - 12} 190C${200 - w - 22} 60 ${200 + w + 22} 60 ${200 + w + 12} 190C${200 + w + 14} 260 ${200 + w + 30} 330 ${200 + w + 18} 408H${200 - w - 18}C${200 - w - 30} 330 ${200 - w - 14} 260 ${200 - w - 12} 190Z`,
        c,
      )
    case 'waves':
      return path(
        `M${200 - w - 10} 180C${200 - w - 20} 60 ${200 + w + 20} 60 ${200 + w + 10} 180C${200 + w + 34} 210 ${200 + w + 8} 240 ${200 + w + 30} 280C${200 + w + 50} 320 ${200 + w + 16} 340 ${200 + w + 24} 392C${200 + w} 414 ${200 - w} 414 ${200 - w - 24} 392C${200 - w - 16} 340 ${200 - w - 50} 320 ${200 - w - 30} 280C${200 - w - 8} 240 ${200 - w - 34} 210 ${200 - w - 10} 180Z`,
        c,
      )
    case 'shoulder':
      return path(
        `M${200 - w - 10} 190C${200 - w - 20} 62 ${200 + w + 20} 62 ${200 + w + 10} 190C${200 + w + 12} 250 ${200 + w + 24} 300 ${200 + w + 30} 338Q${200 + w - 6} 356 ${200 + w - 30} 340H${200 - w + 30}Q${200 - w + 6} 356 ${200 - w - 30} 338C${200 - w - 24} 300 ${200 - w - 12} 250 ${200 - w - 10} 190Z`,
        c,
      )
    case 'bob':
      return path(
        `M${200 - w - 12} 200C${200 - w - 24} 64 ${200 + w + 24} 64 ${200 + w + 12} 200L${200 + w + 18} 292Q${200 + w - 10} 312 ${200 + w - 34} 298H${200 - w + 34}Q${200 - w + 10} 312 ${200 - w - 18} 292Z`,
        c,
      )
    case 'bun':
      return (
        circle(200, 84, 30, c) +
        line('M182 74Q200 62 218 74M184 88Q200 78 216 88', '#ffffff', 3, 'opacity=".12"')
      )
    case 'ponytail':
      return path(
        'M226 112C296 84 326 176 308 250C300 290 312 320 296 356C274 330 268 290 272 250C276 210 262 170 244 150Z',
        c,
      )
    case 'back':
      return ellipse(200, 268, 34, 26, c)
    case 'braid':
      return path(
        `M${200 - w - 8} 200C${200 - w - 16} 70 ${200 + w + 16} 70 ${200 + w + 8} 200C${200 + w + 8} 250 ${200 + w - 6} 280 ${200 + w - 30} 286H${200 - w + 30}C${200 - w + 6} 280 ${200 - w - 8} 250 ${200 - w - 8} 200Z`,
        c,
      )
    case 'afro':
      return curls(188, 62, 34, 14, -215, 35, c) + circle(200, 172, 86, c)
    case 'bald':
      return ''
    default:
      // Covers the gap between face and hairline at the temples.
      return path(`M${200 - w - 1} 200C${200 - w - 8} 92 ${200 + w + 8} 92 ${200 + w + 1} 200Z`, c)
  }
}

/** The hair over the forehead, or the cap. */
export function hairBefore(look: Look): string {
  const w = look.width
  const c = look.hairColor
  const l = 200 - w
  const r = 200 + w
  const cap = (hairline: string) =>
    path(`M${l - 5} 206C${l - 16} 74 ${r + 16} 74 ${r + 5} 206L${r - 3} 202${hairline}L${l + 3} 202Z`, c)
  switch (look.hair) {
    case 'side-part':
      return (
        cap(
          `C${r - 4} 176 ${r - 8} 160 ${r - 18} 146C226 160 184 158 164 132C150 148 ${l + 6} 172 ${l + 3} 202`,
        ) + line('M166 130Q172 108 190 98', '#fff', 2.6, 'opacity=".16"')
      )
    case 'crew':
      return path(
        `M${l - 3} 198C${l - 12} 84 ${r + 12} 84 ${r + 3} 198L${r - 3} 194C${r - 4} 166 ${r - 8} 152 ${r - 14} 144Q200 124 ${l + 14} 144C${l + 8} 152 ${l + 4} 166 ${l + 3} 194Z`,
        c,
      )
    case 'quiff':
      return (
        path(
          `M${l - 4} 200C${l - 12} 120 146 92 168 82C206 56 268 70 270 108C${r + 12} 130 ${r + 8} 170 ${r + 4} 200L${r - 3} 196C${r - 4} 168 ${r - 8} 154 ${r - 14} 144C236 128 186 150 160 138C${l + 10} 152 ${l + 5} 168 ${l + 3} 196Z`,
          c,
        ) + line('M176 96Q210 78 246 96', '#fff', 2.8, 'opacity=".14"')
      )
    case 'wavy':
      return path(
        `M${l - 6} 204C${l - 22} 150 ${l - 10} 118 150 108C156 82 192 74 212 86C238 74 266 92 262 112C${r + 20} 128 ${r + 18} 168 ${r + 5} 204L${r - 3} 200C${r - 2} 176 ${r - 8} 160 ${r - 16} 150Q232 164 216 146Q202 162 186 144Q172 160 156 142C${l + 10} 156 ${l + 5} 176 ${l + 3} 200Z`,
        c,
      )
    case 'fringe':
      return cap(
        `C${r - 3} 186 ${r - 4} 176 ${r - 8} 166Q240 172 230 158Q218 172 204 158Q190 172 178 158Q166 172 ${l + 8} 166C${l + 4} 176 ${l + 3} 186 ${l + 3} 202`,
      )
    case 'undercut':
      return (
        path(
          `M${l - 2} 202C${l - 8} 110 ${r + 8} 110 ${r + 2} 202L${r - 6} 190C${r - 8} 160 ${r - 12} 150 ${r - 16} 142H${l + 16}C${l + 12} 150 ${l + 8} 160 ${l + 6} 190Z`,
          c,
          'opacity=".6"',
        ) +
        path(
          `M${l + 6} 146C${l} 84 ${r} 68 ${r - 2} 140C${r - 20} 150 216 152 200 138C186 144 160 140 ${l + 6} 146Z`,
          c,
        )
      )
    case 'receding':
      return path(
        `M${l - 4} 206C${l - 14} 78 ${r + 14} 78 ${r + 4} 206L${r - 3} 200C${r - 3} 170 ${r - 8} 148 ${r - 24} 128Q212 120 200 134Q188 120 ${l + 24} 128C${l + 8} 148 ${l + 3} 170 ${l + 3} 200Z`,
        c,
      )
    case 'bald':
      return (
        path(
          `M${l - 4} 210C${l - 8} 178 ${l - 2} 158 ${l + 6} 150C${l + 3} 172 ${l + 3} 190 ${l + 3} 206ZM${r + 4} 210C${r + 8} 178 ${r + 2} 158 ${r - 6} 150C${r - 3} 172 ${r - 3} 190 ${r - 3} 206Z`,
          c,
          'opacity=".8"',
        ) + line('M176 128Q190 120 206 122', '#fff', 5, 'opacity=".28"')
      )
    case 'curls':
      return (
        curls(182, 62, 26, 13, -205, 25, c) +
        path(
          `M${l - 2} 190C${l - 10} 90 ${r + 10} 90 ${r + 2} 190L${r - 4} 184C${r - 6} 160 ${r - 10} 150 ${r - 16} 144Q200 130 ${l + 16} 144C${l + 10} 150 ${l + 6} 160 ${l + 4} 184Z`,
          c,
        )
      )
    case 'peci':
      return (
        path(
          `M${l - 3} 204C${l - 8} 170 ${l - 2} 150 ${l + 4} 140H${r - 4}C${r + 2} 150 ${r + 8} 170 ${r + 3} 204L${r - 4} 198L${r - 8} 158H${l + 8}L${l + 4} 198Z`,
          c,
        ) +
        path(`M${l - 5} 156L${l + 9} 96Q200 78 ${r - 9} 96L${r + 5} 156Q200 134 ${l - 5} 156Z`, look.cloth) +
        path(`M${l + 9} 96Q200 78 ${r - 9} 96Q200 108 ${l + 9} 96Z`, '#fff', 'opacity=".14"')
      )
    case 'long':
    case 'waves':
      return (
        cap(`C${r - 3} 170 ${r - 20} 142 196 122C180 142 ${l + 14} 160 ${l + 3} 202`) +
        line('M196 122Q188 104 192 92', '#fff', 2.6, 'opacity=".18"')
      )
    case 'shoulder':
      return cap(
        `C${r - 2} 180 ${r - 6} 168 ${r - 10} 160Q200 186 ${l + 10} 160C${l + 6} 168 ${l + 2} 180 ${l + 3} 202`,
      )
    case 'bob':
      return path(
        `M${l - 11} 240C${l - 24} 74 ${r + 24} 74 ${r + 11} 240L${r - 4} 236C${r} 190 ${r - 12} 160 ${r - 26} 144C216 158 178 160 ${l + 12} 150C${l + 4} 176 ${l + 2} 200 ${l + 4} 236Z`,
        c,
      )
    case 'bun':
    case 'back':
    case 'ponytail':
      return (
        cap(`C${r - 4} 166 ${r - 16} 140 200 130C${l + 16} 140 ${l + 4} 166 ${l + 3} 202`) +
        line(`M188 92Q172 104 162 130M214 92Q230 104 240 130`, '#fff', 2.4, 'opacity=".12"')
      )
    case 'braid':
      return cap(`C${r - 4} 168 ${r - 18} 142 190 126C${l + 22} 144 ${l + 6} 168 ${l + 3} 202`)
    case 'pixie':
      return path(
        `M${l - 6} 224C${l - 20} 74 ${r + 18} 70 ${r + 6} 222L${r - 2} 214C${r} 184 ${r - 6} 166 ${r - 14} 154C232 168 200 170 176 148C${l + 16} 160 ${l + 8} 180 ${l + 10} 222Q${l + 2} 232 ${l - 6} 224Z`,
        c,
      )
    case 'afro':
      return curls(186, 66, 22, 12, -200, 20, c)
    default:
      return ''
  }
}

/** The hair in front of the coat. */
export function hairOver(look: Look): string {
  if (look.hair !== 'braid') return ''
  const knots = Array.from({ length: 6 }, (_, index) =>
    group(
      `translate(${round(266 + Math.sin(index * 0.7) * 5)} ${292 + index * 23}) rotate(${index % 2 ? 24 : -24})`,
      ellipse(0, 0, 17 - index, 15, look.hairColor) + line('M-9 -5Q0 3 9 -5', '#fff', 2.2, 'opacity=".16"'),
    ),
  ).join('')
  return (
    knots +
    ellipse(268, 434, 7, 5, look.cloth) +
    path('M262 438Q258 458 268 470Q278 458 274 438Z', look.hairColor)
  )
}

/** Round curls along an arc over the head. */
function curls(
  cy: number,
  rx: number,
  r: number,
  count: number,
  from: number,
  to: number,
  color: string,
): string {
  return Array.from({ length: count }, (_, index) => {
    const angle = ((from + ((to - from) * index) / (count - 1)) * Math.PI) / 180
    return circle(
      200 + Math.cos(angle) * (rx + 6),
      cy - 8 + Math.sin(angle) * (rx + 10),
      r * (0.82 + ((index * 7) % 5) * 0.07),
      color,
    )
  }).join('')
}
