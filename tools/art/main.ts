/** `npm run art`: makes the pictures under public/ again. README.md says which parts there are. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pictures } from './pictures.ts'

const folder = join(import.meta.dirname, '../../public')

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

/** Leaves files alone that are up to date. */
function writeDrawings(): void {
  let changed = 0
  for (const [path, text] of pictures()) {
    const file = join(folder, path)
    if (read(file) === text) continue
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
    changed++
  }
  process.stdout.write(`${changed} drawings changed in public/\n`)
}

// ffmpeg and Chromium write other bytes with each version, so films and checklist are made only on request.
const parts: Record<string, (name?: string) => unknown> = {
  drawings: writeDrawings,
  films: async name => (await import('./films/render.ts')).renderFilms(name),
  checklist: async () => (await import('./checklist/render.ts')).printChecklist(),
}

const [part = 'drawings', name] = process.argv.slice(2)
const make = parts[part]
if (!make) throw new Error(`'${part}' is none of the parts: ${Object.keys(parts).join(', ')}.`)
await make(name)
