import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { AstroPrerenderer } from 'astro'
import type { Plugin } from 'vite'
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
  /** By path of a script: the paths of the scripts that it imports, directly or not. */
  imports: Record<string, string[]>
}
interface Slot {
  rawatKeepPrerenderer?: (standard: AstroPrerenderer) => AstroPrerenderer
  rawatScriptImports?: Notes['imports']
}

const slot = globalThis as typeof globalThis & Slot

/** By path of an entry: what it imports, directly or not. Paths begin with a slash. */
export function importsIn(
  chunks: readonly { type: string; fileName: string; isEntry?: boolean; imports?: string[] }[],
): Record<string, string[]> {
  const byName = new Map(chunks.map(chunk => [chunk.fileName, chunk]))
  const reach = (name: string, found: Set<string>) => {
    for (const one of byName.get(name)?.imports ?? [])
      if (!found.has(one)) {
        found.add(one)
        reach(one, found)
      }
    return found
  }
  return Object.fromEntries(
    chunks
      .filter(({ isEntry }) => isEntry)
      .map(({ fileName }) => [`/${fileName}`, [...reach(fileName, new Set())].map(name => `/${name}`)]),
  )
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
  let buildNotes: Omit<Notes, 'imports'> | undefined
  let imports: Notes['imports'] = {}
  const noteImports: Plugin = {
    name: 'rawat:note-imports',
    applyToEnvironment: environment => environment.name === 'client',
    generateBundle(_, bundle) {
      imports = importsIn(Object.values(bundle))
    },
  }
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
  await build({
    ...{ root, outDir: out, logLevel: 'error', cacheDir },
    vite: { cacheDir: join(cacheDir, 'vite'), plugins: [noteImports] },
  })
  delete slot.rawatKeepPrerenderer
  if (!buildNotes) throw new Error('Astro built no pages: the hook astro:build:start was not called.')
  await bundleWorker(out)
  await rm(join(unfinished, 'cache'), { recursive: true, force: true })
  await writeFile(join(unfinished, notes), JSON.stringify({ ...buildNotes, imports } satisfies Notes))
  // After a power cut files could be empty in a folder whose name says that it is complete, and no release could be
  // built.
  await syncTree(unfinished)
  await rm(folder, { recursive: true, force: true })
  await rename(unfinished, folder)
  await syncFolder(dirname(folder))
  return true
}

/** The values that Astro's build passes to the app in these modules, stored for other processes. */
async function notesOf(modules: string, setUp: () => unknown): Promise<Omit<Notes, 'imports'>> {
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
  const { entry, styles, entries, scripts, imports } = JSON.parse(
    await readFile(join(folder, notes), 'utf8'),
  ) as Notes
  const delivered = await withEntryStyles(styles, src => readFile(join(bundledFiles(folder), src), 'utf8'))
  const module = await import(pathToFileURL(join(folder, 'modules', entry)).href)
  const app = module.app as App & BuiltApp
  // Read when a page with a script is rendered: see astro.config.mjs.
  slot.rawatScriptImports = imports
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
