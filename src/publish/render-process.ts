/**
 * The publisher's own process: runs Astro once, keeps its renderer warm, and renders again when content changed.
 * Messages: `{out, mode: 'build' | 'render'}`; answers: `{pages, milliseconds}`, `{stale: true}` where the set of pages
 * is another one and a full build is needed, or `{error}`.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { AstroPrerenderer } from 'astro'
import { build } from 'astro'
import { openContentDoor } from '#content/door.ts'
import { bundleWorker } from './bundle-worker.ts'

const root = join(import.meta.dirname, '../..')
const api = process.env.RAWAT_API as string

interface Kept extends AstroPrerenderer {
  /** Not in Astro's types: the routes' static paths are memoised here, and must be forgotten. */
  app?: { routeCache: { clearAll(): void } }
}
const slot = globalThis as typeof globalThis & { rawatKeepPrerenderer?: (prerenderer: Kept) => void }
let kept: Kept | undefined
let known = new Set<string>()
slot.rawatKeepPrerenderer = prerenderer => {
  kept = prerenderer
}

const fileOf = (pathname: string) => {
  const bare = pathname.replace(/^\/|\/$/g, '')
  if (bare === '') return 'index.html'
  return /\.[a-z0-9]+$/i.test(bare) ? bare : `${bare}.html`
}

async function buildAll(out: string): Promise<number> {
  openContentDoor(path => fetch(api + path))
  await build({ root, outDir: out, logLevel: 'error', cacheDir: join(out, '../cache') })
  await bundleWorker(out)
  known = new Set((await kept?.getStaticPaths())?.map(one => one.pathname))
  return known.size
}

async function renderAll(out: string): Promise<number | 'stale'> {
  if (!kept) return 'stale'
  openContentDoor(path => fetch(api + path))
  kept.app?.routeCache.clearAll()
  const paths = await kept.getStaticPaths()
  if (paths.length !== known.size || paths.some(one => !known.has(one.pathname))) return 'stale'
  for (const { pathname, route } of paths) {
    const file = fileOf(pathname)
    const url = new URL(
      file === 'index.html' ? '/' : pathname,
      process.env.PUBLIC_URL ?? 'http://localhost:4321',
    )
    const rendered = await kept.render(new Request(url), { routeData: route, collectMetadata: false })
    const response = rendered instanceof Response ? rendered : rendered.response
    if (response.status >= 400 && file !== '404.html')
      throw new Error(`${pathname} answered ${response.status} while it was rendered.`)
    const path = join(out, file)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, Buffer.from(await response.arrayBuffer()))
  }
  return paths.length
}

process.on('message', async ({ out, mode }: { out: string; mode: 'build' | 'render' }) => {
  const started = performance.now()
  try {
    const pages = mode === 'build' ? await buildAll(out) : await renderAll(out)
    const milliseconds = Math.round(performance.now() - started)
    process.send?.(
      pages === 'stale' ? { stale: true } : { pages, milliseconds, memory: process.memoryUsage.rss() },
    )
  } catch (error) {
    process.send?.({ error: (error as Error).stack ?? String(error) })
  }
})
// Without its parent there is nobody to render for.
process.on('disconnect', () => process.exit(0))
