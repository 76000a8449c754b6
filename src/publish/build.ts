/** `npm run build`: the public site into `dist/`, from a running API (API_URL, or the local default). */
import { join } from 'node:path'
import { build } from 'astro'
import { openContentDoor } from '#content/door.ts'

const root = join(import.meta.dirname, '../..')
const api = process.env.API_URL ?? `http://127.0.0.1:${process.env.PORT ?? 4321}`

const ready = await fetch(`${api}/api/livez`).then(
  response => response.ok,
  () => false,
)
if (!ready) {
  process.stderr.write(`No API answers at ${api}. Start one with npm start, or name it in API_URL.\n`)
  process.exit(1)
}
openContentDoor(path => fetch(api + path))
await build({ root, outDir: join(root, 'dist') })
