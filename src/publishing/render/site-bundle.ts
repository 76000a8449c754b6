import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { AstroPrerenderer } from 'astro'
import { syncFolder, syncTree } from '../release/sync-folder.ts'
import { bundleWorker } from './bundle-worker.ts'

const root = join(import.meta.dirname, '../../..')
const notes = 'bundle.json'

/*
 * Of Astro's build only the bundling is used: our code as modules that render, and the assets that pages name. It depends
 * on the code alone and is kept, so that a restart and a full build of the content need no bundling. Rendering is ours
 * (site-renderer.ts). Not promised by Astro's types: what the built app asks of the build that made it.
 */

interface Internals {
  pagesByKeys: Map<string, { styles: object[] }>
  entrySpecifierToBundleMap: Map<string, string>
}
interface BuiltApp {
  setInternals(internals: Internals): void
  setOptions(options: object): void
  getSettings(): { scripts: object[] }
}
interface Notes {
  entry: string
  styles: [string, object[]][]
  entries: [string, string][]
  scripts: object[]
}
interface Slot {
  rawatKeepPrerenderer?: (standard: AstroPrerenderer) => AstroPrerenderer
}

/** Bundles our code into a folder, unless it lies there already. The folder must lie under the working directory: Astro puts modules elsewhere otherwise. */
export async function ensureBundle(folder: string): Promise<boolean> {
  if (existsSync(join(folder, notes))) return false
  const making = `${folder}.making`
  await rm(making, { recursive: true, force: true })
  const out = join(making, 'files')
  await mkdir(out, { recursive: true })
  let kept: Notes | undefined
  const slot = globalThis as typeof globalThis & Slot
  slot.rawatKeepPrerenderer = standard => ({
    ...standard,
    setup: async () => {
      const modules = join(out, '.prerender')
      kept = await notesOf(modules, () => standard.setup?.())
      await rename(modules, join(making, 'modules'))
    },
    // Astro renders nothing: we do.
    getStaticPaths: async () => [],
  })
  const { build } = await import('astro')
  const cacheDir = join(making, 'cache')
  // Vite's own would lie in node_modules, which whoever runs Rawat need not be able to write.
  await build({ root, outDir: out, logLevel: 'error', cacheDir, vite: { cacheDir: join(cacheDir, 'vite') } })
  delete slot.rawatKeepPrerenderer
  if (!kept) throw new Error('Astro built no pages: the hook astro:build:start was not called.')
  await bundleWorker(out)
  await rm(join(making, 'cache'), { recursive: true, force: true })
  await writeFile(join(making, notes), JSON.stringify(kept))
  // A power cut would leave files empty under a name that says they are whole, and no release could be built.
  await syncTree(making)
  await rm(folder, { recursive: true, force: true })
  await rename(making, folder)
  await syncFolder(dirname(folder))
  return true
}

/** What the app in these modules is given by the build, so that another process can give it the same. */
async function notesOf(modules: string, setUp: () => unknown): Promise<Notes> {
  const entry = (await readdir(modules)).find(name => /^prerender-entry.*\.mjs$/.test(name))
  if (!entry) throw new Error(`Astro left no entry in ${modules}: its names have changed.`)
  const { app } = (await import(pathToFileURL(join(modules, entry)).href)) as { app: BuiltApp }
  let internals: Internals | undefined
  const give = app.setInternals.bind(app)
  app.setInternals = value => {
    internals = value
    give(value)
  }
  await setUp()
  if (!internals) throw new Error('Astro no longer gives its app the internals of the build.')
  return {
    entry,
    styles: [...internals.pagesByKeys].map(([key, page]) => [key, page.styles]),
    entries: [...internals.entrySpecifierToBundleMap],
    scripts: app.getSettings().scripts,
  }
}

/** The app of a kept bundle, ready to render. */
export async function openBundle<App>(folder: string): Promise<App> {
  const { entry, styles, entries, scripts } = JSON.parse(await readFile(join(folder, notes), 'utf8')) as Notes
  const module = await import(pathToFileURL(join(folder, 'modules', entry)).href)
  const app = module.app as App & BuiltApp
  app.setInternals({
    pagesByKeys: new Map(styles.map(([key, list]) => [key, { styles: list }])),
    entrySpecifierToBundleMap: new Map(entries),
  })
  app.setOptions({ settings: { scripts }, logger: { options: { destination: { write: () => true } } } })
  return app
}

/** The folder of the files that the code alone makes: assets, and what lies in public/. */
export const bundledFiles = (folder: string): string => join(folder, 'files')
