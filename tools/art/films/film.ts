import type { FilmScript } from '../../../seeds/films.ts'
import { paint, skins } from '../palette.ts'
import { box, circle, group, line, sheet } from '../svg.ts'

/** Draws a step at one moment, 960 by 540. `part` is the share of the step that is over, from 0 to 1; `seconds` counts from the start of the step. */
type DrawStep = (part: number, seconds: number) => string

/** A silent film: the script of the demo, and a drawing for each step. */
export interface Film extends FilmScript {
  steps: (FilmScript['steps'][number] & { draw: DrawStep })[]
  /** The second whose picture is the poster. */
  poster: number
}

/** Adds the drawings to a script, one for each step in the same order. */
export function film(script: FilmScript, poster: number, drawings: DrawStep[]): Film {
  const steps = script.steps.map((step, index) => {
    const draw = drawings[index]
    if (!draw) throw new Error(`The film '${script.name}' has no drawing for step ${index + 1}.`)
    return { ...step, draw }
  })
  return { ...script, steps, poster }
}

const size = { width: 960, height: 540 } as const

/** Rises from 0 to 1 while `value` goes from `from` to `to`; it starts and ends slowly. */
export function ease(value: number, from = 0, to = 1): number {
  const part = Math.min(1, Math.max(0, (value - from) / (to - from)))
  return part * part * (3 - 2 * part)
}
export const swing = (seconds: number, perSecond: number): number =>
  Math.sin(seconds * perSecond * 2 * Math.PI)

/** The back of a hand with the fingers up; its wrist is at 0,50. */
export function hand(
  x: number,
  y: number,
  turn: number,
  scale: number,
  skin: number,
  sleeve: string,
): string {
  const { tone, shade } = skins[skin] ?? skins[2]
  return group(
    `translate(${Math.round(x)} ${Math.round(y)}) rotate(${Math.round(turn)}) scale(${scale})`,
    box(-34, 46, 68, 190, sleeve, 14) +
      box(-38, 44, 76, 22, paint.white, 10) +
      line('M-26 -10L-33 -84M-8 -14L-11 -102M10 -14L13 -98M27 -8L35 -78', tone, 19) +
      line('M-28 26L-62 -12', tone, 21) +
      box(-38, -32, 76, 86, tone, 30) +
      line('M-17 -18V4M1 -22V2M19 -18V4', shade, 4, 'opacity=".7"'),
  )
}

export const bubbles = (seconds: number, x: number, y: number): string =>
  Array.from({ length: 11 }, (_, index) => {
    const rise = (seconds * 0.35 + index * 0.173) % 1
    const across = ((index * 71) % 260) - 130
    return circle(
      x + across + swing(seconds + index, 0.3) * 8,
      y - rise * 150 + ((index * 37) % 60),
      8 + ((index * 5) % 13),
      paint.white,
      `opacity="${(0.9 - rise * 0.7).toFixed(2)}" stroke="#9fd0d6" stroke-width="2.5"`,
    )
  }).join('')

/** A dot for each step; the current one is larger, and those that are over are green. */
const progress = (film: Film, current: number): string =>
  box(480 - film.steps.length * 17, 496, film.steps.length * 34, 32, paint.mist, 16, 'opacity=".85"') +
  film.steps
    .map((_, index) =>
      circle(
        480 + (index - (film.steps.length - 1) / 2) * 30,
        512,
        index === current ? 8 : 5,
        index <= current ? paint.brand : '#b9cfc3',
      ),
    )
    .join('')

/** The picture at a moment of the film, as SVG. Between two steps it fades to the background colour. */
export function frame(film: Film, seconds: number): string {
  let before = 0
  for (const [index, step] of film.steps.entries()) {
    const own = seconds - before
    before += step.seconds
    if (own >= step.seconds && index < film.steps.length - 1) continue
    const fade = 1 - Math.min(ease(own, 0, 0.3), 1 - ease(own, step.seconds - 0.2, step.seconds))
    const last = index === film.steps.length - 1
    const cover = (index === 0 && own < 0.3) || (last && own > 0.4) ? 0 : fade
    return sheet(
      size,
      box(0, 0, size.width, size.height, paint.mist) +
        step.draw(own / step.seconds, own) +
        (cover > 0.01
          ? box(0, 0, size.width, size.height, paint.mist, 0, `opacity="${cover.toFixed(3)}"`)
          : '') +
        progress(film, index),
    )
  }
  throw new Error(`The film '${film.name}' has no steps.`)
}

const clock = (seconds: number) =>
  `00:${String(Math.floor(seconds / 60)).padStart(2, '0')}:${(seconds % 60).toFixed(3).padStart(6, '0')}`

/** The captions in one language, as WebVTT. */
export function captions(film: Film, language: 'en' | 'id'): string {
  let start = 0
  const cues = film.steps.map(step => {
    const end = start + step.seconds
    const cue = `${clock(start)} --> ${clock(end - 0.05)}\n${step.caption[language]}`
    start = end
    return cue
  })
  return `WEBVTT\n\n${cues.join('\n\n')}\n`
}
