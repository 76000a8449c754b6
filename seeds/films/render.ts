/**
 * `node seeds/films/render.ts [name]`: the films as MP4 files under public/art/videos (posters and captions: ../media-art.ts).
 * It needs ffmpeg (apt install ffmpeg); what it makes is committed, so nobody else does.
 */
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { type Film, frame, lengthOf } from './film.ts'
import { films } from './films.ts'

const framesPerSecond = 15
const out = join(import.meta.dirname, '../../public/art/videos')

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

if (import.meta.main) {
  mkdirSync(out, { recursive: true })
  const wanted = process.argv[2]
  for (const film of Object.values(films)) {
    if (wanted && wanted !== film.name) continue
    await render(film)
  }
}
