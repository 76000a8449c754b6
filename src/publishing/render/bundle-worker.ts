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
 * Bundles the service worker into one script beside the assets of the pages. Uses the Vite that Astro depends on: Astro
 * itself bundles pages only, and splits their scripts into modules, which a service worker cannot have.
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
