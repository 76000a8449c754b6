import { createHash } from 'node:crypto'
import { contentLanguages } from '#entities/localized.ts'
import { localizedPath } from '#i18n/paths.ts'
import { translateIn } from '#i18n/texts-from-disk.ts'

/** The pages that open offline, in both languages. */
const pages = contentLanguages.flatMap(language =>
  ['/emergency', '/offline'].map(path => localizedPath(language, path)),
)
/**
 * The file with its code (see bundle-worker.ts): like every asset it has a hash in its name; the worker itself has a
 * fixed address.
 */
const codeFile = /^_assets\/service-worker[.-][\w-]+\.js$/

/**
 * Detects an emergency that is typed into the search: the signs, and the code that finds them
 * (search/emergency-watch.ts, islands/search/show-emergency.ts).
 */
const emergencySigns = 'search/emergency.json'
const emergencyCode = /^_assets\/(emergency-watch|show-emergency)[.-][\w-]+\.js$/
const importsOf = (code: string) =>
  [...code.matchAll(/\b(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g)].map(match => `_assets/${match[1]}`)

const modulesOf = (html: string) =>
  [...html.matchAll(/<script\b[^>]*?\s(?:data-)?src="\/([^" ]+\.js)[" ]/g)].map(match => match[1] as string)

/** The style sheets, icon and pictures that a page needs. */
const needs = (html: string): string[] =>
  [
    ...html.matchAll(/<link\b(?=[^>]*\srel="(?:stylesheet|icon|preload)")[^>]*?\shref="(\/[^"]+)"/g),
    ...html.matchAll(/<img\b[^>]*?\ssrc="(\/[^"]+)"/g),
  ].map(match => match[1] as string)

/**
 * The service worker of a release: its code after the list of files to cache. The same pages and the same version of
 * our code give the same bytes, also after a full rebuild. If either changes, each browser that has the worker
 * fetches the new one and offers a reload. Null if the release lacks one of its parts.
 */
export async function serviceWorker(
  names: readonly string[],
  read: (name: string) => Promise<Buffer>,
  version: string,
): Promise<Buffer | null> {
  const code = names.find(name => codeFile.test(name))
  if (!code || pages.some(page => !names.includes(`${page.slice(1)}.html`))) return null
  const revisions = new Map<string, string>()
  const keep = async (url: string, name: string) => {
    const bytes = await read(name)
    revisions.set(url, createHash('sha256').update(bytes).digest('hex').slice(0, 16))
    return bytes
  }
  const keepModule = async (name: string): Promise<void> => {
    if (revisions.has(`/${name}`) || !names.includes(name)) return
    const code = (await keep(`/${name}`, name)).toString('utf8')
    for (const next of importsOf(code)) await keepModule(next)
  }
  for (const page of pages) {
    const html = (await keep(page, `${page.slice(1)}.html`)).toString('utf8')
    for (const url of needs(html))
      if (!revisions.has(url) && names.includes(url.slice(1))) await keep(url, url.slice(1))
    for (const name of modulesOf(html)) await keepModule(name)
  }
  if (names.includes(emergencySigns)) await keep(`/${emergencySigns}`, emergencySigns)
  for (const name of names.filter(one => emergencyCode.test(one))) await keepModule(name)
  const given = {
    version,
    precache: [...revisions].map(([url, revision]) => ({ url, revision })),
    notes: Object.fromEntries(
      contentLanguages.map(language => [
        language,
        translateIn(language)('offline:note', { time: '{{time}}' }),
      ]),
    ),
  }
  // The semicolon is needed: the code starts with a bracket, which would otherwise call the object.
  return Buffer.concat([Buffer.from(`self.rawat=${JSON.stringify(given)};\n`), await read(code)])
}
