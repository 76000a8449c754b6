/** `npm run build`: the public site into `dist/`, from a running API (API_URL, or the local default). */
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'astro'
import { openContentDoor } from '#content/door.ts'
import { bundleWorker } from './bundle-worker.ts'
import { codeVersion } from './code-version.ts'
import { serviceWorker } from './service-worker.ts'

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
const out = join(root, 'dist')
await build({ root, outDir: out })
await bundleWorker(out)
const names = await readdir(out, { recursive: true })
const read = (name: string) => readFile(join(out, name))
const worker = await serviceWorker(
  names.map(name => name.replaceAll('\\', '/')),
  read,
  codeVersion(),
)
if (worker) await writeFile(join(out, 'service-worker.js'), worker)
