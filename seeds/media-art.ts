import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { sheet } from '#ui/art/pen.ts'
import { coverDrawings } from './drawings/covers.ts'
import { eventDrawings } from './drawings/events.ts'
import { newsDrawings } from './drawings/news.ts'
import { captions, frame } from './films/film.ts'
import { films } from './films/films.ts'

const cover = { width: 1200, height: 800 }

/** The drawings of news, events and articles, and what of the films needs no ffmpeg, by their path below public/art. */
export function mediaArt(): Map<string, string> {
  const drawn = { covers: coverDrawings, news: newsDrawings, events: eventDrawings }
  return new Map([
    ...Object.entries(drawn).flatMap(([folder, drawings]) =>
      Object.entries(drawings).map(
        ([name, draw]) => [`${folder}/${name}.svg`, sheet(cover, draw())] as const,
      ),
    ),
    ...Object.values(films).flatMap(film => [
      [`videos/${film.name}.svg`, frame(film, film.poster)] as const,
      [`videos/${film.name}.en.vtt`, captions(film, 'en')] as const,
      [`videos/${film.name}.id.vtt`, captions(film, 'id')] as const,
    ]),
  ])
}

if (import.meta.main) {
  for (const [name, text] of mediaArt()) {
    const file = join(import.meta.dirname, '../public/art', name)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
}
