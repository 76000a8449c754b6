import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { lengthOf } from '../../../seeds/films.ts'
import { type Film, frame } from './film.ts'
import { films } from './films.ts'

const framesPerSecond = 15
const out = join(import.meta.dirname, '../../../public/art/videos')

async function render(film: Film): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'rawat-film-'))
  const count = Math.round(lengthOf(film) * framesPerSecond)
  for (let index = 0; index < count; index++) {
    const svg = Buffer.from(frame(film, index / framesPerSecond))
    await sharp(svg)
      .png({ compressionLevel: 1 })
      .toFile(join(folder, `${String(index).padStart(4, '0')}.png`))
  }
  const rate = String(framesPerSecond)
  const coding = [
    '-c:v',
    'libx264',
    '-preset',
    'veryslow',
    '-tune',
    'animation',
    '-crf',
    '27',
    '-pix_fmt',
    'yuv420p',
  ]
  const file = join(out, `${film.name}.mp4`)
  execFileSync('ffmpeg', [
    ...['-y', '-loglevel', 'error', '-framerate', rate, '-i', join(folder, '%04d.png')],
    ...coding,
    ...[
      '-movflags',
      '+faststart',
      '-map_metadata',
      '-1',
      '-fflags',
      '+bitexact',
      '-flags:v',
      '+bitexact',
      file,
    ],
  ])
  rmSync(folder, { recursive: true })
}

/** Writes the films as MP4 files under public/art/videos: all of them, or the one with this name. It needs ffmpeg. */
export async function renderFilms(name?: string): Promise<void> {
  mkdirSync(out, { recursive: true })
  for (const film of films) if (!name || name === film.name) await render(film)
}
