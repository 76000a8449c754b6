/** `npm run build`: the public site into `dist/`, from a running API (API_URL, or the local default). */
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { openContentDoor } from '#content/slot.ts'
import { codeVersion } from './code-version.ts'
import { serviceWorker } from './service-worker.ts'
import { bundledFiles, ensureBundle } from './site-bundle.ts'
import { isForSearch, pathOf, SiteRenderer } from './site-renderer.ts'
import { sitemapFiles } from './sitemap.ts'

const root = join(import.meta.dirname, '../..')
const api = process.env.API_URL ?? `http://127.0.0.1:${process.env.PORT ?? 4321}`
const site = process.env.PUBLIC_URL ?? 'http://127.0.0.1:4321'

const ready = await fetch(`${api}/api/livez`).then(
  response => response.ok,
  () => false,
)
if (!ready) {
  process.stderr.write(`No API answers at ${api}. Start one with npm start, or name it in API_URL.\n`)
  process.exit(1)
}
const out = join(root, 'dist')
const bundle = join(out, '.bundle')
const read = (name: string) => readFile(join(out, name))
const write = async (name: string, bytes: Buffer | string) => {
  await mkdir(dirname(join(out, name)), { recursive: true })
  await writeFile(join(out, name), bytes)
}
await rm(out, { recursive: true, force: true })
await ensureBundle(bundle)
await cp(bundledFiles(bundle), out, { recursive: true })
openContentDoor(path => fetch(api + path))
const renderer = await SiteRenderer.open(bundle, site)
const shown: string[] = []
for (const file of await renderer.files()) {
  const bytes = await renderer.render(file)
  await write(file, bytes)
  if (isForSearch(file, bytes)) shown.push(pathOf(file))
}
for (const [name, bytes] of await sitemapFiles(shown, site)) await write(name, bytes)
await rm(bundle, { recursive: true })
const names = await readdir(out, { recursive: true })
const worker = await serviceWorker(
  names.map(name => name.replaceAll('\\', '/')),
  read,
  codeVersion(),
)
if (worker) await write('service-worker.js', worker)
// What renders keeps timers of its own.
process.exit(0)
