import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const root = join(import.meta.dirname, '../../..')

interface Vite {
  build(config: object): Promise<{ output: { code: string }[] }[]>
}

/**
 * The service worker's code as one script beside the pages' assets, by the Vite that Astro brings: Astro bundles pages,
 * and a worker's script may not be split into modules as theirs are.
 */
export async function bundleWorker(out: string): Promise<void> {
  const ofAstro = createRequire(fileURLToPath(import.meta.resolve('astro')))
  const { build } = (await import(pathToFileURL(ofAstro.resolve('vite')).href)) as Vite
  const [bundle] = await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      lib: {
        entry: join(root, 'src/islands/offline/service-worker.ts'),
        formats: ['iife'],
        name: 'rawatWorker',
        fileName: 'service-worker',
      },
    },
  })
  const code = bundle?.output[0]?.code
  if (!code) throw new Error('The service worker could not be bundled: Vite gave no code.')
  const hash = createHash('sha256').update(code).digest('hex').slice(0, 8)
  await mkdir(join(out, '_assets'), { recursive: true })
  await writeFile(join(out, '_assets', `service-worker.${hash}.js`), code)
}
