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
  /** By path of a module of the portal or of its texts: its script and what this imports. */
  modules: Record<string, string[]>
}
type AppNotes = Omit<Notes, 'imports' | 'modules'>
interface SharedGlobals {
  rawatKeepPrerenderer?: (standard: AstroPrerenderer) => AstroPrerenderer
  rawatScriptImports?: Notes['imports']
  rawatBundledModules?: Notes['modules']
}

const shared = globalThis as typeof globalThis & SharedGlobals

interface Chunk {
  type: string
  fileName: string
  isEntry?: boolean
  imports?: string[]
  moduleIds?: string[]
  facadeModuleId?: string | null
  viteMetadata?: { importedCss: Set<string> }
}

/** Finds what a chunk imports, directly or not. Paths begin with a slash. */
function reachIn(chunks: readonly Chunk[]) {
  const byName = new Map(chunks.map(chunk => [chunk.fileName, chunk]))
  const reach = (name: string, found: Set<string>) => {
    for (const one of byName.get(name)?.imports ?? [])
      if (!found.has(one)) {
        found.add(one)
        reach(one, found)
      }
    return found
  }
  return ({ fileName }: Chunk) => [...reach(fileName, new Set())].map(name => `/${name}`)
}

/** By path of an entry: what it imports. */
export function importsIn(chunks: readonly Chunk[]): Notes['imports'] {
  const reach = reachIn(chunks)
  const entries = chunks.filter(({ isEntry }) => isEntry)
  return Object.fromEntries(entries.map(chunk => [`/${chunk.fileName}`, reach(chunk)]))
}

/** What PortalStart.astro names: what is loaded by its own name, which has a chunk of its own, and texts. */
const loadedModule = /\/(src\/portal\/[\w/-]+\.tsx|node_modules\/@astrojs\/react\/dist\/client\.js)$/
const textFile = /\/(locales\/[\w-]+\/\w+\.json)$/

/** By path of a module that the portal loads by its name: its chunks and what these import. */
export function loadedModulesIn(chunks: readonly Chunk[]): Notes['modules'] {
  const reach = reachIn(chunks)
  const found: Notes['modules'] = {}
  for (const chunk of chunks) {
    const files = () => [`/${chunk.fileName}`, ...reach(chunk)]
    const [, path] = loadedModule.exec(chunk.facadeModuleId ?? '') ?? []
    if (path) found[path] = files()
    for (const id of chunk.moduleIds ?? []) {
      const [, text] = textFile.exec(id) ?? []
      if (text) found[text] = files()
    }
  }
  return found
}

/** The style sheets of the administrators' area, which Astro would put into every page of the portal. */
export function adminStylesIn(chunks: readonly Chunk[]): Set<string> {
  const isArea = ({ moduleIds }: Chunk) => moduleIds?.some(id => id.endsWith('/src/portal/admin/routes.tsx'))
  return new Set(chunks.filter(isArea).flatMap(one => [...(one.viteMetadata?.importedCss ?? [])]))
}

/** After all others. */
const lastOrder = 1000

/**
 * The styles without those of the administrators' area, except on its own page, where they are the last: Vite loads them
 * with the area's scripts. Sheets without an order get one, as Astro would exchange two of them each time it renders the
 * page.
 */
export const portalStyles = (styles: AppNotes['styles'], ofAdmins: Set<string>): AppNotes['styles'] =>
  styles.map(([key, list]) => {
    const isOfAdmins = ({ sheet }: PageStyle) => sheet.type === 'external' && ofAdmins.has(sheet.src)
    const own = list.filter(style => key.startsWith('/admins&') || !isOfAdmins(style))
    return [
      key,
      own.map((style, index) =>
        style.order >= 0
          ? style
          : { ...style, order: lastOrder + index + (isOfAdmins(style) ? lastOrder : 0) },
      ),
    ]
  })

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
  let buildNotes: AppNotes | undefined
  let scripts: Omit<Notes, keyof AppNotes> = { imports: {}, modules: {} }
  let ofAdmins = new Set<string>()
  const noteImports: Plugin = {
    name: 'rawat:note-imports',
    applyToEnvironment: environment => environment.name === 'client',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle)
      scripts = { imports: importsIn(chunks), modules: loadedModulesIn(chunks) }
      ofAdmins = adminStylesIn(chunks)
    },
  }
  shared.rawatKeepPrerenderer = standard => ({
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
  delete shared.rawatKeepPrerenderer
  if (!buildNotes) throw new Error('Astro built no pages: the hook astro:build:start was not called.')
  await bundleWorker(out)
  await rm(join(unfinished, 'cache'), { recursive: true, force: true })
  const styles = portalStyles(buildNotes.styles, ofAdmins)
  await writeFile(
    join(unfinished, notes),
    JSON.stringify({ ...buildNotes, styles, ...scripts } satisfies Notes),
  )
  // After a power cut files could be empty in a folder whose name says that it is complete, and no release could be
  // built.
  await syncTree(unfinished)
  await rm(folder, { recursive: true, force: true })
  await rename(unfinished, folder)
  await syncFolder(dirname(folder))
  return true
}

/** The values that Astro's build passes to the app in these modules, stored for other processes. */
async function notesOf(modules: string, setUp: () => unknown): Promise<AppNotes> {
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
  const { entry, styles, entries, scripts, imports, modules } = JSON.parse(
    await readFile(join(folder, notes), 'utf8'),
  ) as Notes
  const delivered = await withEntryStyles(styles, src => readFile(join(bundledFiles(folder), src), 'utf8'))
  const module = await import(pathToFileURL(join(folder, 'modules', entry)).href)
  const app = module.app as App & BuiltApp
  // Read when a page with a script is rendered: see astro.config.mjs and PortalStart.astro.
  shared.rawatScriptImports = imports
  shared.rawatBundledModules = modules
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
