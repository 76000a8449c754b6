import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { contrast, type Rgb, toRgb } from './color.ts'

type Variables = Map<string, string>

const css = ['tokens', 'scales']
  .map(name => readFileSync(new URL(`./css/${name}.css`, import.meta.url), 'utf8'))
  .join('\n')
  .replace(/\/\*[\s\S]*?\*\//g, '')

/** Every custom property that holds on an element with this scheme, later blocks winning. */
function variables(scheme: 'is-light' | 'is-dark', overrides: Record<string, string> = {}): Variables {
  const found: Variables = new Map()
  for (const [, selectors = '', body = ''] of css.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    const parts = selectors.split(',').map(part => part.trim())
    if (!parts.includes(':root') && !parts.includes(`.${scheme}`)) continue
    for (const [, name = '', value = ''] of body.matchAll(/(--[\w-]+):([^;]+);/g))
      found.set(name, value.trim())
  }
  for (const [name, value] of Object.entries(overrides)) found.set(name, value)
  return found
}

function resolve(value: string, known: Variables): string {
  return value.replace(/var\((--[\w-]+)\)/g, (_, name: string) => {
    const next = known.get(name)
    if (next === undefined) throw new Error(`${name} is used in the tokens but never set.`)
    return resolve(next, known)
  })
}

function color(name: string, known: Variables): Rgb {
  const text = resolve(`var(${name})`, known).replace(
    /calc\(\s*([\d.]+)\s*\*\s*([\d.]+)\s*\)/g,
    (_, a: string, b: string) => String(Number(a) * Number(b)),
  )
  const [, lightness, chroma, hue] = /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)$/.exec(text) ?? []
  if (hue === undefined) throw new Error(`${name} is '${text}', which this test cannot read as oklch(l c h).`)
  return toRgb({ lightness: Number(lightness), chroma: Number(chroma), hue: Number(hue) })
}

const grounds = ['--canvas', '--surface', '--surface-raised', '--surface-sunk']
const on = (ink: string, where: string[]) => where.map(ground => [ink, ground] as const)

/** Text that is read: 7:1. */
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
  ['--on-emergency', '--emergency'],
  ['--on-emergency', '--emergency-hover'],
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
  const known = variables(scheme)

  test('reading text stands out at 7:1', () => {
    expect(tooFaint(known, read, 7)).toEqual([])
  })

  test('every other text stands out at 4.5:1', () => {
    expect(tooFaint(known, seen, 4.5)).toEqual([])
  })

  test('the edges of controls and the focus ring stand out at 3:1', () => {
    expect(tooFaint(known, edges, 3)).toEqual([])
  })

  test("a hospital's own colour never makes words unreadable", () => {
    const faint = Array.from({ length: 24 }, (_, index) => index * 15).flatMap(hue =>
      [0.03, 0.09, 0.16].flatMap(chroma => {
        const branded = variables(scheme, { '--brand-hue': String(hue), '--brand-chroma': String(chroma) })
        return [...tooFaint(branded, read, 6.5), ...tooFaint(branded, seen, 4.5)].map(
          line => `hue ${hue}, chroma ${chroma}: ${line}`,
        )
      }),
    )
    expect(faint).toEqual([])
  })
})

test('black on white is 21:1, and emerald is where its designer put it', () => {
  expect(contrast([0, 0, 0], [1, 1, 1])).toBeCloseTo(21, 5)
  // oklch(0.596 0.145 163.225) is Tailwind's emerald 600, #009966.
  const rgb = toRgb({ lightness: 0.596, chroma: 0.145, hue: 163.225 }).map(part => Math.round(part * 255))
  expect(rgb).toEqual([0x00, 0x99, 0x66])
})
