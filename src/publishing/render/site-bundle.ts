import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { AstroPrerenderer } from 'astro'
import { syncFolder, syncTree } from '../release/sync-folder.ts'
import { bundleWorker } from './bundle-worker.ts'
import { type PageStyle, withEntryStyles } from './entry-styles.ts'

const root = join(import.meta.dirname, '../../..')
const notes = 'bundle.json'

/*
 * We use only the bundling of Astro's build: our code as modules that render, and the assets that pages link to. The bundle
 * depends on the code alone and is stored, so a restart or a full rebuild of the content does not bundle again. The
 * rendering is ours (site-renderer.ts). These internals are not in Astro's public types: what the built app needs from the
 * build.
 */

interface Internals {
  pagesByKeys: Map<string, { styles: PageStyle[] }>
  entrySpecifierToBundleMap: Map<string, string>
}
interface BuiltApp {
  manifest: { pageMap: Map<string, () => Promise<unknown>> }
  setInternals(internals: Internals): void
  setOptions(options: object): void
  getSettings(): { scripts: object[] }
}
interface Notes {
  entry: string
  styles: [string, PageStyle[]][]
  entries: [string, string][]
  scripts: object[]
}
interface Slot {
  rawatKeepPrerenderer?: (standard: AstroPrerenderer) => AstroPrerenderer
}

/**
 * Bundles our code into a folder, unless it exists. The folder must be under the working directory: Astro puts
 * modules elsewhere otherwise.
 */
export async function ensureBundle(folder: string): Promise<boolean> {
  if (existsSync(join(folder, notes))) return false
  const unfinished = `${folder}.making`
  await rm(unfinished, { recursive: true, force: true })
  const out = join(unfinished, 'files')
  await mkdir(out, { recursive: true })
  let buildNotes: Notes | undefined
  const slot = globalThis as typeof globalThis & Slot
  slot.rawatKeepPrerenderer = standard => ({
    ...standard,
    setup: async () => {
      const modules = join(out, '.prerender')
      buildNotes = await notesOf(modules, () => standard.setup?.())
      await rename(modules, join(unfinished, 'modules'))
    },
    // Astro must not render pages: site-renderer.ts does.
    getStaticPaths: async () => [],
  })
  const { build } = await import('astro')
  const cacheDir = join(unfinished, 'cache')
  // Vite's default cache is in node_modules, which the user that runs Rawat may not be able to write.
  await build({ root, outDir: out, logLevel: 'error', cacheDir, vite: { cacheDir: join(cacheDir, 'vite') } })
  delete slot.rawatKeepPrerenderer
  if (!buildNotes) throw new Error('Astro built no pages: the hook astro:build:start was not called.')
  await bundleWorker(out)
  await rm(join(unfinished, 'cache'), { recursive: true, force: true })
  await writeFile(join(unfinished, notes), JSON.stringify(buildNotes))
  // After a power cut files could be empty in a folder whose name says that it is complete, and no release could be
  // built.
  await syncTree(unfinished)
  await rm(folder, { recursive: true, force: true })
  await rename(unfinished, folder)
  await syncFolder(dirname(folder))
  return true
}

/** The values that Astro's build passes to the app in these modules, stored for other processes. */
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

/** The app of a stored bundle, ready to render. */
export async function openBundle<App>(folder: string): Promise<App> {
  const { entry, styles, entries, scripts } = JSON.parse(await readFile(join(folder, notes), 'utf8')) as Notes
  const delivered = await withEntryStyles(styles, src => readFile(join(bundledFiles(folder), src), 'utf8'))
  const module = await import(pathToFileURL(join(folder, 'modules', entry)).href)
  const app = module.app as App & BuiltApp
  app.setInternals({
    pagesByKeys: new Map(delivered.map(([key, list]) => [key, { styles: list }])),
    entrySpecifierToBundleMap: new Map(entries),
  })
  for (const [name, load] of app.manifest.pageMap) {
    let page: Promise<unknown> | undefined
    // Astro imports the module for each page that it renders, which takes 0.2 ms even if it is loaded.
    app.manifest.pageMap.set(name, () => (page ??= load()))
  }
  app.setOptions({ settings: { scripts }, logger: { options: { destination: { write: () => true } } } })
  return app
}

/** The folder of the files that depend on the code alone: assets, and the files of public/. */
export const bundledFiles = (folder: string): string => join(folder, 'files')
