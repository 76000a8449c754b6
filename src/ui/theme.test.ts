import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { contrast, type Rgb, toRgb } from './color.ts'
import { inSrgb, tokenRules, type Variables, variables } from './srgb.ts'

const tokens = tokenRules(
  ['tokens', 'scales']
    .map(name => readFileSync(new URL(`./css/${name}.css`, import.meta.url), 'utf8'))
    .join('\n'),
)

/** Measured on the sRGB fallback, which is rounded to whole numbers: oklch() differs by at most half a step. */
function color(name: string, known: Variables): Rgb {
  const text = inSrgb(`var(${name})`, known)
  const parts = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/.exec(text)?.slice(1)
  if (!parts) throw new Error(`${name} is '${text}', which this test cannot read as #rrggbb.`)
  return parts.map(part => Number.parseInt(part, 16) / 255) as unknown as Rgb
}

const grounds = ['--canvas', '--surface', '--surface-raised', '--surface-sunk']
const on = (ink: string, where: string[]) => where.map(ground => [ink, ground] as const)

/** Running text: 7:1. */
const read = [
  ...on('--ink', [...grounds, '--neutral-3', '--neutral-4', '--brand-tint', '--brand-5']),
  ...on('--ink-soft', grounds),
  ['--on-brand-tint', '--brand-tint'],
  ['--on-accent-tint', '--accent-tint'],
  ['--on-emergency-tint', '--emergency-tint'],
  ['--on-error-tint', '--error-tint'],
  ['--on-success-tint', '--success-tint'],
  ['--on-info-tint', '--info-tint'],
  ['--on-warning-tint', '--warning-tint'],
  ['--on-accent', '--accent'],
  ['--on-emergency', '--emergency'],
  ['--on-emergency', '--emergency-hover'],
] as const

/** Labels, links, hints and messages: 4.5:1. */
const seen = [
  ...on('--brand-strong', [...grounds, '--brand-tint']),
  ...on('--ink-faint', [...grounds, '--neutral-3']),
  ...on('--error', grounds),
  ...on('--emergency-ink', [...grounds, '--emergency-tint']),
  ...on('--success', [...grounds, '--success-tint']),
  ...on('--info', [...grounds, '--info-tint']),
  ...on('--warning', [...grounds, '--warning-tint']),
  ['--on-brand', '--brand'],
  ['--on-brand', '--brand-hover'],
  ['--on-accent', '--accent-hover'],
  ['--on-brand-tint', '--brand-4'],
] as const

/** Edges of controls and the focus ring: 3:1 (WCAG 1.4.11). */
const edges = [...on('--line-control', grounds), ...on('--focus', grounds)] as const

function tooFaint(known: Variables, pairs: readonly (readonly [string, string])[], least: number): string[] {
  return pairs
    .map(([ink, ground]) => [ink, ground, contrast(color(ink, known), color(ground, known))] as const)
    .filter(([, , ratio]) => ratio < least)
    .map(
      ([ink, ground, ratio]) => `${ink} on ${ground} is ${ratio.toFixed(2)}:1, at least ${least}:1 is needed`,
    )
}

describe.each(['is-light', 'is-dark'] as const)('in the scheme %s', scheme => {
  const known = variables(tokens, scheme)

  test('running text has a contrast of 7:1', () => {
    expect(tooFaint(known, read, 7)).toEqual([])
  })

  test('every other text has a contrast of 4.5:1', () => {
    expect(tooFaint(known, seen, 4.5)).toEqual([])
  })

  test('the edges of controls and the focus ring have a contrast of 3:1', () => {
    expect(tooFaint(known, edges, 3)).toEqual([])
  })

  test("a hospital's own colour never makes text unreadable", () => {
    const faint = Array.from({ length: 24 }, (_, index) => index * 15).flatMap(hue =>
      [0.03, 0.09, 0.16].flatMap(chroma => {
        const branded = variables(tokens, scheme, {
          '--brand-hue': String(hue),
          '--brand-chroma': String(chroma),
        })
        return [...tooFaint(branded, read, 6.5), ...tooFaint(branded, seen, 4.5)].map(
          line => `hue ${hue}, chroma ${chroma}: ${line}`,
        )
      }),
    )
    expect(faint).toEqual([])
  })
})

test('black on white is 21:1, and emerald matches its published sRGB value', () => {
  expect(contrast([0, 0, 0], [1, 1, 1])).toBeCloseTo(21, 5)
  // oklch(0.596 0.145 163.225) is Tailwind's emerald 600, #009966.
  const rgb = toRgb({ lightness: 0.596, chroma: 0.145, hue: 163.225 }).map(part => Math.round(part * 255))
  expect(rgb).toEqual([0x00, 0x99, 0x66])
})
