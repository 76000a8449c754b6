import type { ReleaseFile } from '#publishing/release/release.ts'
import type { BuiltSite } from './built-site.ts'
import { gzip, importsOf } from './weight.ts'

interface Screen {
  name: string
  /** The shell's file. */
  shell: string
  /** The chunks that its routes load before they render, by file name, and a text that distinguishes chunks of the same name. */
  parts: [name: string, says?: string][]
  /** Maximum of gzip bytes, without the texts of one language. */
  most: number
  /** Maximum of files: each is a question on a slow connection. */
  files: number
}

/*
 * React, the used half of its router and i18next, lowered for the oldest browsers (ui/browser-floor.ts), are 91 KB of each
 * figure. The rest is our own code, with the language list and panel of the public pages. The sign-in page loads
 * no React Hook Form, no zod, no React Aria and no queries before the first input; a list loads no zod and no React Aria.
 */
export const firstScreens: Screen[] = [
  { name: 'sign-in screen', shell: 'auth.html', parts: [], most: 120_000, files: 13 },
  {
    name: 'dashboard of a patient',
    shell: 'patients.html',
    parts: [['signed-in'], ['patient', 'patient:dashboard']],
    most: 144_900,
    files: 15,
  },
  {
    name: 'list of an administrator',
    shell: 'admins.html',
    parts: [['signed-in'], ['admin', 'settings/identity'], ['ListScreen']],
    most: 170_800,
    files: 17,
  },
]

type Site = Pick<BuiltSite, 'release' | 'text'>

/** The path of the chunk with this name, and with this text in it. */
async function chunkOf({ release, text }: Site, [name, says]: Screen['parts'][number]): Promise<string> {
  const files = Object.keys(release.files).filter(
    path => path.startsWith(`_assets/${name}.`) && path.endsWith('.js'),
  )
  const texts = await Promise.all(files.map(text))
  const own = files.filter((_, index) => !says || texts[index]?.includes(says))
  if (own.length !== 1)
    throw new Error(`${name} is ${own.length} files: the bundles of the portal have changed.`)
  return own[0] as string
}

interface AreaFiles {
  /** The chunk of the area's routes. */
  own: string
  /** What the area's other screens load, by Vite's list in that chunk. */
  screens: string[]
}

/** The files of the two areas behind a sign-in. */
export async function areaFiles(site: Site): Promise<Record<'patients' | 'admins', AreaFiles>> {
  const filesOf = async (...part: Screen['parts'][number]) => {
    const own = await chunkOf(site, part)
    const [list = '[]'] = /(?<=m\.f=)\[[^\]]*\]/.exec(await site.text(own)) ?? []
    return { own, screens: JSON.parse(list) as string[] }
  }
  const [patients, admins] = await Promise.all([
    filesOf('patient', 'patient:dashboard'),
    filesOf('admin', 'settings/identity'),
  ])
  return { patients, admins }
}

/** The scripts that a browser has loaded when the screen is rendered; `late` are those that the shell does not name. */
export async function portalScripts(
  { shell, parts }: Screen,
  site: Site,
): Promise<{ bytes: number; files: number; late: string[] }> {
  const { release, text } = site
  const html = await text(shell)
  // Leave out the reload prompt, an island that hydrates only when it is needed.
  const now = html.replace(/<astro-island(?![^>]*client="only")[^>]*>/g, '')
  const named = [...now.matchAll(/(?:component-url|renderer-url|<script[^>]* src)="\/([^"]+\.js)"/g)]
  const found = named.map(match => match[1] as string)
  for (const part of parts) found.push(await chunkOf(site, part))
  const modules = new Set<string>()
  const visit = async (path: string): Promise<void> => {
    if (modules.has(path)) return
    modules.add(path)
    for (const next of importsOf(await text(path))) {
      await visit(new URL(next, `https://x/${path}`).pathname.slice(1))
    }
  }
  for (const path of found) await visit(path)
  return {
    bytes: [...modules].reduce((sum, path) => sum + gzip(release.files[path] as ReleaseFile), 0),
    files: modules.size,
    late: [...modules].filter(path => !html.includes(`/${path}"`)),
  }
}
