/**
 * `npm run build`: builds the public site into `dist/`, with content of a running API (API_URL, or the local
 * default).
 */
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fetchSource } from '#content/fetch-source.ts'
import { newSteps } from '#terminal/steps.ts'
import { pagesVersion } from './release/code-version.ts'
import type { ReleaseFile } from './release/release.ts'
import { serviceWorker } from './release/service-worker.ts'
import { SiteStore } from './release/site-store.ts'
import { allContentOf } from './release/source-content.ts'
import { Renderer } from './render/renderer.ts'

const out = join(import.meta.dirname, '../../dist')
const directory = join(out, '.build')
const api = process.env.API_URL ?? `http://127.0.0.1:${process.env.PORT ?? 4321}`
const site = process.env.PUBLIC_URL ?? 'http://127.0.0.1:4321'
const steps = newSteps()

async function build(): Promise<string> {
  const ready = await fetch(`${api}/api/livez`).then(
    response => response.ok,
    () => false,
  )
  if (!ready) throw new Error(`No API answers at ${api}. Start one with npm start, or name it in API_URL.`)
  await rm(out, { recursive: true, force: true })
  const code = pagesVersion(site)
  const renderer = new Renderer({ publicUrl: site, directory, code })
  renderer.steps = steps
  try {
    await renderer.open()
    steps.begin('Reading the content')
    const content = await allContentOf(fetchSource(path => fetch(api + path)))
    await renderer.ask({ ask: 'load', content, resume: null })
    const now = Temporal.Now.instant().toString()
    const { files, failed, workers } = await renderer.ask({ ask: 'render', content: null, now, full: true })
    const [first] = failed
    if (first) throw new Error(`${failed.length} pages could not be rendered. ${first.file}: ${first.error}`)
    const bytes = await writeFiles(files, code)
    const names = Object.keys(files)
    const pages = names.filter(name => name.endsWith('.html')).length
    const others = `${names.length - pages} other files, ${(bytes / 1e6).toFixed(1)} MB`
    return `Built ${pages.toLocaleString('en')} pages and ${others} in ${steps.taken}, rendered by ${workers.length === 0 ? 'one process' : `${workers.length + 1} processes`}, in ${out}`
  } finally {
    renderer.stop()
    await rm(directory, { recursive: true, force: true })
  }
}

/** Returns the number of bytes written. */
async function writeFiles(files: Record<string, ReleaseFile>, code: string): Promise<number> {
  const store = new SiteStore(directory)
  const read = (name: string) => store.read(files[name] as ReleaseFile)
  const names = Object.keys(files)
  steps.begin('Writing files', names.length)
  let size = 0
  const write = async (name: string, bytes: Buffer | string) => {
    await mkdir(dirname(join(out, name)), { recursive: true })
    await writeFile(join(out, name), bytes)
    size += bytes.length
  }
  for (const [index, name] of names.entries()) {
    await write(name, await read(name))
    steps.at(index)
  }
  const worker = await serviceWorker(names, read, code)
  if (worker) await write('service-worker.js', worker)
  return size
}

try {
  steps.end(await build())
} catch (error) {
  steps.stop()
  process.stderr.write(`${(error as Error).message}\n`)
  process.exitCode = 1
}
